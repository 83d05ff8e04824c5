export type ErrorCategory = 'API_ERROR' | 'DATA_PARSING_ERROR' | 'SECURE_SITE_ERROR' | 'INTERNAL_SDK_ERROR'

export interface PorticoErrorOptions {
  readonly cause?: unknown
  readonly category?: ErrorCategory
}

/** Base of every error Portico throws. */
export class PorticoError extends Error {
  override name = 'PorticoError'
  readonly category: ErrorCategory
  constructor(message: string, { cause, category = 'INTERNAL_SDK_ERROR' }: PorticoErrorOptions = {}) {
    super(message, { cause })
    this.category = category
  }
}

/** The person declined in the wallet (EIP-1193 code 4001). */
export class UserRejectedError extends PorticoError {
  override name = 'UserRejectedError'
}

/** The wallet still shows an earlier request (EIP-1474 code -32002). */
export class RequestPendingError extends PorticoError {
  override name = 'RequestPendingError'
}

/** The wallet does not know the network (codes 4902, -32603, 5000; spec section 8). */
export class NetworkNotAddedError extends PorticoError {
  override name = 'NetworkNotAddedError'
}

/** The wallet is not there, or not there any more. */
export class WalletUnavailableError extends PorticoError {
  override name = 'WalletUnavailableError'
}

/** The wallet answered something that is not an answer. */
export class WalletResponseError extends PorticoError {
  override name = 'WalletResponseError'
}

/** The wallet failed for a reason of its own. */
export class WalletFailedError extends PorticoError {
  override name = 'WalletFailedError'
}

/** The attempt was given up before the wallet answered. */
export class AttemptAbandonedError extends PorticoError {
  override name = 'AttemptAbandonedError'
}
