import { UserRejectedError } from '../../../chains/errors/errors'
import {
  SessionNotKeptError,
  SessionNotValidNowError,
  SignatureInvalidError,
  SignInAnswerError,
  SignInRefusedError,
  SignInServerUnreachableError,
  SiweRefusedError,
} from '../../../siwx/siwxErrors'
import type { SiwxSession } from '../../../siwx/types'
import type { SignInProblem } from '../../core/visitor/signInTypes'

/** Refusals of `portico/server` by what they say of the sign-in; of any other it is not known. */
const reasons: Readonly<Record<string, SignInProblem>> = {
  'signature-invalid': 'refused',
  'address-mismatch': 'refused',
  expired: 'outdated',
  'not-yet-valid': 'outdated',
  'nonce-unknown': 'outdated',
  'nonce-used': 'outdated',
  'origin-not-allowed': 'setup',
  'domain-mismatch': 'setup',
  'uri-mismatch': 'setup',
  // The signature was not checked.
  'route-unknown': 'server',
  'method-not-allowed': 'server',
  'content-type-unsupported': 'server',
  'body-malformed': 'server',
  'too-large': 'server',
  'too-many-requests': 'server',
  'chain-unavailable': 'server',
  'server-full': 'server',
}

/** Errors of `fetch` and its signals, in the functions of a host, too. */
const isOfFetch = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && /^(Abort|Timeout|Network)Error$/.test(error.name))

/** Returns the problem to show for a failure. Only the checker of a signature can say that it is wrong. */
export function problemOf(error: unknown, isSigned: boolean): SignInProblem {
  if (!isSigned) return error instanceof UserRejectedError ? 'declined' : 'wallet'
  if (error instanceof SignInServerUnreachableError || error instanceof SignInAnswerError) return 'server'
  if (error instanceof SignInRefusedError) return reasons[error.reason] ?? 'failed'
  if (error instanceof SignatureInvalidError || error instanceof SiweRefusedError) return 'refused'
  if (error instanceof SessionNotKeptError) return 'notKept'
  if (error instanceof SessionNotValidNowError) return 'outdated'
  return isOfFetch(error) ? 'server' : 'failed'
}

/** Why there is no message to sign. */
export function preparationProblemOf(error: unknown): 'server' | 'setup' | 'failed' {
  const problem = problemOf(error, true)
  return problem === 'server' || problem === 'setup' ? problem : 'failed'
}

/** True for a signature that was not checked and may be sent once more. */
export function isStillGood({ data: { expirationTime } }: SiwxSession, now: number): boolean {
  return expirationTime === undefined || Date.parse(expirationTime) > now
}
