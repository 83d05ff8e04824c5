import { PorticoError } from '../../chains/errors/errors'

/** There is no source of an account's history. */
export class HistoryUnavailableError extends PorticoError {
  override name = 'HistoryUnavailableError'
  override details = 'The source of the history did not answer, or with something else; the cause says which.'

  /** @param cause - what the source or the backend answered or threw */
  constructor(cause?: unknown) {
    super('Failed to fetch transactions', { cause, category: 'API_ERROR' })
  }
}
