import type { TransferFailure } from '../../../chains/errors/chainErrors'
import { isRecord } from '../../../chains/guards'
import { namespaces, type CaipAddress, type CaipNetworkId } from '../../../chains/network'
import {
  activityKinds,
  type ActivityKind,
  type ActivityTransfer,
  type OwnersWait,
  type Replacement,
  type TransactionSearch,
  type TransactionTrace,
} from '../../../chains/transactions'
import { isShortText } from '../../core/storage'
import { isBatch, type Batch } from './batch/batch'
import { isTransfer } from './isTransfer'

/**
 * State of a request that can move value:
 * - `asked`: the wallet was asked and has not answered.
 * - `declined`: the wallet refused, or reported an error. It is `pending` if the chain shows the transaction all the same.
 * - `unanswered`: the time for an answer is over, or the page that asked was closed. The wallet may still send it.
 * - `dropped`: the visitor said that the wallet will not send it. The chain is searched all the same.
 * - `pending`: the wallet answered with a hash, or with the id of a batch. The chain has not included it.
 * - `confirmed`, `failed`, `replaced`: the result on the chain. `pending` again after a reorganisation.
 */
export type IntentStatus =
  'asked' | 'declined' | 'unanswered' | 'dropped' | 'pending' | 'confirmed' | 'failed' | 'replaced'

export type { OwnersWait } from '../../../chains/transactions'

/** A request that a wallet was asked and that can move value. It is stored until its result is final. */
export interface Intent {
  /** Random id in hex, unique in this browser. */
  readonly id: string
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** In milliseconds since the epoch. */
  readonly askedAt: number
  readonly status: IntentStatus
  /** True if the status cannot change any more. */
  readonly isFinal: boolean
  /** Hash of the transaction, of a batch that of its last. Left out until the wallet answers or the chain shows it. */
  readonly hash?: string | undefined
  /** The chain included the transaction and took it back. */
  readonly isReorganised?: boolean | undefined
  /** Why it failed: `reverted` by the chain, or `expired` before a block included it. */
  readonly reason?: 'reverted' | 'expired' | undefined
  /** The revert reason of the contract. */
  readonly words?: string | undefined
  /** Known reason for the failure. */
  readonly failure?: TransferFailure | undefined
  /** The account is a contract whose owners may have to approve the transaction; `hash` names it until it is executed. */
  readonly owners?: OwnersWait | undefined
  /** The transaction that the chain included instead, or by which a contract account executed it. */
  readonly by?: Replacement | undefined
  /** Calls of a batch (EIP-5792). Its transactions are intents of their own once the wallet tells them. */
  readonly batch?: Batch | undefined
  /** Amounts that it moves, as known when the wallet was asked. */
  readonly transfers?: readonly ActivityTransfer[] | undefined
  /** Kind for Activity, where the caller gave it. */
  readonly activity?: ActivityKind | undefined
  /** When the result was read, in milliseconds since the epoch. */
  readonly endedAt?: number | undefined
  /** Id of the transport's request, for an answer that is late. @internal */
  readonly requestId?: string | undefined
  /** Content by which the chain is searched while the hash is unknown. @internal */
  readonly search?: TransactionSearch | undefined
  /** @internal */
  readonly trace?: TransactionTrace | undefined
}

const statuses: readonly unknown[] = [
  'asked',
  'declined',
  'unanswered',
  'dropped',
  'pending',
  'confirmed',
  'failed',
  'replaced',
] satisfies IntentStatus[]
const idPattern = new RegExp(`^(${namespaces.join('|')}):[\\w-]{1,32}(:[\\w.%-]{1,128})?$`)
const isId = (value: unknown) => typeof value === 'string' && idPattern.test(value)
const isTime = (value: unknown) => Number.isSafeInteger(value)

const isContent = (value: Readonly<Record<string, unknown>>) =>
  (value.to === null || isShortText(value.to)) && isShortText(value.value) && isShortText(value.data)

const isTrace = (value: unknown) => isRecord(value) && isTime(value.nonce) && isTime(value.block) && isContent(value)

const isSearch = (value: unknown) =>
  isRecord(value) &&
  isContent(value) &&
  (value.nonce === undefined || isTime(value.nonce)) &&
  (value.block === undefined || isTime(value.block))

const isCount = (value: unknown) => value === undefined || isTime(value)

const isOwnersWait = (value: unknown) =>
  isRecord(value) && isTime(value.block) && [value.required, value.total, value.nonce].every(isCount)

type Check = (value: unknown) => boolean

/** Checks of the fields that an intent cannot do without. */
const required = {
  id: isShortText,
  account: isId,
  networkId: isId,
  askedAt: isTime,
  status: (value) => statuses.includes(value),
  isFinal: (value) => typeof value === 'boolean',
} as const satisfies Partial<Record<keyof Intent, Check>>

/** Checks of the other fields. */
const optional: Readonly<Record<Exclude<keyof Intent, keyof typeof required>, Check>> = {
  hash: isShortText,
  isReorganised: (value) => typeof value === 'boolean',
  reason: (value) => value === 'reverted' || value === 'expired',
  words: isShortText,
  failure: isShortText,
  owners: isOwnersWait,
  by: (value) => isRecord(value) && isShortText(value.hash) && isShortText(value.kind),
  batch: isBatch,
  transfers: (value) => Array.isArray(value) && value.every(isTransfer),
  activity: (value) => (activityKinds as readonly unknown[]).includes(value),
  endedAt: isTime,
  requestId: isShortText,
  search: isSearch,
  trace: isTrace,
}

const pass = (value: Readonly<Record<string, unknown>>, checks: Readonly<Record<string, Check>>) =>
  Object.entries(checks).flatMap(([name, check]) => (check(value[name]) ? [[name, value[name]] as const] : []))

/**
 * Reads a stored intent; nothing for another value. An optional field with a wrong value is left out, so that the request
 * itself is never lost.
 */
export function readIntent(value: unknown): readonly Intent[] {
  if (!isRecord(value)) return []
  const needed = pass(value, required)
  if (needed.length < Object.keys(required).length) return []
  // A state on the chain needs a hash, or the id of a batch.
  const hasHash =
    isBatch(value.batch) ||
    /^(asked|declined|unanswered|dropped)$/.test(value.status as string) ||
    isShortText(value.hash)
  return hasHash ? [Object.fromEntries([...needed, ...pass(value, optional)]) as unknown as Intent] : []
}
