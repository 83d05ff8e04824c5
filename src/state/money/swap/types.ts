import type { TokenMismatchError } from '../../../chains/errors/chainErrors'
import type { Network } from '../../../chains/network'
import type { SwapHop, SwapToken, SwapTrade } from '../../../chains/trade/swap'
import type { Account } from '../../session/project/accountFeatures'
import type { SendFee } from '../send/chain'
import type { SentTransaction } from '../transactions/transactions'
import type { Intent, OwnersWait } from '../intents/intent'
import type { TransactionStep } from '../transactions/state'

/** Which end of a swap: what is given, or what is received. */
export type SwapSide = 'from' | 'to'

/** The first thing that is missing before something can be swapped. */
export type SwapGap =
  /** The network has no swaps, or no gas price. */
  | 'network'
  | 'gasPrice'
  | 'token'
  | 'amount'
  | 'incorrect'
  | 'funds'
  /** The balance of the native currency does not cover the fee. */
  | 'gas'
  | 'liquidity'
  /** The source gives wrong metadata for a token. */
  | 'mismatch'
  | 'quoting'
  /** No quote is available. Ask again later. */
  | 'unavailable'

/** The swap as it was chosen and typed. */
export interface SwapDraft {
  /** Contracts; undefined for the network's own currency, null where none was chosen. */
  readonly from: string | undefined | null
  readonly to: string | undefined | null
  readonly amount: string
  /** In percent; kept for the visit. */
  readonly slippage: number
}

/** A token with what the account has of it and what it is worth, where that is known. */
export interface SwapChoice extends SwapToken {
  /** In the smallest unit; null while it is not known. */
  readonly value: bigint | null
  /** Price of one, as a decimal text. */
  readonly price?: string | undefined
  /** True if the token is spam: it imitates another token, or its name contains a link. */
  readonly isSpam?: boolean | undefined
  /** True if another token has its symbol, and a price or the place of the network's currency. */
  readonly isTwin?: boolean | undefined
}

/** The terms of a swap, by the quote that is shown. */
export interface SwapTerms {
  /** In the smallest unit of what is received: what is likely to arrive, and the least that may. */
  readonly toValue: bigint
  readonly minValue: bigint
  /** Received amount for one of the given token, as a decimal text. */
  readonly rate: string
  /** In percent. */
  readonly priceImpact?: number | undefined
  readonly slippage: number
  /** Fee of the source, in the smallest unit of the given token. */
  readonly fee?: bigint | undefined
  /** Fee of the network. */
  readonly networkFee: SendFee
  readonly route: readonly SwapHop[]
  /** The ends whose contracts could not be read: amounts of them are shown in base units. */
  readonly unread: readonly SwapSide[]
  /** When it was quoted, in milliseconds since the epoch. */
  readonly quotedAt: number
}

/** The swap that is filled in, and its missing parts. */
export interface SwapForm extends Pick<SwapDraft, 'amount'> {
  readonly account: Account
  readonly network: Network
  readonly from: SwapChoice | null
  readonly to: SwapChoice | null
  /** In the smallest unit of `from`; null while the amount is not a number. */
  readonly value: bigint | null
  /** Null before the first quote; a former one stays while it is asked for again. */
  readonly terms: SwapTerms | null
  readonly isQuoting: boolean
  /** In percent. */
  readonly slippage: number
  readonly gap: SwapGap | null
  /** With the gap `mismatch`: metadata of the source and of the contract. */
  readonly mismatch: TokenMismatchError | null
  /** True if the last press was ignored because account, network or connection changed. */
  readonly isOutdated: boolean
}

/** Tokens to choose for a side. */
export interface SwapTokenList {
  readonly status: 'loading' | 'ready' | 'failed'
  /** A few that many look for. */
  readonly suggested: readonly SwapChoice[]
  /** Tokens of the account. */
  readonly own: readonly SwapChoice[]
  /** All others, by name. */
  readonly others: readonly SwapChoice[]
}

/** The way to allow the token: nothing to allow, by a signature, by a transaction before, or with the swap in one request. */
export type SwapAllowance = 'none' | 'permit' | 'approve' | 'batch'

/** The reviewed swap, which starts with the next presses. */
export interface SwapReview {
  readonly network: Network
  /** With their addresses as symbols and no decimals where their contracts could not be read (`terms.unread`). */
  readonly from: SwapChoice
  readonly to: SwapChoice
  readonly value: bigint
  readonly terms: SwapTerms
  /** Quoted again since the last look, for less than was shown: what was shown before. */
  readonly movedFrom?: bigint | undefined
  /** Stays what it was once that is done, and `next` is the swap. */
  readonly allowance: SwapAllowance
  /** The contract that the swap is sent to, where only the source names it: the visitor confirms it once. */
  readonly contract?: { readonly address: string; readonly isConfirmed: boolean } | undefined
  /** Effect of the next press. `confirm` marks the contract as known. */
  readonly next: 'confirm' | 'approve' | 'sign' | 'swap'
  /** Its state before it was sent. */
  readonly step: Exclude<TransactionStep['status'], 'sent'>
  /** An approval was sent and is waited for. */
  readonly isApproving: boolean
  /** Set while that approval waits for other owners of the account. */
  readonly owners?: OwnersWait | undefined
  /** Why it failed, in the words of who failed. */
  readonly words?: string | undefined
  /** Why it was refused here: the source gave something other than what is shown. */
  readonly isRefused: boolean
  readonly lacksFee: boolean
  /** Earlier requests of the account on this network that the wallet may still send. */
  readonly openRequests: readonly Intent[]
  /** True if the review has been on screen unchanged for 500 ms. Before that `confirmSwap` does nothing. */
  readonly isArmed: boolean
  /** True if the last press was ignored because the review had just changed. */
  readonly isOutdated: boolean
  /** Once it was sent. */
  readonly sent: SentTransaction | null
}

/** The offer of a source, as it is shown; or the missing part. */
export type Quoted =
  | { readonly trade: SwapTrade; readonly terms: SwapTerms; readonly gap: null; readonly mismatch?: undefined }
  | {
      readonly trade: SwapTrade
      readonly terms: null
      readonly gap: SwapGap
      readonly mismatch?: TokenMismatchError | undefined
    }
