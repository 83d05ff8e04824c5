import { PorticoError, UserRejectedError } from '../../chains/errors/errors'

/** A page asks for more than anybody would read, or an embedded one reads too much (EIP-1474 code -32005). */
export class TooManyRequestsError extends PorticoError {
  override name = 'TooManyRequestsError'
  override details =
    'Wait for answers before asking more: nobody reads a queue that long, and reads of embedded pages are limited.'
  override docsPath = '#requests-people-can-read'
  constructor(message = 'Too many requests are waiting for approval') {
    super(message)
  }
}

/** The account or the network changed while a request waited: a yes to it would mean something else. */
export class RequestOutdatedError extends UserRejectedError {
  override name = 'RequestOutdatedError'
  override details = 'A yes would mean something else now. Ask again.'
  override docsPath = '#requests-people-can-read'
  constructor() {
    super('The account or the network changed while the request was waiting')
  }
}
