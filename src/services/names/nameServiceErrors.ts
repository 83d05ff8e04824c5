import { AttemptAbandonedError, PorticoError } from '../../chains/errors/errors'
import { HttpStatusError } from '../http/httpErrors'
import { guideUrl } from '../../chains/errors/guideUrl'

/** A name service that did not do what it was asked; the cause says why. */
export class NameServiceError extends PorticoError {
  override name = 'NameServiceError'
  override details: string = 'The name service failed. See the cause.'
  override docsPath: string = guideUrl('names-and-services')
  /** The reason that the server gave, in its own words. */
  readonly reason: string | undefined
  constructor(message: string, cause?: unknown) {
    super(message, { cause, category: 'API_ERROR' })
    const [reason] = cause instanceof HttpStatusError ? cause.reasons : []
    // The field it is about comes first; people see the field.
    this.reason = reason?.replace(/^[\w.]+: /, '')
  }
}

/** No suggestions came. */
export class SuggestNamesError extends NameServiceError {
  override name = 'SuggestNamesError'
  override details = 'The name service returned no suggestions. See the cause. Visitors can still type a name.'
  override docsPath = guideUrl('names-and-services')
  constructor(cause?: unknown) {
    super('Error fetching name suggestions', cause)
  }
}

/** The names of an address could not be looked up. */
export class ReverseNamesError extends NameServiceError {
  override name = 'ReverseNamesError'
  override details = 'The name service returned no names of this address. See the cause.'
  override docsPath = guideUrl('names-and-services')
  constructor(cause?: unknown) {
    super('Error fetching names for address', cause)
  }
}

/** A name was not registered. */
export class RegisterNameError extends NameServiceError {
  override name = 'RegisterNameError'
  override details = 'The name service did not register the name. See `reason` and the cause.'
  override docsPath = guideUrl('names-and-services')
  constructor(account: string, cause?: unknown) {
    super(`Error registering name ${account}`, cause)
  }
}

/** Waits for an answer; a failure gets its sentence, and what was given up stays what it is. */
export async function named<T>(asked: Promise<T>, NameError: new (cause: unknown) => PorticoError): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof AttemptAbandonedError ? error : new NameError(error)
  }
}
