// The grammar of a sign-in message: the ABNF of https://eips.ethereum.org/EIPS/eip-4361,
// with the rules it takes from RFC 3986 (URI, authority) and RFC 3339 (date-time).

const escaped = '%[0-9A-Fa-f]{2}'
const named = "[A-Za-z0-9\\-._~!$&'()*+,;=]"
const segmentCharacter = `(?:[A-Za-z0-9\\-._~!$&'()*+,;=:@]|${escaped})`
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const group = '[0-9A-Fa-f]{1,4}'
const lastTwo = `(?:${group}:${group}|(?:${octet}\\.){3}${octet})`
const ipv6 = [
  `(?:${group}:){6}${lastTwo}`,
  `::(?:${group}:){5}${lastTwo}`,
  `(?:${group})?::(?:${group}:){4}${lastTwo}`,
  ...[3, 2, 1].map((after) => `(?:(?:${group}:){0,${4 - after}}${group})?::(?:${group}:){${after}}${lastTwo}`),
  `(?:(?:${group}:){0,4}${group})?::${lastTwo}`,
  `(?:(?:${group}:){0,5}${group})?::${group}`,
  `(?:(?:${group}:){0,6}${group})?::`,
].join('|')
const literal = `\\[(?:${ipv6}|v[0-9A-Fa-f]+\\.[A-Za-z0-9\\-._~!$&'()*+,;=:]+)\\]`
const userinfo = `(?:[A-Za-z0-9\\-._~!$&'()*+,;=:]|${escaped})*@`
const authority = `(?:${userinfo})?(?:${literal}|(?:${named}|${escaped})*)(?::\\d*)?`
const scheme = '[A-Za-z][A-Za-z0-9+\\-.]*'
const rooted = `(?:/${segmentCharacter}*)*`
const hierarchy = `(?://${authority}${rooted}|/(?:${segmentCharacter}+${rooted})?|${segmentCharacter}+${rooted})?`
const trailer = `(?:${segmentCharacter}|[/?])*`

export const schemePattern = new RegExp(`^${scheme}$`)
export const authorityPattern = new RegExp(`^${authority}$`)
export const uriPattern = new RegExp(`^${scheme}:${hierarchy}(?:\\?${trailer})?(?:#${trailer})?$`)
export const requestIdPattern = new RegExp(`^${segmentCharacter}*$`)
export const statementPattern = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]*$/
export const noncePattern = /^[A-Za-z0-9]{8,}$/

const datePattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** Clocks of phones, pages and servers differ: this far, in milliseconds, what began may be in the future. */
export const clockToleranceMs = 5 * 60_000

/** The milliseconds since 1970 of an RFC 3339 date-time; NaN for anything else. */
export function instantOf(text: string): number {
  const [, year, month, day, second] = datePattern.exec(text) ?? []
  if (year === undefined) return Number.NaN
  // A day that the month does not have would be carried over into the next month.
  if (new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() < Number(day)) return Number.NaN
  const upper = text.toUpperCase()
  if (second !== '60') return Date.parse(upper)
  // Date knows no leap seconds.
  return Date.parse(`${upper.slice(0, 17)}59${upper.slice(19)}`) + 1000
}
