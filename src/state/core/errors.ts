import { PorticoError } from '../../chains/errors/errors'

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
