import type { AtomicStatus } from '../../../chains/eip155/calls/calls'
import type { CaipNetworkId, Namespace } from '../../../chains/network'
import type { CallDescription } from '../../../chains/requests/types/calls'
import type { RequestWarning } from '../../../chains/requests/types/warnings'
import type { ActivityKind, ActivityTransfer, EvmTransaction } from '../../../chains/transactions'
import type { CallStatus } from '../intents/batch/batch'
import type { OwnersWait } from '../intents/intent'

/** Several calls that belong together, in order. */
export interface CallsRequest {
  readonly calls: readonly EvmTransaction[]
  /** Namespace of the account that sends; left out: the one in use. */
  readonly namespace?: Namespace | undefined
  /** Amounts that they move together, shown in Activity with the last transaction of them. */
  readonly transfers?: readonly ActivityTransfer[] | undefined
  /** Their kind together, as 'trade'. */
  readonly kind?: ActivityKind | undefined
  /** Only all of them or none will do (EIP-5792). Left out: a wallet may send them one by one. */
  readonly atomicRequired?: boolean | undefined
  /**
   * The caller emits events of its own.
   * @internal
   */
  readonly isToldElsewhere?: boolean | undefined
  /** The effect of each, for visitors. */
  readonly words?: readonly string[] | undefined
}

/** The result of calls that were sent. */
export interface CallsResult {
  /** The wallet's id of the batch; of calls that were sent one by one, the hash of the last. */
  readonly id: string
  /** Of the transactions, each once, in their order. */
  readonly hashes: readonly string[]
  /** All of them were done in one transaction. */
  readonly isAtomic: boolean
}

export type { CallStatus }

export interface CallState {
  /** Null where a contract is created. */
  readonly to: string | null
  /** In the smallest unit. */
  readonly value: bigint
  /** Bytes in hex; after a reload the first four alone. */
  readonly data: string
  /** Its effect, in the caller's words. */
  readonly words?: string | undefined
  readonly status: CallStatus
  readonly hash?: string | undefined
  /** Why it failed, in the words of the contract or the wallet. */
  readonly reason?: string | undefined
  /** Its effect and its warnings, as read from its bytes; while the page is there. */
  readonly description?: CallDescription | undefined
  readonly warnings?: readonly RequestWarning[] | undefined
}

export type CallsStatus =
  | 'idle'
  /** The wallet is asked. */
  | 'asking'
  /** Nothing was sent, as it was declined. */
  | 'declined'
  /** An earlier request is still open in the wallet. */
  | 'pending'
  /** The wallet did not answer in time, or does not know them any more: it may still send them. Warn before asking again. */
  | 'unanswered'
  | 'sent'
  | 'confirmed'
  /** Some are done, and others are not. */
  | 'partial'
  | 'failed'

/** State of the latest calls. */
export interface CallsState {
  readonly status: CallsStatus
  /** One request to the wallet, or several. */
  readonly mode: 'batch' | 'oneByOne'
  readonly calls: readonly CallState[]
  readonly id?: string | undefined
  readonly networkId?: CaipNetworkId | undefined
  /** Why nothing was sent, in the words of the wallet. */
  readonly reason?: string | undefined
  /** The account is a contract whose owners may have to approve the batch; counts while `status` is `sent`. */
  readonly owners?: OwnersWait | undefined
  /** `resumeCalls` can go on with what is not done. */
  readonly canResume: boolean
}

/** Capabilities of the connected wallet for an account on the network in use. */
export interface WalletCapabilities {
  readonly atomic: AtomicStatus
  /** Everything it answered for the network, by the name of the capability (EIP-5792). */
  readonly all: Readonly<Record<string, unknown>>
}
