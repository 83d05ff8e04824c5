import {
  InvalidProjectIdError,
  OriginNotAllowedError,
  TokenNotYetValidError,
} from '../../../chains/errors/projectErrors'
import { safeGet } from '../../../chains/untrusted'
import { action } from '../../core/action'
import { isAheadAtom } from '../router/stack'
import { alertOnce, visitorAlert, type AlertKey } from './alerts'

/** The alert for what a relay or backend refuses this page for; none for other faults. */
export const alertRefusal = action(function alertRefusal(_get, set, error: unknown) {
  const key = alertOf(error)
  if (key) set(alertOnce, key)
  if (key === visitorAlert) set(isAheadAtom, true)
})

function alertOf(error: unknown): AlertKey | null {
  // The relay closes its socket; an API answers with a status, and then it is the app's configuration that it does not know.
  if (error instanceof InvalidProjectIdError)
    return safeGet(error, 'cause', 'status') === undefined ? 'invalidProjectId' : 'invalidAppConfiguration'
  if (error instanceof OriginNotAllowedError) return 'invalidAppConfiguration'
  return error instanceof TokenNotYetValidError ? 'sessionExpired' : null
}
