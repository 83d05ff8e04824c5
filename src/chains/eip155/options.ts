export interface Eip155Options {
  /** Wallets that announce themselves (EIP-6963). @default true */
  readonly announced?: boolean | undefined
  /** The wallet behind `window.ethereum`. @default true */
  readonly injected?: boolean | undefined
  /** The target of announcements that may have `ethereum`; the window by default. */
  readonly page?: EventTarget | undefined
  /** Options for reading names (ENS). */
  readonly names?: NameOptions | undefined
}

/** Options for reading names. Left out, only the endpoints of the host's own networks are asked. */
export interface NameOptions {
  /** Origins of servers that names kept outside of the chain may be asked of (ERC-3668). */
  readonly gateways?: readonly string[] | undefined
  /** Gateway for pictures with an `ipfs://` address, such as `https://ipfs.example`. */
  readonly ipfsGateway?: string | undefined
}
