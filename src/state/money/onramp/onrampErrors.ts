import { PorticoError } from '../../../chains/errors/errors'

/** The source of purchases failed, or its answer was not valid. */
export class OnrampUnavailableError extends PorticoError {
  override name = 'OnrampUnavailableError'
  override details = 'The seller did not answer, or its answer is invalid. See the cause.'

  /** @param cause - what the source or the backend answered or threw */
  constructor(cause?: unknown) {
    super('Buying is unavailable', { cause, category: 'API_ERROR' })
  }
}

const sentences = {
  choice: 'Nothing can be bought for this account',
  provider: 'A provider is required',
  amount: 'Please enter a valid amount',
} as const

/** Nothing can be bought as it was asked for; the message says what is missing. */
export class CannotBuyError extends PorticoError {
  override name = 'CannotBuyError'
  override details =
    'Buying needs an account on an EVM chain or on Solana, a provider, and an amount within the limits.'
  /** @param missing - what has to be given, or changed */
  constructor(missing: keyof typeof sentences) {
    super(sentences[missing] ?? sentences.amount)
  }
}
