/** Options for writing dates and ages. */
export interface DateOptions {
  /** BCP 47 tag. @default 'en-US' */
  readonly locale?: string | undefined
  /** IANA name of a time zone. @default that of the device */
  readonly timeZone?: string | undefined
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times longer than using one, and lists have thousands of days. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** The year where it is not that of `now`. */
function yearOf(time: number, now: number, timeZone: string | undefined): 'numeric' | undefined {
  const { format } = formatOf('en-US', { year: 'numeric', timeZone })
  return format(time) === format(now) ? undefined : 'numeric'
}

/**
 * A day as month and day in short; with its year where that is not the year of `now`.
 * @example
 * formatDate(Date.UTC(2026, 10, 23, 12), Date.now()) // 'Nov 23'
 */
export function formatDate(time: number, now: number, { locale = 'en-US', timeZone }: DateOptions = {}): string {
  const year = yearOf(time, now, timeZone)
  return formatOf(locale, { month: 'short', day: 'numeric', year, timeZone }).format(time)
}

/**
 * The month of a day, with its year where that is not the year of `now`.
 * @example
 * formatMonth(Date.UTC(2025, 0, 2), Date.now()) // 'January 2025'
 */
export function formatMonth(time: number, now: number, { locale = 'en-US', timeZone }: DateOptions = {}): string {
  const year = yearOf(time, now, timeZone)
  return formatOf(locale, { month: 'long', year, timeZone }).format(time)
}

const second = 1000
const day = 86_400 * second

/** The units of an age by their length in milliseconds, the longest first. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 3600 * second],
  ['minute', 60 * second],
  ['second', second],
] as const

/**
 * Writes the age of a time in the largest unit that it fills, abbreviated: sec, min, hr, d, mo, yr.
 * @example
 * formatAge(Date.now() - 180_000, Date.now()) // '3 min ago'
 */
export function formatAge(time: number, now: number, { locale = 'en-US' }: DateOptions = {}): string {
  // Clocks of chains run a little ahead of the device's.
  const age = Math.max(0, now - time)
  const [unit, length] = units.find(([, ms]) => age >= ms) ?? units[5]
  const format = new Intl.RelativeTimeFormat(locale, { style: 'short' })
  const text = format.format(-Math.floor(age / length), unit)
  // English has a point after each abbreviation, and none for days.
  return /^en\b/.test(locale) ? text.replace('.', '').replace(/ days?\b/, ' d') : text
}
