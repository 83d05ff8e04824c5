import { PorticoError } from './errors'

/** The page of the embedded wallet did not load within 20 seconds. */
export class EmbeddedNotLoadedError extends PorticoError {
  override name = 'EmbeddedNotLoadedError'
  override details =
    'The page of the embedded wallet did not load. Check its address, its frame-ancestors, and frame-src of this page.'
  constructor(cause?: unknown) {
    super('Network Error - Could not load embedded wallet', { cause, category: 'SECURE_SITE_ERROR' })
  }
}

/** The embedded wallet neither showed nor answered a request within 20 seconds. */
export class EmbeddedTimeoutError extends PorticoError {
  override name = 'EmbeddedTimeoutError'
  override details = 'The page of the embedded wallet is loaded, and does not answer. Check its console.'
  constructor(cause?: unknown) {
    super('Embedded Wallet Request Timed Out', { cause, category: 'SECURE_SITE_ERROR' })
  }
}

/** The embedded wallet cannot be used in this browser, in this frame, or in this version. */
export class EmbeddedUnavailableError extends PorticoError {
  override name = 'EmbeddedUnavailableError'
  override details =
    'For `unsupported`, open the wallet in a window or another browser. For `version`, deploy the app and the wallet again.'
  /** `unsupported`: the browser or the frame has no passkeys with PRF, or no storage. */
  readonly reason: 'unsupported' | 'version' | 'failed'
  constructor(reason: EmbeddedUnavailableError['reason'], cause?: unknown) {
    super('The embedded wallet cannot be used here', { cause, category: 'SECURE_SITE_ERROR' })
    this.reason = reason
  }
}
