import { atom } from 'jotai/vanilla'
import { isRecord } from '../../../chains/guards'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import { activityKinds } from '../../../chains/transactions'
import { action } from '../../core/action'
import { isShortText, jsonKey, storageAtom } from '../../core/storage'
import { isTransfer } from '../intents/isTransfer'
import type { CallsRequest, CallsState, CallState } from './types'

/** Calls that were asked for together, and how they stand. */
export interface KeptCalls extends Pick<CallsRequest, 'transfers' | 'kind'> {
  readonly id: string
  /** The wallet's id of the request that is open, or was the last. */
  readonly walletId: string
  /** Which calls that request has, by their place. */
  readonly asked: readonly number[]
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  /** In milliseconds since the epoch. */
  readonly sentAt: number
  readonly mode: CallsState['mode']
  readonly status: Exclude<CallsState['status'], 'idle'>
  readonly isAtomic: boolean
  readonly calls: readonly CallState[]
  readonly reason?: string | undefined
  /** The wallet may have sent them, though it did not say so. */
  readonly mayBeSent?: boolean | undefined
  /** This page asked for them, and so can go on with them. Not stored. */
  readonly isOfThisPage?: boolean | undefined
}

const mostKept = 12

/** Requests of several calls that the wallet has, the newest first. */
const callsKey = jsonKey('calls', (value) => (Array.isArray(value) ? value.flatMap(readCalls) : undefined))

const memoryAtom = atom<readonly KeptCalls[] | null>(null)

/** Everything that was asked for here, or elsewhere and not at its end. */
export const keptCallsAtom = atom((get) => get(memoryAtom) ?? [])

/** Id of the calls whose state is shown. Set by the code that sends and follows. */
export const latestIdAtom = atom<string | null>(null)

/** True where it may still change by itself. */
export const isOpen = ({ status }: KeptCalls) => status === 'asking' || status === 'sent'

/** Takes up what another page stored, or this one before it was loaded. Returns what is new. */
export const takeOverCalls = action(function takeOverCalls(get, set, given?: readonly KeptCalls[]) {
  const stored = given ?? get(storageAtom).read(callsKey) ?? []
  const before = get(keptCallsAtom)
  const fresh = stored.filter(({ id }) => !before.some((one) => one.id === id))
  const now = before.map((one) => {
    const other = stored.find(({ id }) => id === one.id)
    // The page that asked knows best until the wallet has it; an end stays so.
    return other && !one.isOfThisPage && isOpen(one) ? other : one
  })
  if (fresh.length > 0 || now.some((one, index) => one !== before[index])) set(memoryAtom, [...fresh, ...now])
  return fresh
})

/** Keeps calls, new or changed; those that are one request also over reloads. */
export const keepCalls = action(function keepCalls(get, set, changed: KeptCalls) {
  set(takeOverCalls)
  const before = get(keptCallsAtom)
  const isKnown = before.some(({ id }) => id === changed.id)
  const all = isKnown ? before.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...before]
  set(memoryAtom, all)
  const isWorthIt = ({ mode, status }: KeptCalls) => mode === 'batch' && status !== 'declined'
  get(storageAtom).write(callsKey, all.filter(isWorthIt).slice(0, mostKept).map(toStore))
})

/** Without what is not to be stored: the bytes of a call may hold a signature, and what they do is read again. */
function toStore({ isOfThisPage: _page, ...batch }: KeptCalls): KeptCalls {
  const bare = ({ description: _what, warnings: _warnings, ...call }: CallState) => ({
    ...call,
    data: call.data.slice(0, 10),
  })
  return { ...batch, calls: batch.calls.map(bare) }
}

export { callsKey }

const statuses: readonly unknown[] = ['asking', 'pending', 'sent', 'confirmed', 'partial', 'failed']
const callStatuses: readonly unknown[] = ['waiting', 'asking', 'sent', 'confirmed', 'failed', 'declined', 'notSent']
const isMaybeText = (value: unknown) => value === undefined || isShortText(value)
const isHex = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)

function readCalls(value: unknown): readonly KeptCalls[] {
  if (!isRecord(value)) return []
  const { id, walletId, asked, account, networkId, sentAt, status, isAtomic, calls, reason, transfers, kind } = value
  const isWhole =
    isShortText(id) &&
    typeof walletId === 'string' &&
    typeof isAtomic === 'boolean' &&
    Number.isSafeInteger(sentAt) &&
    statuses.includes(status) &&
    isMaybeText(reason) &&
    /^eip155:\d{1,32}$/.test(`${networkId as string}`) &&
    /^eip155:\d{1,32}:0x[0-9a-f]{40}$/i.test(`${account as string}`)
  const isMoved = transfers === undefined || (Array.isArray(transfers) && transfers.every(isTransfer))
  const isKnown = kind === undefined || (activityKinds as readonly unknown[]).includes(kind)
  const read = Array.isArray(calls) ? calls.flatMap(readCall) : []
  const isCounted = Array.isArray(asked) && asked.every((index) => read[index as number] !== undefined)
  // The wallet had not been asked yet.
  const isEmpty = read.length === 0 || (status === 'asking' && Array.isArray(asked) && asked.length === 0)
  if (!isWhole || !isMoved || !isKnown || !isCounted || isEmpty) return []
  return [{ ...(value as unknown as KeptCalls), mode: 'batch', calls: read }]
}

function readCall(value: unknown): readonly CallState[] {
  if (!isRecord(value)) return []
  const { to, value: amount, data, words, status, hash, reason } = value
  const isWhole =
    (to === null || isHex(to)) &&
    /^\d{1,80}$/.test(`${amount as string}`) &&
    isHex(data) &&
    callStatuses.includes(status) &&
    [words, hash, reason].every(isMaybeText)
  return isWhole ? [{ ...(value as unknown as CallState), value: BigInt(amount as string) }] : []
}
