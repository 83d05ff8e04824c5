import { PorticoError } from '../chains/errors'
import { show } from '../chains/given'

/** An option of `createPortico` is not usable: which, what was given, what is allowed. */
export class InvalidConfigError extends PorticoError {
  override name = 'InvalidConfigError'
  readonly option: string
  readonly given: string
  readonly allowed: string
  constructor(option: string, given: unknown, allowed: string, cause?: unknown) {
    const shown = show(given)
    super(`Invalid option \`${option}\`: got ${shown}, allowed is ${allowed}`, { cause })
    this.option = option
    this.given = shown
    this.allowed = allowed
  }
}

/** Both sign-in options at once (spec section 5). */
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
