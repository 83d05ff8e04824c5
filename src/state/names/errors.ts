import { PorticoError } from '../../chains/errors/errors'

/** Nobody can be asked for names: no network carries any (ENS), and no name service is configured. */
export class NamesUnavailableError extends PorticoError {
  override name = 'NamesUnavailableError'
  constructor() {
    super('No name service is configured')
  }
}

/** A name is to be registered, and there is no account to have it. */
export class NoAccountToNameError extends PorticoError {
  override name = 'NoAccountToNameError'
  constructor() {
    super('Address or auth connector not found')
  }
}

/** Too few characters for a name. */
export class NameTooShortError extends PorticoError {
  override name = 'NameTooShortError'
  constructor() {
    super('Name must be at least 4 characters long')
  }
}

/** A name with other characters than letters, digits and hyphens, or with too many. */
export class InvalidNameError extends PorticoError {
  override name = 'InvalidNameError'
  constructor() {
    super('The value is not a valid username')
  }
}

/** One name for one account. */
export class NameOwnedError extends PorticoError {
  override name = 'NameOwnedError'
  constructor() {
    super('You already own a name')
  }
}
