import type { Getter } from 'jotai/vanilla'
import type { Network } from '../../chains/network'
import type { TransferFailure } from '../../chains/errors/chainErrors'
import type { TokenBalance } from '../../chains/tokens'
import type { TransactionRequest } from '../../chains/transactions'

export type { TransferFailure } from '../../chains/errors/chainErrors'

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

/** What to look at before something is sent to an address. */
export type ReceiverWarning = 'own' | 'firstTime' | 'lookAlike' | 'program' | 'tokenAccount'

/** What was typed: nobody, somebody, a name to look up, or what cannot be sent to. */
export type TypedReceiver =
  | { readonly kind: 'none' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'refused'; readonly problem: ReceiverProblem }

/** The most that sending costs, in the smallest unit; or why nobody knows. */
export type SendFee =
  | { readonly state: 'known'; readonly value: bigint }
  | {
      readonly state: 'unknown'
      /** `wouldFail`: the network says that it would not go through. */
      readonly reason: 'wouldFail' | 'unavailable'
      /** What the contract said of that, in its own words. */
      readonly words?: string | undefined
      /** Why it would fail, where the chain says so. */
      readonly failure?: TransferFailure | undefined
    }

/** What is to be sent, from and to whom. */
export interface SendOrder {
  readonly network: Network
  /** Addresses. */
  readonly from: string
  readonly to: string
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly value: bigint
}

/** What sending costs, and what the wallet is to be asked for. */
export interface PreparedSend {
  readonly fee: SendFee
  /** Where the token keeps a part: how much of it would arrive. */
  readonly arriving?: bigint | undefined
  /** What an account for the token costs the sender, in the smallest unit of the network's currency. */
  readonly deposit?: bigint | undefined
  readonly request: TransactionRequest
}

/** What a kind of chain does in its own way when something is sent there. */
export interface SendChain {
  /** Reads whom to send to. */
  parseReceiver(text: string, network: Network): TypedReceiver
  /** Whether two texts are one address; of texts that are left out only both are. */
  isSame(one: string | undefined, other: string | undefined): boolean
  /** Whether the chain is asked of whom is sent to. */
  readonly inspects?: boolean | undefined
  /** Brings what asks the chain, which nobody needs who only types. */
  load(): Promise<ChainSending>
}

/** What a kind of chain is asked, and what wallets are then asked there. */
export interface ChainSending {
  /** What the chain knows of an address: why nothing can be sent there, or what to look at before. */
  inspect?(
    get: Getter,
    network: Network,
    address: string,
    token: string | undefined,
  ): Promise<ReceiverProblem | readonly ReceiverWarning[]>
  /** The most that can be sent; null where nobody knows what that costs. */
  maxAmount(get: Getter, order: Omit<SendOrder, 'value'>): Promise<bigint | null>
  prepare(get: Getter, order: SendOrder): Promise<PreparedSend>
  /** What the wallet is asked for at the press; a while may have gone by since it was prepared. */
  build(get: Getter, order: SendOrder, request: TransactionRequest): Promise<TransactionRequest>
}
