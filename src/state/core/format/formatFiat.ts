import { parseUnits } from './decimal'
import { formatNumber, formatUnits } from './formatNumber'

/** Currencies that ISO 4217 does not have. One hundredth of them is worth much. */
const digitsOf: Readonly<Record<string, number>> = { btc: 8, eth: 8 }

/**
 * Number of fraction digits of a currency, as CLDR has it: 0 for the yen, 3 for the Kuwaiti dinar. 2 for unknown codes.
 * @example
 * fractionDigitsOf('jpy') // 0
 */
export function fractionDigitsOf(currency: string): number {
  const known = digitsOf[currency.toLowerCase()]
  if (known !== undefined || !/^[a-z]{3}$/i.test(currency)) return known ?? 2
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * Writes a worth, given as a decimal text, for visitors: more than zero never reads as zero.
 * @example
 * formatFiat('0.004', 'usd') // '<$0.01'
 */
export function formatFiat(worth: string, currency: string, locale?: string): string {
  const fractionDigits = fractionDigitsOf(currency)
  const write = (text: string) => formatNumber(text, { locale, currency: currency.toUpperCase(), fractionDigits })
  const units = parseUnits(worth, 20) ?? 0n
  const isLess = units > 0n && units < 10n ** BigInt(20 - fractionDigits)
  return isLess ? `<${write(formatUnits(1n, fractionDigits))}` : write(worth)
}
