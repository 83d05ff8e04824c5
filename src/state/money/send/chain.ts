import type { Getter } from 'jotai/vanilla'
import type { Network } from '../../../chains/network'
import type { TransferFailure } from '../../../chains/errors/chainErrors'
import type { TokenBalance } from '../../../chains/tokens'
import type { TransactionRequest } from '../../../chains/transactions'

export type { TransferFailure } from '../../../chains/errors/chainErrors'

/** Why nothing can be sent to what was typed. */
export type ReceiverProblem =
  | 'invalid'
  | 'checksum'
  | 'otherNamespace'
  | 'otherNetwork'
  | 'unknownToken'
  | 'noSuchName'
  | 'nameUnavailable'
  | 'tokenContract'
  | 'otherTokenAccount'
  | 'code'

/** A warning before something is sent to an address. */
export type ReceiverWarning = 'own' | 'firstTime' | 'lookAlike' | 'program' | 'tokenAccount'

/** The typed receiver: empty, an address, a name to look up, or text that cannot be sent to. */
export type TypedReceiver =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'refused'; readonly problem: ReceiverProblem }

/** The most that sending costs, in the smallest unit; or the reason that it is not known. */
export type SendFee =
  | { readonly state: 'known'; readonly value: bigint }
  | {
      readonly state: 'unknown'
      /** `wouldFail`: the network says that it would not go through. */
      readonly reason: 'wouldFail' | 'unavailable'
      /** The contract's own words about that. */
      readonly words?: string | undefined
      /** Why it would fail, where the chain says so. */
      readonly failure?: TransferFailure | undefined
    }

/** The transfer, its sender and its receiver. */
export interface SendOrder {
  readonly network: Network
  /** Addresses. */
  readonly from: string
  readonly to: string
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly value: bigint
}

/** The fee of sending, and the request to the wallet. */
export interface PreparedSend {
  readonly fee: SendFee
  /** The amount that would arrive, where the token keeps a part. */
  readonly arriving?: bigint | undefined
  /** Cost of an account for the token, in the smallest unit of the network's currency. */
  readonly deposit?: bigint | undefined
  readonly request: TransactionRequest
}

/** The way that a kind of chain sends. */
export interface SendChain {
  /** Reads whom to send to. */
  parseReceiver(text: string, network: Network): TypedReceiver
  /** True where two texts are one address; of texts that are left out only both are. */
  isSame(one: string | undefined, other: string | undefined): boolean
  /** The chain is asked about the receiver. */
  readonly inspects?: boolean | undefined
  /** Loads the code that asks the chain; typing does not need it. */
  load(): Promise<ChainSending>
}

/** Questions to a kind of chain, and the requests to wallets there. */
export interface ChainSending {
  /** Asks the chain about an address: the reason that nothing can be sent there, or warnings. */
  inspect?(
    get: Getter,
    network: Network,
    address: string,
    token: string | undefined,
  ): Promise<ReceiverProblem | readonly ReceiverWarning[]>
  /** The most that can be sent; null where the fee is not known. */
  maxAmount(get: Getter, order: Omit<SendOrder, 'value'>): Promise<bigint | null>
  prepare(get: Getter, order: SendOrder): Promise<PreparedSend>
  /** Builds the request at the press; a while may have gone by since it was prepared. */
  build(get: Getter, order: SendOrder, request: TransactionRequest): Promise<TransactionRequest>
}
