import { PorticoError } from '../../../chains/errors/errors'
import { guideUrl } from '../../../chains/errors/guideUrl'

/** There is no source of names: no network carries any (ENS), and no name service is configured. */
export class NamesUnavailableError extends PorticoError {
  override name = 'NamesUnavailableError'
  override details = 'Set `names` with a zone and an `apiUrl`, or use a network with ENS.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('No name service is configured')
  }
}

/** A name is to be registered, and there is no account to have it. */
export class NoAccountToNameError extends PorticoError {
  override name = 'NoAccountToNameError'
  override details = 'Names need a connected EVM account.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('Address or auth connector not found')
  }
}

/** Too few characters for a name. */
export class NameTooShortError extends PorticoError {
  override name = 'NameTooShortError'
  override details = 'Names have 4 characters or more. Ask for a longer name.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('Name must be at least 4 characters long')
  }
}

/** A name with other characters than letters, digits and hyphens, or with too many. */
export class InvalidNameError extends PorticoError {
  override name = 'InvalidNameError'
  override details = 'Names have letters, digits and hyphens only. Ask for another.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('The value is not a valid username')
  }
}

/** One name for one account. */
export class NameOwnedError extends PorticoError {
  override name = 'NameOwnedError'
  override details = 'The account already has a name. It can have one.'
  override docsPath = guideUrl('names-and-services')
  constructor() {
    super('You already own a name')
  }
}
