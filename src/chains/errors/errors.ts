import { plain, show } from '../guards'

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
  override name: string = 'UserRejectedError'
}

/** The wallet still shows an earlier request (EIP-1474 code -32002). */
export class RequestPendingError extends PorticoError {
  override name = 'RequestPendingError'
}

/** The wallet does not know the network (codes 4902, -32603, 5000). */
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
  override name: string = 'WalletFailedError'
}

/** The wallet gave this origin no permission (EIP-1193 code 4100). */
export class NotAuthorizedError extends WalletFailedError {
  override name = 'NotAuthorizedError'
}

/** The attempt was given up before the wallet answered. */
export class AttemptAbandonedError extends PorticoError {
  override name = 'AttemptAbandonedError'
}

/** A network id that is not CAIP-2. */
export class InvalidCaipNetworkIdError extends PorticoError {
  override name = 'InvalidCaipNetworkIdError'
  constructor(value: unknown) {
    super(`Invalid CAIP-2 network id: ${plain(value)}`)
  }
}

/** An account id that is not CAIP-10. */
export class InvalidCaipAddressError extends PorticoError {
  override name = 'InvalidCaipAddressError'
  constructor(value: unknown) {
    super(`Invalid CAIP-10 address: ${plain(value)}`)
  }
}

/** An account id that was to be used whole and is not CAIP-10. */
export class MalformedCaipAddressError extends PorticoError {
  override name = 'MalformedCaipAddressError'
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

/** A network without an endpoint to read from. */
export class NoRpcUrlError extends PorticoError {
  override name = 'NoRpcUrlError'
  constructor() {
    super('No RPC url provided for chainId')
  }
}

/** The chain that a contract account is on could not be asked. */
export class ChainUnavailableError extends PorticoError {
  override name = 'ChainUnavailableError'
}

/** An optional library is needed that the host did not install, or that could not be loaded. */
export class LibraryMissingError extends PorticoError {
  override name = 'LibraryMissingError'
  constructor(purpose: string, library: string, cause: unknown) {
    super(`${purpose} need \`${library}\`, which could not be loaded: install it beside portico`, { cause })
  }
}

/** A network this adapter does not speak. */
export class ChainNotSupportedError extends PorticoError {
  override name = 'ChainNotSupportedError'
  constructor() {
    super('Chain is not supported')
  }
}

/** A wallet the host brought that cannot be used: its id is missing or taken, or it has no name or provider. */
export class InvalidConnectorError extends PorticoError {
  override name = 'InvalidConnectorError'
  constructor(id: unknown) {
    super(`An external wallet needs an id of its own, a name and a provider function: ${plain(id)}`)
  }
}
