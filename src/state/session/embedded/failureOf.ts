import {
  EmbeddedNotLoadedError,
  EmbeddedTimeoutError,
  EmbeddedUnavailableError,
} from '../../../chains/errors/embeddedErrors'
import { UserRejectedError } from '../../../chains/errors/errors'
import { OriginNotAllowedError } from '../../../chains/errors/projectErrors'

/** The reason that an embedded wallet was not connected, or did not answer, for the words of the view. */
export function failureOf(error: unknown) {
  if (error instanceof UserRejectedError) return 'declined'
  if (error instanceof EmbeddedNotLoadedError) return 'notLoaded'
  if (error instanceof EmbeddedTimeoutError) return 'timedOut'
  if (error instanceof OriginNotAllowedError) return 'origin'
  return error instanceof EmbeddedUnavailableError ? error.reason : 'failed'
}
