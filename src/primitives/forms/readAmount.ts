/** Language and units of the input. */
export interface AmountNotation {
  /** BCP 47 tag. @default 'en-US' */
  readonly locale?: string | undefined
  /** Units that may stand beside the number: the token symbol, or the sign and code of the currency. */
  readonly units?: readonly string[] | undefined
}

/**
 * Why a text is not taken for an amount: `ambiguous` where it means one number in some languages and another in others;
 * `foreign` where it is written as in another language; `unit` where it is an amount of something else.
 */
export type AmountRefusal = 'ambiguous' | 'foreign' | 'negative' | 'exponent' | 'percent' | 'unit' | 'number'

/** A refused text. */
export type RefusedAmount = Extract<AmountReading, { readonly kind: 'refused' }>

/** Result of reading a text. */
export type AmountReading =
  /** Nothing yet, or only a decimal sign. */
  | { readonly kind: 'empty' }
  /** `value` has digits and a point only, as `parseUnits` reads it. */
  | { readonly kind: 'amount'; readonly value: string }
  | {
      readonly kind: 'refused'
      readonly reason: AmountRefusal
      /** With `foreign`: the same number as it can be written here. */
      readonly suggestion?: string | undefined
      /** With `unit`: what stands beside the number. */
      readonly unit?: string | undefined
    }

/** Maximum length of an amount, in characters. */
const mostCharacters = 200

/** The zeros of the digits that are read, https://www.unicode.org/charts/: each is followed by the nine others. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810, 0xff10,
]

/** Signs that only ever group digits. */
const spaces = /[\s'’_٬]/u

interface Convention {
  readonly decimal: string
  readonly group: string
  /** Digits of the groups before the last, which has three. */
  readonly size: 2 | 3
}

const others: readonly Convention[] = [
  { decimal: '.', group: ',', size: 3 },
  { decimal: ',', group: '.', size: 3 },
  { decimal: '٫', group: '٬', size: 3 },
]

const conventions = new Map<string, Convention>()

/** Number format of a language. */
function conventionOf(locale: string): Convention {
  const known = conventions.get(locale)
  if (known) return known
  let parts: readonly Intl.NumberFormatPart[]
  try {
    parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.5)
  } catch {
    return conventionOf('en-US')
  }
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  const integers = parts.filter(({ type }) => type === 'integer')
  const decimal = find('decimal') ?? '.'
  const convention: Convention = {
    decimal,
    group: find('group') ?? (decimal === ',' ? '.' : ','),
    size: [...(integers.at(-2)?.value ?? '')].length === 2 ? 2 : 3,
  }
  conventions.set(locale, convention)
  return convention
}

/**
 * Reads what a person typed, pasted or dropped. A text either means one amount or is refused: no character is left out, so
 * that it never becomes another number.
 * @example
 * readAmount('1,000.5') // { kind: 'amount', value: '1000.5' }
 * readAmount('1.000,5', { locale: 'de' }) // { kind: 'amount', value: '1000.5' }
 * readAmount('12,5 ETH', { units: ['ETH'] }) // { kind: 'amount', value: '12.5' }
 */
export function readAmount(text: string, { locale = 'en-US', units = [] }: AmountNotation = {}): AmountReading {
  if (text.length > mostCharacters) return refuse('number')
  const plain = toAsciiDigits(text)
  if (plain === null) return refuse('number')
  const number = withoutUnits(plain, units)
  if (/^[.,٫]?$/.test(number)) return { kind: 'empty' }
  if (!/^[\d.,٫\s'’_٬]+$/u.test(number) || !/\d/.test(number)) return refuse(...reasonOf(number))
  const own = conventionOf(locale)
  const value = readWith(number, own)
  if (value !== null) return { kind: 'amount', value }
  const values = [...new Set(others.flatMap((convention) => readWith(number, convention) ?? []))]
  const [first] = values
  if (first === undefined) return refuse('number')
  if (values.length > 1) return refuse('ambiguous')
  // A single separator that can only be decimal: phone keyboards have the one of the phone's language.
  if (number.replace(/\d/g, '').length === 1) return { kind: 'amount', value: first }
  return { kind: 'refused', reason: 'foreign', suggestion: writeAmount(first, locale) }
}

/**
 * An amount as a field shows it: with the decimal sign of the language, and without groups.
 * @example
 * writeAmount('1000.5', 'de') // '1000,5'
 */
export function writeAmount(value: string, locale = 'en-US'): string {
  return value.replace('.', conventionOf(locale).decimal)
}

function refuse(reason: AmountRefusal, unit?: string): AmountReading {
  return { kind: 'refused', reason, ...(unit !== undefined && { unit }) }
}

/** The same with the digits 0 to 9, and without invisible marks; null where digits of two scripts are mixed. */
function toAsciiDigits(text: string): string | null {
  const scripts = new Set<number>()
  const written = Array.from(text.replace(/\p{Cf}/gu, ''), (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code <= start + 9)
    if (zero === undefined) return character === '．' ? '.' : character === '，' ? ',' : character
    scripts.add(zero)
    return String(code - zero)
  })
  return scripts.size > 1 ? null : written.join('').trim()
}

/** Removes a unit before or after the number. */
function withoutUnits(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase()
  for (const unit of units) {
    const name = unit.toLowerCase()
    if (name === '' || lower === name) continue
    // A unit that begins or ends with a digit has to stand apart from the number.
    const before = lower.startsWith(name) ? text.slice(unit.length) : null
    const after = lower.endsWith(name) ? text.slice(0, -unit.length) : null
    if (after !== null && (!/^\d/.test(name) || /\s$/.test(after))) return after.trim()
    if (before !== null && (!/\d$/.test(name) || /^\s/.test(before))) return before.trim()
  }
  return text
}

function reasonOf(text: string): [AmountRefusal, string?] {
  if (/^0x/i.test(text)) return ['number']
  if (/^[-−–(]/.test(text)) return ['negative']
  if (/^[\d.,٫]+e[-+]?\d+$/i.test(text)) return ['exponent']
  if (/^[\d.,٫\s]+[%٪]$/.test(text)) return ['percent']
  const [, lead, tail] = /^(\p{L}[\p{L}\d.]*|\p{Sc}+)?\s*[\d.,٫\s]*\d\s*(\p{L}[\p{L}\d.]*|\p{Sc}+)?$/u.exec(text) ?? []
  const unit = lead ?? tail
  return unit !== undefined && unit.length <= 20 ? ['unit', unit] : ['number']
}

/** The number that a text is in one way of writing; null for other text. */
function readWith(text: string, { decimal, group, size }: Convention): string | null {
  const parts = text.split(decimal)
  if (parts.length > 2) return null
  const [whole = '', fraction = ''] = parts
  if (!/^\d*$/.test(fraction)) return null
  const digits = withoutGroups(whole, group, size)
  if (digits === null || (digits === '' && fraction === '')) return null
  const plain = digits.replace(/^0+(?=\d)/, '') || '0'
  return fraction ? `${plain}.${fraction}` : plain
}

/** The digits of a whole number, whose groups are complete and divided by one sign; null for anything else. */
function withoutGroups(whole: string, group: string, size: 2 | 3): string | null {
  if (/^\d*$/.test(whole)) return whole
  const [sign] = /\D/u.exec(whole) ?? []
  if (sign === undefined || (sign !== group && !spaces.test(sign))) return null
  const groups = whole.split(sign)
  const isWhole = groups.every((digits, index) => {
    if (!/^\d+$/.test(digits)) return false
    if (index === groups.length - 1) return digits.length === 3
    return index === 0 ? digits.length <= size && !digits.startsWith('0') : digits.length === size
  })
  return isWhole ? groups.join('') : null
}
