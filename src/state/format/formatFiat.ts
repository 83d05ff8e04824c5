import { parseUnits } from './decimal'
import { formatNumber } from './formatNumber'

/** Of currencies whose hundredth is worth much, more digits are shown than two. */
const digitsOf: Readonly<Record<string, number>> = { btc: 8, eth: 8 }

/**
 * What something is worth, a decimal text, for people: more than nothing never reads as nothing.
 * @example
 * formatFiat('0.004', 'usd') // '<$0.01'
 */
export function formatFiat(worth: string, currency: string, locale?: string): string {
  const fractionDigits = digitsOf[currency.toLowerCase()] ?? 2
  const write = (text: string) => formatNumber(text, { locale, currency: currency.toUpperCase(), fractionDigits })
  const units = parseUnits(worth, 20) ?? 0n
  const isLess = units > 0n && units < 10n ** BigInt(20 - fractionDigits)
  return isLess ? `<${write(`0.${'1'.padStart(fractionDigits, '0')}`)}` : write(worth)
}
