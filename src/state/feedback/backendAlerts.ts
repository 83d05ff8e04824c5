import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../../chains/errors/projectErrors'
import { action } from '../core/action'
import { alertOnce, type AlertKey } from './feedback'

/** The alert for what a relay or backend refuses this page for; none for other faults. */
export const alertRefusal = action(function alertRefusal(_get, set, error: unknown) {
  const key = alertOf(error)
  if (key) set(alertOnce, key)
})

function alertOf(error: unknown): AlertKey | null {
  if (error instanceof InvalidProjectIdError) return 'invalidProjectId'
  if (error instanceof OriginNotAllowedError) return 'invalidAppConfiguration'
  return error instanceof TokenNotYetValidError ? 'sessionExpired' : null
}
