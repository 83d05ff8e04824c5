import { parseUnits } from '../../core/format/decimal'

/** Nothing is divided more finely than this. */
const mostPlaces = 20
const mostDigits = 60

/**
 * A decimal text as it is written plainly, also of one with an exponent; undefined for other text, for less than zero, or for
 * more digits than amounts have. No digit is lost, and none is made up.
 */
export function plainAmount(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > mostDigits) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = /^\+?(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,2}))?$/i.exec(value) ?? []
  if (whole === '') return undefined
  const shift = Number(exponent)
  const point = whole.length + shift
  const digits = whole + fraction
  const padded = point < 0 ? '0'.repeat(-point) + digits : digits.padEnd(point, '0')
  const at = Math.max(0, point)
  const cut = padded.slice(0, at).replace(/^0+(?=\d)/, '') || '0'
  const rest = padded.slice(at).replace(/0+$/, '')
  if (rest.length > mostPlaces || cut.length > mostDigits) return undefined
  return rest ? `${cut}.${rest}` : cut
}

/** Which of two decimal texts is more: below 0, 0 or above 0. */
export function compareAmounts(one: string, other: string): number {
  const [a, b] = [parseUnits(one, mostPlaces) ?? 0n, parseUnits(other, mostPlaces) ?? 0n]
  return a < b ? -1 : a > b ? 1 : 0
}
