import { PorticoError } from './errors'

/** There are no swaps on this network. */
export class SwapsNotSupportedError extends PorticoError {
  override name = 'SwapsNotSupportedError'
  override details = 'The swap source does not support this network. Set its routers in `swaps.routers`.'
  constructor() {
    super('Network not supported for Swaps')
  }
}

/** The price of gas on this network is not known. */
export class GasPriceNotSupportedError extends PorticoError {
  override name = 'GasPriceNotSupportedError'
  override details = 'The swap source returned no gas price for this network.'
  constructor() {
    super('Network not supported for Gas Price')
  }
}

/** There is not enough liquidity for so much of a token; thrown by sources of swaps. */
export class InsufficientLiquidityError extends PorticoError {
  override name = 'InsufficientLiquidityError'
  override details = 'The liquidity is too low. Try a smaller amount or another token.'
  constructor(cause?: unknown) {
    super('Insufficient liquidity', { cause })
  }
}

/** No quote is to be had; the message says why, in the words of who quotes where there are some. */
export class QuoteUnavailableError extends PorticoError {
  override name = 'QuoteUnavailableError'
  override details = 'The swap source refused or did not answer. Try again.'
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
  override details = 'The swap source returned another swap than the one shown. Nothing was signed.'
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
  override details = 'A swap needs two tokens, an amount within the balance, and a quote. `gap` names the missing one.'
  readonly gap: string
  constructor(gap: string) {
    super(`Nothing can be swapped: ${gap}`)
    this.gap = gap
  }
}
