import type { Balance } from '../../../chains/adapter'
import type { AsyncState } from '../asyncState'
import { amountFormat, formatUnits } from './formatNumber'

/** A balance as text in two weights: what counts, and the digits after it. */
export interface BalanceParts {
  readonly whole: string
  readonly fraction: string
  readonly symbol: string
}

const balanceDigits = 3

/** A balance cut, never rounded up, to 3 fraction digits; `<0.001` for anything smaller but not nothing. */
export function balanceParts({ value, decimals, symbol }: Balance, locale?: string): BalanceParts {
  const format = amountFormat(locale, balanceDigits)
  const smallest = 10n ** BigInt(Math.max(decimals - balanceDigits, 0))
  if (value > 0n && value < smallest) return { whole: `<${format.format(0.001)}`, fraction: '', symbol }
  const exact = formatUnits(value - (value % smallest), decimals) as `${number}`
  const parts = format.formatToParts(exact)
  const cut = parts.findIndex(({ type }) => type === 'decimal')
  const join = (some: readonly Intl.NumberFormatPart[]) => some.map((part) => part.value).join('')
  return cut < 0
    ? { whole: join(parts), fraction: '', symbol }
    : { whole: join(parts.slice(0, cut)), fraction: join(parts.slice(cut)), symbol }
}

/** A balance that takes time, as text in a language. */
export function formatAsyncBalance(
  balance: AsyncState<Balance | null>,
  locale?: string,
): AsyncState<BalanceParts | null> {
  const format = (value: Balance | null | undefined) => value && balanceParts(value, locale)
  if (balance.status === 'ready') return { status: 'ready', value: format(balance.value) ?? null }
  return balance.status === 'failed' ? balance : { status: 'loading', previous: format(balance.previous) }
}

/**
 * A balance as one text with its symbol.
 * @example
 * formatBalance({ value: 1_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }) // '1.5 ETH'
 */
export function formatBalance(balance: Balance, locale?: string): string {
  const { whole, fraction, symbol } = balanceParts(balance, locale)
  return `${whole}${fraction} ${symbol}`
}

/**
 * A balance as one text with its symbol, to its last digit.
 * @example
 * formatExact({ value: 1n, decimals: 18, symbol: 'ETH' }) // '0.000000000000000001 ETH'
 */
export function formatExact({ value, decimals, symbol }: Balance, locale?: string): string {
  return `${amountFormat(locale, Math.min(decimals, 100)).format(formatUnits(value, decimals) as `${number}`)} ${symbol}`
}
