import { PorticoError } from '../../../chains/errors/errors'

/** The source of collectibles failed, or its answer was not valid. */
export class NftsUnavailableError extends PorticoError {
  override name = 'NftsUnavailableError'
  override details = 'The NFT source did not answer, or its answer is invalid. See the cause.'

  /** @param cause - what the source or the endpoint of the chain answered or threw */
  constructor(cause?: unknown) {
    super('NFTs Unavailable', { cause, category: 'API_ERROR' })
  }
}
