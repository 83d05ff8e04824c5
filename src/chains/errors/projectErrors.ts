import { PorticoError } from './errors'

/** The relay or the backend does not know the project id. */
export class InvalidProjectIdError extends PorticoError {
  override name = 'InvalidProjectIdError'
  override details = "The relay or the backend does not know this project id. Compare it with your project's."
  constructor(cause?: unknown) {
    super('Unauthorized: invalid key', { cause, category: 'API_ERROR' })
  }
}

/** The project does not allow this page's origin. */
export class OriginNotAllowedError extends PorticoError {
  override name = 'OriginNotAllowedError'
  override details = "The project does not list the origin of this page. Add it to the project's allowed origins."
  constructor(cause?: unknown) {
    super('Unauthorized: origin not allowed', { cause, category: 'API_ERROR' })
  }
}

/** This device's clock is behind the relay's. */
export class TokenNotYetValidError extends PorticoError {
  override name = 'TokenNotYetValidError'
  override details = 'The clock of this device is slow: set the time, then try again.'
  constructor(cause?: unknown) {
    super('JWT validation error: JWT Token is not yet valid', { cause, category: 'API_ERROR' })
  }
}
