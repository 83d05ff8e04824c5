/** Sums of amounts have more places than amounts, and still few. */
const mostDecimals = 1_000

/**
 * An exact decimal text of an amount in its smallest unit.
 * @example
 * formatUnits(1_500_000n, 6) // '1.5'
 * @throws RangeError for more decimals than amounts have
 */
export function formatUnits(value: bigint, decimals: number): string {
  if (!(decimals >= 0 && decimals <= mostDecimals)) throw new RangeError(`No amount has ${decimals} decimals`)
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

export interface FormatOptions {
  /** BCP 47 tag. @default 'en-US' */
  readonly locale?: string | undefined
  /** Exactly so many digits after the point, at most 20. @default 2 */
  readonly fractionDigits?: number | undefined
  /** ISO 4217 code of what it is an amount of, as 'USD'. @default none */
  readonly currency?: string | undefined
}

/**
 * A number for people: en-US and exactly 2 fraction digits by default. A text is read digit by digit, so that it stays
 * exact where a number would not.
 * @example
 * formatNumber('1234.5', { currency: 'USD' }) // '$1,234.50'
 */
export function formatNumber(
  value: number | bigint | string,
  { locale = 'en-US', fractionDigits = 2, currency }: FormatOptions = {},
): string {
  // Intl throws for what is no code of three letters; such a currency stands after its amount.
  const isCode = currency !== undefined && /^[a-z]{3}$/i.test(currency)
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  const format = formatOf(locale, isCode ? { ...digits, style: 'currency', currency } : digits)
  const text = format.format(value as `${number}`)
  return currency === undefined || isCode ? text : `${text} ${currency}`
}

/** Up to so many fraction digits, none for their own sake: amounts of tokens. */
export function amountFormat(locale = 'en-US', fractionDigits: number): Intl.NumberFormat {
  return formatOf(locale, { maximumFractionDigits: fractionDigits })
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format takes a hundred times longer than using one, and lists have thousands of amounts. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}
