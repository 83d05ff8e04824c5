import { PorticoError } from '../../../chains/errors/errors'

/** The source of the history failed, or its answer was not valid. */
export class HistoryUnavailableError extends PorticoError {
  override name = 'HistoryUnavailableError'
  override details = 'The history source did not answer, or its answer is invalid. See the cause.'

  /** @param cause - what the source or the backend answered or threw */
  constructor(cause?: unknown) {
    super('Failed to fetch transactions', { cause, category: 'API_ERROR' })
  }
}
