export interface Eip155Options {
  /** Wallets that announce themselves (EIP-6963). @default true */
  readonly announced?: boolean | undefined
  /** The wallet behind `window.ethereum`. @default true */
  readonly injected?: boolean | undefined
  /** Where announcements are heard and `ethereum` is looked for; the window by default. */
  readonly page?: EventTarget | undefined
  /** How names (ENS) are read. */
  readonly names?: NameOptions | undefined
}

/** How names are read. Left out, only the endpoints of the host's own networks are asked. */
export interface NameOptions {
  /** Origins of servers that names kept outside of the chain may be asked of (ERC-3668). */
  readonly gateways?: readonly string[] | undefined
  /** Where pictures with an `ipfs://` address come from, such as `https://ipfs.example`. */
  readonly ipfsGateway?: string | undefined
}
