import { atom } from 'jotai/vanilla'
import {
  AttemptAbandonedError,
  PorticoError,
  RequestPendingError,
  UserRejectedError,
  WalletUnavailableError,
} from '../../chains/errors/errors'
import { noteError } from './development/development'
import { configAtom, lateAtom, runtimeAtom } from './runtime'
import { emit } from './events'

const expected = [UserRejectedError, RequestPendingError, WalletUnavailableError, AttemptAbandonedError]

/** True for what people and wallets do every day: it has a view of its own and is no fault. */
function isExpected(error: unknown): boolean {
  // By name: the class of `UnansweredError` is loaded with what sends.
  return expected.some((Expected) => error instanceof Expected) || (error as Error | null)?.name === 'UnansweredError'
}

/** Puts an unexpected error on the event stream and passes it on, each error object once. */
export const report = atom(null, function report(get, set, error: unknown) {
  if (isExpected(error)) return
  const wrapped = error instanceof PorticoError ? error : new PorticoError(readMessage(error), { cause: error })
  const identity = typeof error === 'object' && error !== null ? error : wrapped
  const { reported } = get(runtimeAtom)
  if (reported.has(identity)) return
  reported.add(identity)
  noteError(error)
  set(emit, {
    type: 'error',
    event: wrapped.category,
    properties: { errorType: wrapped.name, errorMessage: wrapped.message },
  })
  const { projectId, reportErrors } = get(configAtom)
  if (projectId && reportErrors)
    get(lateAtom)
      ?.session()
      .then(
        ({ sendReport }) => set(sendReport, wrapped),
        () => undefined, // a report that cannot be made is none
      )
})

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
