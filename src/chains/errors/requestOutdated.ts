import { UserRejectedError } from './errors'

/**
 * The account, the network or the connection is another than the one that was reviewed, so the wallet was not asked.
 * It is a `UserRejectedError`: nothing was sent or signed.
 */
export class RequestOutdatedError extends UserRejectedError {
  override name = 'RequestOutdatedError'
  override details = 'The account, network or wallet changed after the request was made. Ask again.'
  override docsPath = '#requests-people-can-read'
  constructor() {
    super('The account or the network changed while the request was waiting')
  }
}
