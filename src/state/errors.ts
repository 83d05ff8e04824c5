import { PorticoError } from '../chains/errors'

/** An option of `createPortico` is not usable: which, what was given, what is allowed. */
export class InvalidConfigError extends PorticoError {
  override name = 'InvalidConfigError'
  readonly option: string
  readonly given: string
  readonly allowed: string
  constructor(option: string, given: unknown, allowed: string, cause?: unknown) {
    const shown = show(given)
    super(`Invalid option \`${option}\`: got ${shown}, allowed is ${allowed}`, { cause })
    this.option = option
    this.given = shown
    this.allowed = allowed
  }
}

/** Both sign-in options at once (spec section 5). */
export class ConflictingSignInError extends PorticoError {
  override name = 'ConflictingSignInError'
  constructor() {
    super('Cannot set both `siweConfig` and `siwx` options')
  }
}

/** Nobody is connected (spec section 8). */
export class NoActiveAddressError extends PorticoError {
  override name = 'NoActiveAddressError'
  constructor() {
    super('No ActiveCaipAddress found')
  }
}

/** The network is not in the host's list (spec section 8). */
export class NetworkNotFoundError extends PorticoError {
  override name = 'NetworkNotFoundError'
  constructor() {
    super('Network not found')
  }
}

/** No adapter speaks this namespace (spec section 8). */
export class AdapterNotFoundError extends PorticoError {
  override name = 'AdapterNotFoundError'
  constructor() {
    super('Adapter not found')
  }
}

/** Pairing was asked for and the host set none up (spec section 8). */
export class PairingUnavailableError extends PorticoError {
  override name = 'PairingUnavailableError'
  constructor() {
    super('WalletConnectConnector not found')
  }
}

/** The connected wallet cannot change its network. */
export class SwitchNotSupportedError extends PorticoError {
  override name = 'SwitchNotSupportedError'
  constructor() {
    super('The wallet cannot switch networks')
  }
}

/** A hook outside of a provider. */
export class MissingProviderError extends PorticoError {
  override name = 'MissingProviderError'
  constructor() {
    super('Portico hooks and components must be inside <PorticoProvider>')
  }
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part))
    return (text ?? String(value)).slice(0, 120)
  } catch {
    return typeof value
  }
}
