/**
 * An exact decimal text of an amount in its smallest unit.
 * @example
 * formatUnits(1_500_000n, 6) // '1.5'
 */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

export interface FormatOptions {
  /** BCP 47 tag. @default 'en-US' */
  readonly locale?: string | undefined
  /** @default 2 */
  readonly fractionDigits?: number | undefined
}

/**
 * A number for people: en-US and 2 fraction digits by default.
 * @example
 * formatNumber(1234.567) // '1,234.57'
 */
export function formatNumber(value: number | string, options: FormatOptions = {}): string {
  return numberFormat(options).format(value as `${number}`)
}

/** Intl takes exact decimal text since ES2023, hence the template type of the callers. */
export function numberFormat({ locale = 'en-US', fractionDigits = 2 }: FormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: fractionDigits })
}
