import type { TransferError, TransferFailure } from './errors/chainErrors'
import type { CaipAddress, CaipNetworkId, Network } from './network'

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

/** A transaction to send: of an EVM chain, or of Solana as the bytes of a transaction, legacy or v0. */
export type TransactionRequest = EvmTransaction | Uint8Array

/** A transaction that is looked for on its chain. */
export interface ChainTransaction {
  readonly hash: string
  readonly account: CaipAddress
  /** The trace that was read before. */
  readonly trace?: TransactionTrace | undefined
  /** The wait for owners that was read before. */
  readonly owners?: OwnersWait | undefined
  /** Its content. Left out where it is not known. */
  readonly search?: TransactionSearch | undefined
  /** Hashes of the other requests, which a search does not take for this one. */
  readonly known?: readonly string[] | undefined
}

/**
 * A contract account answered with a hash that the chain does not know: its owners may have to approve the transaction, which
 * another one then executes.
 */
export interface OwnersWait {
  /** Block from which on the execution is looked for. */
  readonly block: number
  /** Approvals that are needed, and the number of owners. Left out where the account's contract does not tell. */
  readonly required?: number | undefined
  readonly total?: number | undefined
  /** The account's own nonce that the transaction uses. Left out where it is not known. */
  readonly nonce?: number | undefined
}

/** Facts about a transaction that are needed to find its replacement. */
export interface TransactionTrace {
  readonly nonce: number
  /** A block in which the nonce was not used yet. */
  readonly block: number
  readonly to: string | null
  /** In the smallest unit, as a decimal text. */
  readonly value: string
  /** A hash of its bytes, which may be many and private. */
  readonly data: string
}

/** Content of a transaction whose hash is unknown, and where the search for it on its chain begins. */
export interface TransactionSearch extends Pick<TransactionTrace, 'to' | 'value' | 'data'> {
  /** The lowest nonce that it can have. Left out if no endpoint told it. */
  readonly nonce?: number | undefined
  /** A block in which that nonce was not used yet. */
  readonly block?: number | undefined
}

/** Result of a search: the hash, or where the next search begins. */
export type SearchResult = { readonly hash: string } | { readonly search: TransactionSearch }

/**
 * The transaction that the chain has for another one: the same at a higher price, nothing at all, something else, or the one by
 * which a contract account executed it. Also `executed` where the wallet answered with a wrong hash.
 */
export interface Replacement {
  readonly hash: string
  readonly kind: 'spedUp' | 'cancelled' | 'replaced' | 'executed'
  readonly hasFailed: boolean
}

/** State of a transaction on its chain. `isFinal`: no reorganisation is to be feared any more. */
export type TransactionFate =
  | { readonly state: 'sent'; readonly trace?: TransactionTrace | undefined; readonly owners?: OwnersWait | undefined }
  /** `by`: the transaction of another hash by which a contract account executed it; also where that failed. */
  | {
      readonly state: 'confirmed'
      readonly isFinal: boolean
      readonly by?: Replacement | undefined
      readonly owners?: OwnersWait | undefined
    }
  /** `reverted`: the chain has it and undid what it did; `expired`: it can be taken up no more. */
  | {
      readonly state: 'failed'
      readonly isFinal: boolean
      readonly reason: 'reverted' | 'expired'
      /** The contract's own words, where it said something; its author chose them. */
      readonly words?: string | undefined
      /** Why the chain undid it, where what it said is known. */
      readonly failure?: TransferFailure | undefined
      readonly by?: Replacement | undefined
      readonly owners?: OwnersWait | undefined
    }
  | {
      readonly state: 'replaced'
      readonly isFinal: boolean
      readonly by: Replacement
      readonly owners?: OwnersWait | undefined
    }

/** Kind of an address on its chain, for a sender. */
export type AddressKind =
  /** With a key of its own, or nothing there yet. */
  | 'wallet'
  /** Without a key: a program decides what becomes of what is sent there. */
  | 'program'
  /** The code of a program: nothing comes back from there. */
  | 'code'
  | 'mint'
  /** Holds the token in question, or another one. */
  | 'tokenAccount'
  | 'otherTokenAccount'

/** A currency or token that is to be moved. */
export interface Transfer {
  readonly from: string
  readonly to: string
  /** Mint; left out for the network's own currency. */
  readonly token?: string | undefined
  /** In the smallest unit. */
  readonly value: bigint
}

/** A transaction that moves something, and what comes of it, in the smallest units. */
export interface PreparedTransfer {
  /** Without signatures. */
  readonly transaction: Uint8Array
  readonly fee: bigint
  /** Cost of the receiver's account for the token, where it does not exist yet. */
  readonly deposit: bigint
  /** The amount that reaches the receiver: less than was sent where the token takes a fee. */
  readonly arrives: bigint
  /** The amount that has to stay with the sender, for the account to go on. */
  readonly reserve: bigint
  /** Why the network would refuse it; null where it would not. */
  readonly failure: TransferError | null
}

/** Moves currency and tokens on chains whose transactions a page has to write itself. */
export interface ChainTransfers {
  /** Reads the kind of an address, where a token, or the network's own currency, is to be sent to it. */
  inspect(network: Network, address: string, token: string | undefined): Promise<AddressKind>
  /** @throws TransferError for what cannot be written at all */
  prepare(network: Network, transfer: Transfer): Promise<PreparedTransfer>
  /**
   * The same transaction, good for another while.
   * @throws TransferError where the network would refuse it by now
   */
  renew(network: Network, transaction: Uint8Array): Promise<Uint8Array>
}

/** The kind of a transaction, as far as its source tells; `execute` is any other call of a contract. */
export const activityKinds = [
  'send',
  'receive',
  'trade',
  'approve',
  'mint',
  'burn',
  'deposit',
  'withdraw',
  'stake',
  'unstake',
  'claim',
  'bridge',
  'deploy',
  'cancel',
  'execute',
] as const

export type ActivityKind = (typeof activityKinds)[number]

/** An amount that one transaction moved. */
export interface ActivityTransfer {
  /** Seen from the account. */
  readonly direction: 'in' | 'out' | 'self'
  /** Of a token, or the name of a collectible. */
  readonly symbol: string
  /** As an exact decimal text. */
  readonly amount: string
  /** The address it went to, or came from, where that is known. */
  readonly counterparty?: string | undefined
}

/** A transaction of an account, by whoever sent it. */
export interface Activity {
  readonly networkId: CaipNetworkId
  /** Of its transaction; of an unanswered request a name of its own. */
  readonly hash: string
  readonly kind: ActivityKind
  /**
   * `pending` is not taken up by the chain yet. `unanswered` is a request that the wallet may still send; Portico adds it,
   * sources do not.
   */
  readonly status: 'pending' | 'unanswered' | 'confirmed' | 'failed'
  /** In milliseconds since the epoch. */
  readonly at: number
  readonly transfers: readonly ActivityTransfer[]
  /** Name of the app that it was for. */
  readonly app?: string | undefined
  /** Not told by a source: it was seen by the account's balance, and `hash` is no transaction's. */
  readonly isNoticed?: boolean | undefined
  /**
   * Reason for distrust: a transfer of zero (`zero`), an address that looks like one the visitor knows
   * (`lookAlike`), or a token that imitates another (`spam`). Portico sets it, sources do not.
   */
  readonly warning?: 'zero' | 'lookAlike' | 'spam' | undefined
}

export interface HistoryQuery {
  readonly account: CaipAddress
  readonly network: Network
  /** The `next` of the page before. Left out for the first. */
  readonly cursor?: string | undefined
  /** In what prices are given, as 'usd'. */
  readonly currency: string
  readonly signal: AbortSignal
}

/** The newest first. */
export interface HistoryPage {
  readonly activity: readonly Activity[]
  /** The cursor of the next page; left out after the last. */
  readonly next?: string | undefined
}

/** A source of an account's history. */
export interface HistorySource {
  listActivity(query: HistoryQuery): Promise<HistoryPage>
}
