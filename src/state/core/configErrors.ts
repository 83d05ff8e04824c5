import { PorticoError } from '../../chains/errors/errors'
import { guideUrl } from '../../chains/errors/guideUrl'

export { InvalidConfigError } from '../../chains/errors/errors'

/** Both sign-in options at once. */
export class ConflictingSignInError extends PorticoError {
  override name = 'ConflictingSignInError'
  override details = 'Keep one of the two.'
  override docsPath = guideUrl('sign-in')
  constructor() {
    super('Cannot set both `siweConfig` and `siwx` options')
  }
}

/** A hook outside of a provider. */
export class MissingProviderError extends PorticoError {
  override name = 'MissingProviderError'
  override details = 'Put <PorticoProvider> around them.'
  override docsPath = guideUrl('start')
  constructor() {
    super('Portico needs <PorticoProvider>')
  }
}

/** The instance was destroyed. */
export class DestroyedError extends PorticoError {
  override name = 'DestroyedError'
  override details = 'destroy() ended this instance.'
  constructor() {
    super('No ConnectionController client found')
  }
}
