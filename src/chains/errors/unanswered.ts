import { PorticoError } from './errors'
import { guideUrl } from './guideUrl'

/**
 * The wallet did not answer in time and may still act on the request (five minutes, or the transport ended first).
 * Asking again can pay twice.
 */
export class UnansweredError extends PorticoError {
  override name = 'UnansweredError'
  override details = 'The wallet may still send the transaction. Follow its intent, and warn before you ask again.'
  override docsPath = guideUrl('unanswered-requests')
  /** Id of the stored intent (`useIntents`). Left out by a transport, which knows no intents. */
  readonly intentId: string | undefined
  constructor(options: { readonly intentId?: string; readonly cause?: unknown } = {}) {
    super('The wallet has not answered. It may still send the transaction.', { cause: options.cause })
    this.intentId = options.intentId
  }
}
