import type { CaipAddress } from './network'

/** A transaction of an EVM chain; what is left out is the wallet's to fill in. */
export interface EvmTransaction {
  /** Left out: a contract is created. */
  readonly to?: string | undefined
  /** In the smallest unit. */
  readonly value?: bigint | undefined
  /** Bytes in hex. */
  readonly data?: string | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

/** What a wallet is asked to send: of an EVM chain, or of Solana as the bytes of a transaction, legacy or v0. */
export type TransactionRequest = EvmTransaction | Uint8Array

/** A transaction that is looked for on its chain. */
export interface ChainTransaction {
  readonly hash: string
  readonly account: CaipAddress
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number
  /** What the chain told of it before. */
  readonly trace?: TransactionTrace | undefined
}

/** What has to be known of a transaction to find what took its place. */
export interface TransactionTrace {
  readonly nonce: number
  /** A block in which the nonce was not used yet. */
  readonly block: number
  readonly to: string | null
  /** In the smallest unit, as a decimal text. */
  readonly value: string
  readonly data: string
}

/** What took the place of a transaction: the same at a higher price, nothing at all, or something else. */
export interface Replacement {
  readonly hash: string
  readonly kind: 'spedUp' | 'cancelled' | 'replaced'
  readonly hasFailed: boolean
}

/** How a transaction stands on its chain. `isFinal`: no reorganisation is to be feared any more. */
export type TransactionFate =
  | { readonly state: 'sent'; readonly trace?: TransactionTrace | undefined }
  | { readonly state: 'confirmed'; readonly isFinal: boolean }
  /** `reverted`: the chain has it and undid what it did; `expired`: it can be taken up no more. */
  | { readonly state: 'failed'; readonly isFinal: boolean; readonly reason: 'reverted' | 'expired' }
  | { readonly state: 'replaced'; readonly isFinal: boolean; readonly by: Replacement }
