import { atom } from 'jotai/vanilla'
import {
  AttemptAbandonedError,
  PorticoError,
  RequestPendingError,
  UserRejectedError,
  WalletUnavailableError,
} from '../chains/errors'
import { emit } from './events'

const reportedAtom = atom(() => new WeakSet<object>())

/** True for what people and wallets do every day: it has a view of its own and is no fault. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof UserRejectedError ||
    error instanceof RequestPendingError ||
    error instanceof WalletUnavailableError ||
    error instanceof AttemptAbandonedError
  )
}

/** Puts an unexpected error on the event stream, each error object once. */
export const report = atom(null, (get, set, error: unknown) => {
  if (isExpected(error)) return
  const wrapped = error instanceof PorticoError ? error : new PorticoError(readMessage(error), { cause: error })
  const identity = typeof error === 'object' && error !== null ? error : wrapped
  const reported = get(reportedAtom)
  if (reported.has(identity)) return
  reported.add(identity)
  set(emit, {
    type: 'error',
    event: wrapped.category,
    properties: { errorType: wrapped.name, errorMessage: wrapped.message },
  })
})

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
