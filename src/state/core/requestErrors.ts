import { PorticoError } from '../../chains/errors/errors'
import { show } from '../../chains/guards'
import type { Network } from '../../chains/network'
import { guideUrl } from '../../chains/errors/guideUrl'

export { AttemptAbandonedError, WalletUnavailableError } from '../../chains/errors/errors'

/** No account is connected. */
export class NoActiveAddressError extends PorticoError {
  override name = 'NoActiveAddressError'
  override details = 'No account is connected. Open the modal, then try again.'
  constructor() {
    super('No ActiveCaipAddress found')
  }
}

/** A request needs a network and there is no network. */
export class NoNetworkError extends PorticoError {
  override name = 'NoNetworkError'
  override details = 'There is no active network. Connect first, or pass a network.'
  constructor() {
    super('CaipNetwork is undefined')
  }
}

/** The network is not in the host's list; the cause says what was asked for and what there is. */
export class NetworkNotFoundError extends PorticoError {
  override name = 'NetworkNotFoundError'
  override details: string
  override docsPath = guideUrl('chains-and-adapters')
  constructor(asked: unknown, networks: readonly Network[]) {
    const ids = networks.map(({ caipNetworkId }) => caipNetworkId).join(', ')
    const words = `Asked for ${show(asked)}, there is ${ids}`
    super('Network not found', { cause: new PorticoError(words) })
    this.details = `${words}. A network is named by its CAIP-2 id, and added by addNetwork().`
  }
}

/** No adapter speaks this namespace. */
export class AdapterNotFoundError extends PorticoError {
  override name = 'AdapterNotFoundError'
  override details = 'No adapter in `adapters` supports the namespace. Add one, for instance solana().'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('Adapter not found')
  }
}

/** Pairing was asked for and the host set none up. */
export class PairingUnavailableError extends PorticoError {
  override name = 'PairingUnavailableError'
  override details = 'The configuration has no `pairing`. Set it: pairing: walletConnect({ … }).'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('WalletConnectConnector not found')
  }
}

/** The connected wallet cannot change its network, or the app stays on its own. */
export class SwitchNotSupportedError extends PorticoError {
  override name = 'SwitchNotSupportedError'
  override details = 'The wallet does not support switching. The visitor has to switch the network in the wallet.'
  /** @param isByApp - whether it is the app that allows no other network */
  constructor(isByApp = false) {
    super(isByApp ? 'This app stays on its network' : 'The wallet cannot switch networks')
    if (isByApp) this.details = 'With `enableNetworkSwitch: false` no wallet is asked to change its network.'
  }
}

/** Sign-in was asked for and the host set none up. */
export class SiwxNotEnabledError extends PorticoError {
  override name = 'SiwxNotEnabledError'
  override details = 'The configuration has neither `siwx` nor `siweConfig`.'
  override docsPath = guideUrl('sign-in')
  constructor() {
    super('SIWX is not enabled')
  }
}

/** The wallet is on a network that the host does not have. */
export class NoActiveNetworkError extends PorticoError {
  override name = 'NoActiveNetworkError'
  override details = 'The wallet is on a network that is not in `networks`. Switch it first.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('No ActiveCaipNetwork or client found')
  }
}
