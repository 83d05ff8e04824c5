import { PorticoError } from '../errors/errors'
import { guideUrl } from '../errors/guideUrl'

/** The library's provider is used before it has a client. */
export class NoSignClientError extends PorticoError {
  override name = 'NoSignClientError'
  override details =
    'The provider that `walletConnect({ provider })` gave has no client. Give what UniversalProvider.init() resolves to.'
  override docsPath = guideUrl('chains-and-adapters')
  constructor() {
    super('Sign Client not initialized')
  }
}
