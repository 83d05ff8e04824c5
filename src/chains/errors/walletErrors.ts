import { plain } from '../guards'
import { PorticoError } from './errors'
import { guideUrl } from './guideUrl'

/** The wallet does not know the network (codes 4902, -32603, 5000). */
export class NetworkNotAddedError extends PorticoError {
  override name = 'NetworkNotAddedError'
  override details = 'The wallet does not have this network. Ask it to add the network, then to switch.'
}

/** The wallet answered something that is not an answer. */
export class WalletResponseError extends PorticoError {
  override name = 'WalletResponseError'
  override details = 'The wallet returned an invalid answer. See the cause, and report it to the wallet.'
}

/** The wallet failed for a reason of its own. */
export class WalletFailedError extends PorticoError {
  override name: string = 'WalletFailedError'
  override details: string = 'The wallet failed. See the cause for its message.'
}

/** The wallet did not answer, in time, what it is asked without its visitor. */
export class WalletSilentError extends PorticoError {
  override name = 'WalletSilentError'
  override details = 'The wallet did not answer two requests. Reload the page, or connect again.'
}

/** The wallet gave this origin no permission (EIP-1193 code 4100). */
export class NotAuthorizedError extends WalletFailedError {
  override name = 'NotAuthorizedError'
  override details = 'The wallet did not grant permission. Connect again, or allow the page in the wallet.'
}

/** A wallet the host brought that cannot be used: its id is missing or taken, or it has no name or provider. */
export class InvalidConnectorError extends PorticoError {
  override name = 'InvalidConnectorError'
  override details = 'Give each wallet of withExternal() a unique id, a name and a provider function.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor(id: unknown) {
    super(`An external wallet needs an id of its own, a name and a provider function: ${plain(id)}`)
  }
}
