import type { CallDescription } from './calls'

/** An item that one side of a trade gives. */
export interface TradedItem {
  /** Null for the network's own currency. */
  readonly token: string | null
  /** Of an item that is one of several; null for an amount. */
  readonly id: bigint | null
  /** In the smallest unit: the most that is given, the least that is got. */
  readonly amount: bigint
  /** The receiver; null for any taker of the offer. */
  readonly recipient: string | null
}

export interface Trade {
  readonly offerer: string
  readonly gives: readonly TradedItem[]
  readonly gets: readonly TradedItem[]
  /** Seconds since 1970. */
  readonly endTime: bigint | null
}

/** The effect of a signature over typed data, other than an allowance to spend an amount. */
export type AgreementDescription =
  /** EIP-3009: whoever has the signature can have the transfer made. */
  | {
      readonly kind: 'transfer'
      readonly token: string
      readonly from: string
      readonly recipient: string
      /** In the smallest unit. */
      readonly amount: bigint
      /** Seconds since 1970. */
      readonly deadline: bigint | null
    }
  /** ERC-721 `Permit` (ERC-4494, Uniswap): leave to take an item. */
  | {
      readonly kind: 'itemPermit'
      readonly token: string
      readonly spender: string
      readonly id: bigint
      readonly deadline: bigint | null
    }
  /** Seaport: offers that anybody can take. */
  | { readonly kind: 'order'; readonly trades: readonly Trade[] }
  /** A transaction of a Safe that the account is an owner of. */
  | {
      readonly kind: 'safeTransaction'
      readonly safe: string
      /** It runs another contract's code as its own. */
      readonly isDelegateCall: boolean
      /** The Safe pays the sender. */
      readonly isRefunded: boolean
      readonly call: CallDescription
    }
