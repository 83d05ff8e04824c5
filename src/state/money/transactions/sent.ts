import { atom } from 'jotai/vanilla'
import type { TransferFailure } from '../../../chains/errors/chainErrors'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import type { ActivityKind, ActivityTransfer, OwnersWait, Replacement } from '../../../chains/transactions'
import type { Intent } from '../intents/intent'
import { allIntentsAtom } from '../intents/memory'

/** A transaction that was sent here, as it stands on its chain. */
export interface SentTransaction {
  readonly hash: string
  /** Id of its intent. */
  readonly intentId: string
  /** Its sender, and its chain. */
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** When the wallet was asked, in milliseconds since the epoch. */
  readonly sentAt: number
  /** `sent`: it waits to be taken up by the chain. */
  readonly status: 'sent' | 'confirmed' | 'failed' | 'replaced'
  /** The status is final: until then it is followed. */
  readonly isFinal: boolean
  /** The chain had it and took it back: it waits once more. */
  readonly isReorganised?: boolean | undefined
  /** Why it failed: undone by the chain, or not taken up in time. */
  readonly reason?: 'reverted' | 'expired' | undefined
  /** The contract's own words about that. */
  readonly words?: string | undefined
  /** Why its chain undid it, where that says a known reason. */
  readonly failure?: TransferFailure | undefined
  /** The account is a contract whose owners may have to approve it first; `hash` names it until it is executed. */
  readonly owners?: OwnersWait | undefined
  /** Its replacement, or the transaction by which a contract account executed it. */
  readonly by?: Replacement | undefined
  /** Amounts that it moves, as was known when it was sent. */
  readonly transfers?: readonly ActivityTransfer[] | undefined
  /** Its kind, where the sender gave it. */
  readonly kind?: ActivityKind | undefined
  /** When it was heard of its end, in milliseconds since the epoch. */
  readonly endedAt?: number | undefined
}

/** The transaction of an intent, the same object for the same intent. */
const projected = new WeakMap<Intent, SentTransaction | null>()

function sentOf(intent: Intent): readonly SentTransaction[] {
  const known = projected.get(intent)
  if (known !== undefined) return known ? [known] : []
  const {
    id: intentId,
    status,
    hash,
    askedAt: sentAt,
    activity: kind,
    search: _search,
    trace: _trace,
    ...rest
  } = intent
  const isSent =
    hash !== undefined &&
    // Transactions of a batch are intents of their own.
    rest.batch === undefined &&
    (status === 'pending' || status === 'confirmed' || status === 'failed' || status === 'replaced')
  const made: SentTransaction | null = isSent
    ? { ...rest, hash, intentId, sentAt, kind, status: status === 'pending' ? 'sent' : status }
    : null
  projected.set(intent, made)
  return made ? [made] : []
}

/** Transactions that any account sent in this browser, the newest first; empty before `recallIntents`. */
export const sentAtom = atom((get) => get(allIntentsAtom).flatMap(sentOf))
