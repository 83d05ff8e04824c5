/**
 * A time of today for people, by the clock of this device.
 * @example
 * timeOfDay(Date.now(), 'en-US') // '2:32 PM'
 */
export function timeOfDay(ms: number, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(ms)
}
