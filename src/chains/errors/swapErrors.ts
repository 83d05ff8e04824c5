import { PorticoError } from './errors'

/** There are no swaps on this network. */
export class SwapsNotSupportedError extends PorticoError {
  override name = 'SwapsNotSupportedError'
  override details = 'The source of swaps does not have this network. Name its routers in `swaps.routers`.'
  constructor() {
    super('Network not supported for Swaps')
  }
}

/** The price of gas on this network is not known. */
export class GasPriceNotSupportedError extends PorticoError {
  override name = 'GasPriceNotSupportedError'
  override details = 'The source of swaps tells no price of gas for this network.'
  constructor() {
    super('Network not supported for Gas Price')
  }
}

/** There is not enough liquidity for so much of a token; thrown by sources of swaps. */
export class InsufficientLiquidityError extends PorticoError {
  override name = 'InsufficientLiquidityError'
  override details = 'No pool on the way has enough. Less of the token, or another one, may go.'
  constructor(cause?: unknown) {
    super('Insufficient liquidity', { cause })
  }
}

/** No quote is to be had; the message says why, in the words of who quotes where there are some. */
export class QuoteUnavailableError extends PorticoError {
  override name = 'QuoteUnavailableError'
  override details = 'Who quotes swaps refused, or did not answer. It can be asked again.'
  constructor(words = 'No quote is to be had', cause?: unknown) {
    super(words, { cause, category: 'API_ERROR' })
  }
}

const sentences = {
  tokens: 'It is for other tokens than were asked for',
  value: 'It is for another amount than is shown',
  minimum: 'Less might arrive than is shown',
  receiver: 'Somebody else would receive it',
  target: 'It goes to a contract that is no known router',
  spender: 'Somebody else than the router could take the token',
  allowance: 'It allows another amount than is swapped',
  native: 'It sends another amount of the currency along',
  deadline: 'It could be done too late',
  permit: 'What is to be signed is no permit of the token for this swap',
  call: 'Nobody can read what it would do',
} as const

/** The part that differs from what is shown. */
export type SwapRefusal = keyof typeof sentences

/** Values that differ, as text, for whoever writes the source. */
export interface SwapDifference {
  /** Value that is shown to the visitor. */
  readonly expected?: string | undefined
  /** Value in what the source gave. */
  readonly given?: string | undefined
}

/**
 * A source gave something to sign that differs from what is shown, so no wallet is asked. `reason` names the part that
 * differs; `expected` and `given` are its values, where it has any.
 */
export class SwapRefusedError extends PorticoError {
  override name = 'SwapRefusedError'
  override details = 'The source of swaps gave something other than what is shown. Nothing was signed.'
  readonly reason: SwapRefusal
  readonly expected: string | undefined
  readonly given: string | undefined
  constructor(reason: SwapRefusal, { expected, given }: SwapDifference = {}) {
    super(`The swap was refused: ${sentences[reason] ?? sentences.call}`, { category: 'DATA_PARSING_ERROR' })
    this.reason = reason
    this.expected = expected
    this.given = given
    if (given !== undefined) this.details += ` Shown: ${expected}. Given: ${given}.`
  }
}

/** Nothing can be swapped as it was asked for; the message says what is missing. */
export class CannotSwapError extends PorticoError {
  override name = 'CannotSwapError'
  override details =
    'Swapping takes two tokens, an amount that the account has, and a quote. `gap` says what is missing.'
  readonly gap: string
  constructor(gap: string) {
    super(`Nothing can be swapped: ${gap}`)
    this.gap = gap
  }
}
