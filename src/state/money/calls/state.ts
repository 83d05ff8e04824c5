import { atom } from 'jotai/vanilla'
import { nameAtoms } from '../../core/action'
import { sentAtom } from '../transactions/sent'
import { withResumed } from '../transactions/transactions'
import { latestRecordAtom } from './records'
import type { CallsState } from './types'

export type { AtomicStatus } from '../../../chains/eip155/calls/calls'
export type * from './types'

/** Loads the code that sends several calls. */
export const loadCalls = () => import('./calls.late')

const idle: CallsState = { status: 'idle', mode: 'batch', calls: [], canResume: false }

const plainAtom = atom((get): CallsState => {
  const latest = get(latestRecordAtom)
  if (!latest) return idle
  const { record, isOfThisPage } = latest
  const sent = get(sentAtom)
  const calls = record.calls.map((call) => {
    if (call.status !== 'failed' || call.reason !== undefined || !call.hash) return call
    return { ...call, reason: sent.find(({ hash }) => hash === call.hash)?.words }
  })
  const { status, mode, networkId, reason, walletId, owners } = record
  const hasEnded = /^(declined|pending|unanswered|partial|failed)$/.test(status)
  return { status, mode, calls, id: walletId, networkId, reason, owners, canResume: hasEnded && isOfThisPage }
})

/**
 * State of the calls that were asked for last, of each and of all together.
 * @example
 * const { status, calls } = useValue(callsAtom)
 */
export const callsAtom = withResumed(plainAtom)

nameAtoms({ callsAtom })
