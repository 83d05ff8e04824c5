import { PorticoError } from './errors'
import { guideUrl } from './guideUrl'

/** A text that is no name, or a name that could not be resolved. */
export class ResolveNameError extends PorticoError {
  override name = 'ResolveNameError'
  override details = 'The name is invalid or does not exist, or the endpoint failed. See the cause.'
  override docsPath = guideUrl('names-and-services')
  constructor(cause?: unknown) {
    super('Error resolving name', { cause, category: 'API_ERROR' })
  }
}

/** A chain id outside of what a coin type can hold. */
export class InvalidChainIdError extends PorticoError {
  override name = 'InvalidChainIdError'
  override details = 'A chain id for names is a whole number below 2147483648.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('Invalid chainId')
  }
}
