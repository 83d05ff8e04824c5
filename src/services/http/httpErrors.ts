import { AttemptAbandonedError, PorticoError } from '../../chains/errors/errors'
import { guideUrl } from '../../chains/errors/guideUrl'

/** An answer with a status that is no success. */
export class HttpStatusError extends PorticoError {
  override name = 'HttpStatusError'
  override details: string = 'The service at `apiUrl` refused the request. See `status` and `reasons`.'
  override docsPath: string = guideUrl('names-and-services')
  readonly status: number
  /** Reasons that the backend gave, by field; for logs, not for visitors. */
  readonly reasons: readonly string[]
  constructor(status: number, reasons: readonly string[] = []) {
    super([`HTTP status code: ${status}`, ...reasons].join('; '), { category: 'API_ERROR' })
    this.status = status
    this.reasons = reasons
  }
}

/** The backend refuses this page, and does not say that the project or origin is why (401, 403). */
export class AccessRefusedError extends HttpStatusError {
  override name = 'AccessRefusedError'
  override details = "The service refuses this page. Check the project id and the project's allowed origins."
  override docsPath = guideUrl('names-and-services')
}

/** Too many requests, or the quota is used up (429). */
export class RateLimitedError extends HttpStatusError {
  override name = 'RateLimitedError'
  override details = 'The project exceeded its rate limit or quota. Wait, then try again.'
  override docsPath = guideUrl('names-and-services')
}

/** The backend has a fault of its own (5xx). */
export class BackendFailedError extends HttpStatusError {
  override name = 'BackendFailedError'
  override details = 'The service failed (5xx). Try again later.'
  override docsPath = guideUrl('names-and-services')
}

/** No answer came: no connection, no such host, or a policy of the page forbids it. */
export class BackendUnreachableError extends PorticoError {
  override name = 'BackendUnreachableError'
  override details =
    'No connection, an unknown host, missing CORS headers, or `connect-src` forbids it. Check `apiUrl`.'
  override docsPath = guideUrl('names-and-services')
  constructor(cause?: unknown) {
    super('The backend cannot be reached', { cause, category: 'API_ERROR' })
  }
}

/** No whole answer came in time. */
export class RequestTimedOutError extends PorticoError {
  override name = 'RequestTimedOutError'
  override details = 'The request timed out. Try again.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('The backend did not answer in time', { category: 'API_ERROR' })
  }
}

/** The caller aborted the request; as expected as every attempt that was given up. */
export class RequestAbortedError extends AttemptAbandonedError {
  override name = 'RequestAbortedError'
  override details = 'The caller aborted the request.'
  constructor(cause?: unknown) {
    super('Request was aborted', { cause, category: 'API_ERROR' })
  }
}

/** The backend answered something that is not an answer. */
export class UnusableAnswerError extends PorticoError {
  override name = 'UnusableAnswerError'
  override details = 'The response has an unexpected form. Check that `apiUrl` serves the hosted paths.'
  override docsPath = guideUrl('names-and-services')
  constructor(what: string, cause?: unknown) {
    super(`The backend's answer is not usable: ${what}`, { cause, category: 'DATA_PARSING_ERROR' })
  }
}

/** The answer, or the address that was asked for, is not an image that can be shown. */
export class UnusableImageError extends PorticoError {
  override name = 'UnusableImageError'
  override details = 'Images are PNG, JPEG, WebP, GIF, AVIF or plain SVG of at most 512 kB.'
  override docsPath = guideUrl('names-and-services')
  constructor(what: string) {
    super(`The image is not usable: ${what}`, { category: 'DATA_PARSING_ERROR' })
  }
}
