import { plain, show } from '../guards'

export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

export interface PorticoErrorOptions {
  readonly cause?: unknown
  readonly category?: ErrorCategory
}

/**
 * Base of every error Portico throws.
 * @example
 * if (error instanceof PorticoError) console.warn(error.message, error.details, error.docsPath)
 */
export class PorticoError extends Error {
  override name = 'PorticoError'
  readonly category: ErrorCategory
  /** The cause and the remedy, for developers. The message where that says it all. */
  readonly details: string = this.message
  /** Address of the guide about this error. */
  readonly docsPath: string | undefined
  constructor(message: string, { cause, category = 'INTERNAL_SDK_ERROR' }: PorticoErrorOptions = {}) {
    super(message, { cause })
    this.category = category
  }
}

/** The person declined in the wallet (EIP-1193 code 4001). */
export class UserRejectedError extends PorticoError {
  override name: string = 'UserRejectedError'
  override details: string = 'The visitor rejected the request in the wallet. Let them try again.'
}

/** The wallet still shows an earlier request (EIP-1474 code -32002). */
export class RequestPendingError extends PorticoError {
  override name = 'RequestPendingError'
  override details = 'The wallet still shows an earlier request. Answer it first.'
}

/** The wallet is not there, or not there any more. */
export class WalletUnavailableError extends PorticoError {
  override name = 'WalletUnavailableError'
  override details = 'The wallet is not installed, is off, or did not load.'
}

/** The attempt was given up before the wallet answered. */
export class AttemptAbandonedError extends PorticoError {
  override name = 'AttemptAbandonedError'
  override details: string = 'The attempt was cancelled, or replaced by a newer one.'
}

/** A network id that is not CAIP-2. */
export class InvalidCaipNetworkIdError extends PorticoError {
  override name = 'InvalidCaipNetworkIdError'
  override details = 'Write namespace and reference: eip155:1.'
  constructor(value: unknown) {
    super(`Invalid CAIP-2 network id: ${plain(value)}`)
  }
}

/** An account id that is not CAIP-10. */
export class InvalidCaipAddressError extends PorticoError {
  override name = 'InvalidCaipAddressError'
  override details = 'Write namespace, reference and address: eip155:1:0x…'
  constructor(value: unknown) {
    super(`Invalid CAIP-10 address: ${plain(value)}`)
  }
}

/** An account id that was to be used whole and is not CAIP-10. */
export class MalformedCaipAddressError extends PorticoError {
  override name = 'MalformedCaipAddressError'
  override details = 'Write namespace, reference and address: eip155:1:0x…'
  constructor(cause?: unknown) {
    super('Invalid CAIP Address', { cause })
  }
}

/** Something of the host's configuration is not usable: which option, what was given, what is allowed. */
export class InvalidConfigError extends PorticoError {
  override name: string = 'InvalidConfigError'
  readonly option: string
  readonly given: string
  readonly allowed: string
  constructor(option: string, given: unknown, allowed: string, cause?: unknown) {
    const shown = show(given)
    super(`Option \`${option}\` is ${given === undefined ? 'missing' : shown}: expected ${allowed}`, { cause })
    this.option = option
    this.given = shown
    this.allowed = allowed
  }
}

/** A network definition that cannot be used: which part of it, what was given, what is allowed. */
export class InvalidNetworkError extends InvalidConfigError {
  override name = 'InvalidNetworkError'
}
