import { PorticoError } from '../errors/errors'
import { guideUrl } from '../errors/guideUrl'

/** The library's provider is used before it has a client. */
export class NoSignClientError extends PorticoError {
  override name = 'NoSignClientError'
  override details =
    'The provider of `walletConnect({ provider })` has no client. Return the result of UniversalProvider.init().'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('Sign Client not initialized')
  }
}
