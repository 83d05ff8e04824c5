import { PorticoError } from '../../../chains/errors/errors'
import { guideUrl } from '../../../chains/errors/guideUrl'

/** A page asks for more than anybody would read, or an embedded one reads too much (EIP-1474 code -32005). */
export class TooManyRequestsError extends PorticoError {
  override name = 'TooManyRequestsError'
  override details = 'Too many requests are waiting. Wait for answers before you send more.'
  override docsPath = guideUrl('requests-people-can-read')
  constructor(message = 'Too many requests are waiting for approval') {
    super(message)
  }
}
