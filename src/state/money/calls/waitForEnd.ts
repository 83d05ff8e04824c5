import type { Atom, Getter } from 'jotai/vanilla'
import { AttemptAbandonedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { onDestroy, runtimeAtom } from '../../core/runtime'
import { CallsFailedError } from './callsErrors'
import { callsOf, hashesOfRecord, isOpen, recordsAtom, type CallsRecord } from './records'

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
 * @throws CallsFailedError where not all of them are done, UnansweredError where the wallet does not know them any more
 */
export async function waitForEnd(get: Getter, id: string): Promise<CallsRecord> {
  const find = (all: readonly CallsRecord[]) => all.find((one) => one.id === id && !isOpen(one))
  await until(get, recordsAtom, find)
  const batch = callsOf(get, id)
  if (batch.status === 'confirmed') return batch
  if (batch.status === 'unanswered' && batch.intentId) throw new UnansweredError({ intentId: batch.intentId })
  const failed = batch.calls.findIndex(({ status }) => status === 'failed')
  const reason = batch.calls[failed]?.reason ?? batch.reason
  const index = batch.isAtomic || failed < 0 ? undefined : failed
  const words = index === undefined ? 'The calls failed' : `Call ${index + 1} of ${batch.calls.length} failed`
  throw new CallsFailedError(words, { index, reason, hashes: hashesOfRecord(batch) })
}
