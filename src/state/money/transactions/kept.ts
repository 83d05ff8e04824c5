import { atom } from 'jotai/vanilla'
import type { TransferFailure } from '../../../chains/errors/chainErrors'
import { isRecord } from '../../../chains/guards'
import { namespaces, type CaipAddress, type CaipNetworkId } from '../../../chains/network'
import {
  activityKinds,
  type ActivityKind,
  type ActivityTransfer,
  type Replacement,
  type TransactionTrace,
} from '../../../chains/transactions'
import { connectedIn, connectionsAtom, plainAddress } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { isShortText, jsonKey, storageAtom } from '../../core/storage'

/** A transaction that was sent here, as it stands on its chain. */
export interface SentTransaction {
  readonly hash: string
  /** Its sender, and its chain. */
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** In milliseconds since the epoch. */
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
  /** Its replacement. */
  readonly by?: Replacement | undefined
  /** Amounts that it moves, as was known when it was sent. */
  readonly transfers?: readonly ActivityTransfer[] | undefined
  /** Its kind, where the sender gave it. */
  readonly kind?: ActivityKind | undefined
  /** When it was heard of its end, in milliseconds since the epoch. */
  readonly endedAt?: number | undefined
  /** @internal */
  readonly trace?: TransactionTrace | undefined
}

/** Number of transactions that are kept and followed. */
const mostKept = 99

/** Transactions that any account sent here, the newest first. They outlive the connection. */
export const transactionsKey = jsonKey('transactions', (value) =>
  Array.isArray(value) ? value.flatMap(readTransaction).slice(0, mostKept) : undefined,
)

const memoryAtom = atom<readonly SentTransaction[] | null>(null)

/** Everything that was sent in this browser, by any account; nothing before `recall`. */
export const keptAtom = atom((get) => get(memoryAtom) ?? [])

/** Reads what was sent before this page was loaded: not while it is hydrated, as a server knows nothing of it. */
export const recall = action(function recall(get, set) {
  if (!get(memoryAtom)) set(memoryAtom, get(storageAtom).read(transactionsKey) ?? [])
})

const isSame = (one: SentTransaction, other: SentTransaction) =>
  one.hash === other.hash && one.networkId === other.networkId

/** Takes up a transaction, new or changed. Another page may have stored more meanwhile, which stays. */
export const keepTransaction = action(function keepTransaction(get, set, changed: SentTransaction) {
  const storage = get(storageAtom)
  const before = storage.read(transactionsKey) ?? get(keptAtom)
  const isKnown = before.some((one) => isSame(one, changed))
  const all = isKnown ? before.map((one) => (isSame(one, changed) ? changed : one)) : [changed, ...before]
  // Those that have ended make room first.
  const spare = all.slice(mostKept).length
  const ended = all.filter(({ isFinal }) => isFinal).slice(-spare)
  const kept = spare > 0 ? all.filter((one) => !ended.includes(one)).slice(0, mostKept) : all
  set(memoryAtom, kept)
  storage.write(transactionsKey, kept)
})

/** Another page of this origin stored what it knows. Returns what changed. */
export const takeOver = action(function takeOver(get, set, stored: readonly SentTransaction[]) {
  const before = get(keptAtom)
  set(memoryAtom, stored)
  return stored.filter((now) => before.some((one) => isSame(one, now) && one.status !== now.status))
})

/** True for a change about an account that is connected here: others hear of theirs when they come back. */
export const isOfConnectedAtom = atom((get) => {
  const addresses = connectedIn(get(connectionsAtom)).flatMap(([, { accounts }]) => accounts.map(plainAddress))
  return ({ account }: SentTransaction) => addresses.includes(plainAddress(account))
})

const statuses: readonly unknown[] = ['sent', 'confirmed', 'failed', 'replaced'] satisfies SentTransaction['status'][]
const idPattern = new RegExp(`^(${namespaces.join('|')}):[\\w-]{1,32}(:[\\w.%-]{1,128})?$`)
const isId = (value: unknown) => typeof value === 'string' && idPattern.test(value)
const isTime = (value: unknown) => Number.isSafeInteger(value)

/** True for a stored value that is an amount of a transaction. */
export const isTransfer = (value: unknown) =>
  isRecord(value) &&
  isShortText(value.direction) &&
  isShortText(value.symbol) &&
  /^\d+(\.\d+)?$/.test(`${value.amount}`) &&
  (value.counterparty === undefined || isShortText(value.counterparty))

function readTransaction(value: unknown): readonly SentTransaction[] {
  if (!isRecord(value)) return []
  const { hash, account, networkId, sentAt, status, isFinal, trace, by, words, failure, transfers, kind } = value
  const isWhole =
    isShortText(hash) && isId(account) && isId(networkId) && isTime(sentAt) && typeof isFinal === 'boolean'
  const isTraced =
    trace === undefined ||
    (isRecord(trace) && isTime(trace.nonce) && isTime(trace.block) && typeof trace.data === 'string')
  const isSaid = [words, failure].every((one) => one === undefined || isShortText(one))
  const isTold = by === undefined || (isRecord(by) && isShortText(by.hash) && isShortText(by.kind))
  const isMoved = transfers === undefined || (Array.isArray(transfers) && transfers.every(isTransfer))
  const isOfKind = kind === undefined || (activityKinds as readonly unknown[]).includes(kind)
  if (!isWhole || !isTraced || !isTold || !isSaid || !isMoved || !isOfKind || !statuses.includes(status)) return []
  return [value as unknown as SentTransaction]
}
