import { PorticoError } from '../errors/errors'

/** The library's provider is used before it has a client. */
export class NoSignClientError extends PorticoError {
  override name = 'NoSignClientError'
  constructor() {
    super('Sign Client not initialized')
  }
}
