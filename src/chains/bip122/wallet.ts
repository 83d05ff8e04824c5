import type { RpcCall, Unsubscribe } from '../adapter'
import type { Network } from '../network'
import type { WalletQuestion } from '../errors/normalizeWalletError'

/** One of the two ways to speak with a wallet of Bitcoin. What it answers is the wallet's, unchecked; all of it may throw. */
export interface BitcoinWallet {
  readonly provider: unknown
  /** How its errors are to be read. */
  readonly question: WalletQuestion
  /** Asks the person for a list of addresses. */
  connect(networks: readonly Network[]): Promise<unknown>
  /** The list of addresses as far as it needs no asking; else nothing. */
  recall(): Promise<unknown>
  /** Signs a text: base64. */
  sign(message: string, address: string): Promise<unknown>
  /** Hears new lists of addresses, and null when the wallet lets go. */
  follow(listener: (addresses: unknown) => void): Unsubscribe
  letGo(): Promise<unknown>
  request?(call: RpcCall): Promise<unknown>
}
