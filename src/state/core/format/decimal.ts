import { formatUnits } from './formatNumber'

/** An exact number: so many units of which 10^`places` make one. */
interface Decimal {
  readonly units: bigint
  readonly places: number
}

/** Nothing is divided, or kept, more finely than this. */
const mostPlaces = 20

/** The maximum of a `uint8`. */
const mostDecimals = 255

/** Longer texts are no amounts, and would take long to read. */
const mostCharacters = 200

/** Reads a decimal text, also one with an exponent, as JSON has small prices; null for other text. */
function readDecimal(text: string): Decimal | null {
  const match = text.length <= mostCharacters && /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i.exec(text)
  if (!match) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (!whole && !fraction) return null
  const places = fraction.length - Number(exponent)
  const units = BigInt(`${whole}${fraction}${'0'.repeat(Math.max(0, -places))}`)
  return { units: sign === '-' ? -units : units, places: Math.max(0, places) }
}

/**
 * The amount in its smallest unit that was typed, null where it is no positive number or has more decimals than
 * the token is: nothing is rounded.
 * @example
 * parseUnits('1.5', 6) // 1500000n
 */
export function parseUnits(text: string, decimals: number): bigint | null {
  // No token has more, and so many places would take long to write.
  if (!(decimals >= 0 && decimals <= mostDecimals)) return null
  if (!/^(\d+\.?|\d*\.\d+)$/.test(text) || text.length > mostCharacters) return null
  const [whole = '', fraction = ''] = text.split('.')
  const digits = fraction.replace(/0+$/, '')
  return digits.length > decimals ? null : BigInt(whole + digits.padEnd(decimals, '0'))
}

/**
 * Returns the worth of an amount at the price of one, as a decimal text of at most 20 places, cut and not rounded; null where
 * the price is no number.
 * @example
 * fiatValue({ value: 1_500_000n, decimals: 6 }, '0.9998') // '1.4997'
 */
export function fiatValue(
  { value, decimals }: { readonly value: bigint; readonly decimals: number },
  price: string | number,
): string | null {
  const one = readDecimal(`${price}`)
  return one && printDecimal({ units: value * one.units, places: decimals + one.places })
}

/**
 * Returns the amount of a token that is worth a sum at the price of one, as a decimal text, cut to the token's decimals; null
 * for other text, or a price of zero.
 * @example
 * amountWorth('3', '0.75', 6) // '4'
 */
export function amountWorth(worth: string, price: string, decimals: number): string | null {
  const [all, one] = [readDecimal(worth), readDecimal(price)]
  if (!all || !one || one.units <= 0n) return null
  const units = (all.units * 10n ** BigInt(decimals + one.places)) / (one.units * 10n ** BigInt(all.places))
  return formatUnits(units, decimals)
}

/**
 * The sum of decimal texts; what is no number counts as nothing.
 * @example
 * addDecimals(['0.1', '0.2']) // '0.3'
 */
export function addDecimals(texts: readonly string[]): string {
  const parts = texts.map((text) => readDecimal(text)).filter((part) => part !== null)
  const places = Math.max(0, ...parts.map((part) => part.places))
  const units = parts.reduce((sum, part) => sum + part.units * 10n ** BigInt(places - part.places), 0n)
  return printDecimal({ units, places })
}

/** Cut to 20 places, towards nothing. */
function printDecimal({ units, places }: Decimal): string {
  const cut = Math.max(0, places - mostPlaces)
  return formatUnits(units / 10n ** BigInt(cut), places - cut)
}
