import { PorticoError } from '../../../chains/errors/errors'

/** The source of balances failed, or its answer was not valid. */
export class TokensUnavailableError extends PorticoError {
  override name = 'TokensUnavailableError'
  override details = 'The balance source did not answer, or its answer is invalid. See the cause.'

  /** @param cause - what the source, the backend or the endpoint of the chain answered or threw */
  constructor(cause?: unknown) {
    super('Token Balance Unavailable', { cause, category: 'API_ERROR' })
  }
}
