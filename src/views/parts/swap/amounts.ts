import { fiatValue } from '../../../state/core/format/decimal'
import { formatBalance } from '../../../state/core/format/formatBalance'
import { formatFiat } from '../../../state/core/format/formatFiat'
import { formatUnits } from '../../../state/core/format/formatNumber'
import type { SwapChoice, SwapTerms } from '../../../state/money/swap/types'
import type { SwapFacts } from './swapLines'

/** So many digits are read at a glance, and no fewer than two after the point; of less than one, six that count. */
const digits = 7

/**
 * A decimal text cut, never rounded up, to what is read at a glance.
 * @example
 * shorten('243.3940129') // '243.394'
 */
export function shorten(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  const zeros = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const kept = fraction.slice(0, zeros + Math.max(2, digits - whole.length)).replace(/0+$/, '')
  return kept ? `${whole}.${kept}` : whole
}

/** An amount of a token with its symbol, cut. */
export function shortAmount(value: bigint, { decimals, symbol }: Pick<SwapChoice, 'decimals' | 'symbol'>): string {
  return `${shorten(formatUnits(value, decimals))} ${symbol}`
}

/** Worth of an amount of a token; undefined where no price is known. */
export function worthOf(value: bigint | null | undefined, token: SwapChoice | null, currency: string, locale?: string) {
  const worth = token?.price && value ? fiatValue({ value, decimals: token.decimals }, token.price) : null
  return worth === null ? undefined : formatFiat(worth, currency, locale)
}

/** The account's balance of a token, with its symbol; undefined while it is not known. */
export function heldOf(token: SwapChoice, locale?: string): string | undefined {
  return token.value === null ? undefined : formatBalance({ ...token, value: token.value }, locale)
}

/** The rate, as two amounts with their symbols. */
export function rateOf({ rate }: SwapTerms, from: SwapChoice, to: SwapChoice): readonly [string, string] {
  return [`1 ${from.symbol}`, `${shorten(rate)} ${to.symbol}`]
}

/** The terms of a swap, as texts. */
export function factsOf(
  { priceImpact, networkFee, fee, minValue, route }: SwapTerms,
  from: SwapChoice,
  to: SwapChoice,
  currency: { readonly decimals: number; readonly symbol: string },
): SwapFacts {
  return {
    priceImpact,
    networkFee: networkFee.state === 'known' ? shortAmount(networkFee.value, currency) : null,
    providerFee: fee ? shortAmount(fee, from) : undefined,
    minimum: shortAmount(minValue, to),
    route,
  }
}
