import { PorticoError } from '../../../chains/errors/errors'

/** The source of the history failed, or its answer was not valid. */
export class HistoryUnavailableError extends PorticoError {
  override name = 'HistoryUnavailableError'
  override details = 'The source of the history did not answer, or with something else; the cause says which.'

  /** @param cause - what the source or the backend answered or threw */
  constructor(cause?: unknown) {
    super('Failed to fetch transactions', { cause, category: 'API_ERROR' })
  }
}
