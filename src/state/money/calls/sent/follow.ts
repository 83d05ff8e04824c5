import type { Atom, Getter } from 'jotai/vanilla'
import { action } from '../../../core/action'
import { parseMessage } from '../../../core/pages/parseMessage'
import { envAtom, onDestroy, perStore, runtimeAtom } from '../../../core/runtime'
import { AttemptAbandonedError } from '../../../../chains/errors/errors'
import { callsOf, hashesOf } from '../batch'
import { CallsFailedError } from '../callsErrors'
import { callsKey, isOpen, keptCallsAtom, latestIdAtom, takeOverCalls, type KeptCalls } from '../storedCalls'
import { readCallsStatus } from './pollStatus'

/** Interval of the questions to wallets, in milliseconds. */
const pollingMs = 2_000

/** Nothing that was asked for longer ago is looked for, in milliseconds. */
const longestMs = 24 * 3_600_000

const following = perStore<{ stopping: AbortController; isPolling: boolean; recalled: readonly KeptCalls[] }>()

/** Follows requests of several calls that have not ended, by asking their wallet, until nothing is left to follow. */
export const followCalls = action(function followCalls(get, set) {
  const held = following(get)
  const stopping = held.stopping ?? new AbortController()
  const start = () => {
    if (!held.isPolling) void set(pollCalls, stopping.signal)
  }
  const take = (stored?: readonly KeptCalls[]) => {
    const fresh = set(takeOverCalls, stored)
    if (stored) return
    held.recalled = fresh.filter(isOpen)
    set(showRecalled)
  }
  if (!held.stopping) {
    held.stopping = stopping
    onDestroy(get, () => stopping.abort())
    take()
    get(envAtom).followStorage?.((change) => {
      const stored = parseMessage(get, callsKey, change)
      if (!stored) return
      take(stored)
      start()
    }, stopping.signal)
  }
  start()
})

/** Calls that were sent before this page was loaded are shown, unless this page asked for something itself. */
const showRecalled = action(function showRecalled(get, set) {
  const recalled = following(get).recalled ?? []
  const sent = get(keptCallsAtom).find((one) => one.status !== 'asking' && recalled.some(({ id }) => id === one.id))
  if (sent && get(latestIdAtom) === null) set(latestIdAtom, sent.id)
})

function openOf(get: Getter): readonly KeptCalls[] {
  const now = get(envAtom).clock.now()
  return get(keptCallsAtom).filter(
    (one) => one.mode === 'batch' && one.asked.length > 0 && isOpen(one) && now - one.sentAt < longestMs,
  )
}

const pollCalls = action(async function pollCalls(get, set, signal: AbortSignal): Promise<void> {
  const held = following(get)
  const { clock } = get(envAtom)
  held.isPolling = true
  try {
    for (let open = openOf(get); open.length > 0 && !signal.aborted; open = openOf(get)) {
      await Promise.all(open.map(({ id }) => set(readCallsStatus, id, signal)))
      set(showRecalled)
      await clock.sleep(pollingMs, signal)
    }
  } catch {
    // The instance ended while it waited.
  } finally {
    held.isPolling = false
  }
})

/** Waits until something is found in an atom; rejects where the instance ends before. */
export function until<T, Found>(get: Getter, source: Atom<T>, find: (value: T) => Found | undefined): Promise<Found> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = find(store.get(source))
      if (found === undefined) return
      stop()
      resolve(found)
    }
    const unsubscribe = store.sub(source, look)
    const forget = onDestroy(get, () => {
      stop()
      reject(new AttemptAbandonedError('The instance ended'))
    })
    const stop = () => {
      unsubscribe()
      forget()
    }
    look()
  })
}

/**
 * Waits for the end of calls that were sent.
 * @throws CallsFailedError where not all of them are done
 */
export async function waitForEnd(get: Getter, id: string): Promise<KeptCalls> {
  const find = (all: readonly KeptCalls[]) => all.find((one) => one.id === id && !isOpen(one))
  await until(get, keptCallsAtom, find)
  const batch = callsOf(get, id)
  if (batch.status === 'confirmed') return batch
  const failed = batch.calls.findIndex(({ status }) => status === 'failed')
  const reason = batch.calls[failed]?.reason ?? batch.reason
  const index = batch.isAtomic || failed < 0 ? undefined : failed
  const words = index === undefined ? 'The calls failed' : `Call ${index + 1} of ${batch.calls.length} failed`
  throw new CallsFailedError(words, { index, reason, hashes: hashesOf(batch) })
}
