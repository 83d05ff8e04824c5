import { UserRejectedError } from './errors'
import { guideUrl } from './guideUrl'

/**
 * The account, network or connection changed after the review, so the wallet received no request.
 * It extends `UserRejectedError`: nothing was sent or signed.
 */
export class RequestOutdatedError extends UserRejectedError {
  override name = 'RequestOutdatedError'
  override details = 'The account, network or wallet changed after the request was made. Ask again.'
  override docsPath = guideUrl('requests-people-can-read')
  constructor() {
    super('The account or the network changed while the request was waiting')
  }
}
