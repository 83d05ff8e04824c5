import { PorticoError } from './errors'

/** A text that is no name, or a name that could not be resolved. */
export class ResolveNameError extends PorticoError {
  override name = 'ResolveNameError'
  constructor(cause?: unknown) {
    super('Error resolving name', { cause, category: 'API_ERROR' })
  }
}

/** A chain id outside of what a coin type can hold. */
export class InvalidChainIdError extends PorticoError {
  override name = 'InvalidChainIdError'
  constructor() {
    super('Invalid chainId')
  }
}
