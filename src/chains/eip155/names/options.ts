/** How names are read. Left out, nobody is asked but the endpoints of the host's own networks. */
export interface NameOptions {
  /** Origins of servers that names kept outside of the chain may be asked of (ERC-3668). */
  readonly gateways?: readonly string[] | undefined
  /** Where pictures with an `ipfs://` address come from, such as `https://ipfs.example`. */
  readonly ipfsGateway?: string | undefined
}
