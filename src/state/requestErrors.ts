import { PorticoError } from '../chains/errors'

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
