import type { RpcCall, Unsubscribe } from '../adapter'
import type { Network } from '../network'
import type { ErrorContext } from '../errors/normalizeWalletError'

/** One of the two ways to speak with a wallet of Bitcoin. Answers are the wallet's, unchecked; every call may throw. */
export interface BitcoinWallet {
  readonly provider: unknown
  /** The meaning of its error codes. */
  readonly errorContext: ErrorContext
  /** Asks the person for a list of addresses. */
  connect(networks: readonly Network[]): Promise<unknown>
  /** The list of addresses as far as it needs no asking; else nothing. */
  reconnect(): Promise<unknown>
  /** Signs a text: base64. */
  sign(message: string, address: string): Promise<unknown>
  /** Hears new lists of addresses, and null when the wallet lets go. */
  subscribe(listener: (addresses: unknown) => void): Unsubscribe
  disconnect(): Promise<unknown>
  request?(call: RpcCall): Promise<unknown>
}
