import { PorticoError } from '../../chains/errors/errors'
import { show } from '../../chains/guards'
import type { Network } from '../../chains/network'

export { InvalidConfigError } from '../../chains/errors/errors'

/** Both sign-in options at once. */
export class ConflictingSignInError extends PorticoError {
  override name = 'ConflictingSignInError'
  constructor() {
    super('Cannot set both `siweConfig` and `siwx` options')
  }
}

/** A hook outside of a provider. */
export class MissingProviderError extends PorticoError {
  override name = 'MissingProviderError'
  constructor() {
    super('Portico hooks and components must be inside <PorticoProvider>')
  }
}

/** Nobody is connected. */
export class NoActiveAddressError extends PorticoError {
  override name = 'NoActiveAddressError'
  constructor() {
    super('No ActiveCaipAddress found')
  }
}

/** The instance was destroyed: there is nobody left to ask. */
export class DestroyedError extends PorticoError {
  override name = 'DestroyedError'
  constructor() {
    super('No ConnectionController client found')
  }
}

/** A request that needs a network where there is none. */
export class NoNetworkError extends PorticoError {
  override name = 'NoNetworkError'
  constructor() {
    super('CaipNetwork is undefined')
  }
}

/** The network is not in the host's list; the cause says what was asked for and what there is. */
export class NetworkNotFoundError extends PorticoError {
  override name = 'NetworkNotFoundError'
  constructor(asked: unknown, networks: readonly Network[]) {
    const ids = networks.map(({ caipNetworkId }) => caipNetworkId).join(', ')
    super('Network not found', { cause: new PorticoError(`Asked for ${show(asked)}, there is ${ids}`) })
  }
}

/** No adapter speaks this namespace. */
export class AdapterNotFoundError extends PorticoError {
  override name = 'AdapterNotFoundError'
  constructor() {
    super('Adapter not found')
  }
}

/** Pairing was asked for and the host set none up. */
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

/** Sign-in was asked for and the host set none up. */
export class SiwxNotEnabledError extends PorticoError {
  override name = 'SiwxNotEnabledError'
  constructor() {
    super('SIWX is not enabled')
  }
}

/** The wallet is on a network that the host does not have. */
export class NoActiveNetworkError extends PorticoError {
  override name = 'NoActiveNetworkError'
  constructor() {
    super('No ActiveCaipNetwork or client found')
  }
}
