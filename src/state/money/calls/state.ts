import { atom } from 'jotai/vanilla'
import { nameAtoms } from '../../core/action'
import { sentAtom } from '../transactions/sent'
import { keptCallsAtom, latestIdAtom } from './storedCalls'
import { withCallsResumed } from './waiting'
import type { CallsState } from './types'

export type { AtomicStatus } from '../../../chains/eip155/calls/calls'
export type * from './types'

/** Loads the code that sends several calls and follows them. */
export const loadCalls = () => import('./calls.late')

const idle: CallsState = { status: 'idle', mode: 'batch', calls: [], canResume: false }

const plainAtom = atom((get): CallsState => {
  const id = get(latestIdAtom)
  const batch = get(keptCallsAtom).find((one) => one.id === id)
  if (!batch) return idle
  const sent = get(sentAtom)
  const calls = batch.calls.map((call) => {
    if (call.status !== 'failed' || call.reason !== undefined || !call.hash) return call
    return { ...call, reason: sent.find(({ hash }) => hash === call.hash)?.words }
  })
  const { status, mode, networkId, reason, walletId, isOfThisPage } = batch
  const hasEnded = /^(declined|pending|partial|failed)$/.test(status)
  return { status, mode, calls, id: walletId, networkId, reason, canResume: hasEnded && isOfThisPage === true }
})

/**
 * State of the calls that were asked for last, of each and of all together.
 * @example
 * const { status, calls } = useValue(callsAtom)
 */
export const callsAtom = withCallsResumed(plainAtom)

nameAtoms({ callsAtom })
