/** The required part of a `UniversalProvider`, by its structure: a host's may be of another version. */
export interface UniversalProviderLike {
  readonly client: object
  readonly session?: object | undefined
  connect(options: never): Promise<unknown>
  disconnect(): Promise<unknown>
  on(event: never, listener: never): unknown
  off(event: never, listener: never): unknown
}

export interface WalletConnectOptions {
  /** WebSocket address of the relay. @default 'wss://relay.walletconnect.org' */
  readonly relayUrl?: string | undefined
  /** Id the relay knows; left out: the project id of the instance. */
  readonly projectId?: string | undefined
  /**
   * Lets wallets check this page's domain with WalletConnect Verify, a service of the relay's vendor: a frame from
   * verify.walletconnect.org is loaded before each proposal and request. @default false
   */
  readonly verify?: boolean | undefined
  /**
   * A `UniversalProvider` of the host's own instead of Portico. It is used as it is: what it stores and
   * the servers that it calls are up to the host.
   */
  readonly provider?: (() => Promise<UniversalProviderLike>) | undefined
}
