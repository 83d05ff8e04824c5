import { PorticoError } from '../../../chains/errors/errors'

const sentences = {
  amountAndReceiver: 'An amount and receiver address are required',
  token: 'A token is required',
  chain: 'Unsupported chain',
  values: 'Please enter a valid amount and receiver address',
} as const

/** Nothing can be sent as it was asked for; the message says what is missing. */
export class CannotSendError extends PorticoError {
  override name = 'CannotSendError'
  override details =
    'Sending needs a token, an amount within the balance, and a receiver, on an EVM chain or on Solana.'
  /** @param missing - what has to be given, or changed */
  constructor(missing: keyof typeof sentences) {
    super(sentences[missing] ?? sentences.values)
  }
}
