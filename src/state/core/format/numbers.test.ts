import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDecimals, fiatValue, parseUnits } from './decimal'
import { formatAge, formatDate, formatMonth } from './dates'
import { formatFiat } from './formatFiat'
import { amountFormat, formatNumber, formatUnits } from './formatNumber'

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 36 })

describe('typed amounts', () => {
  it('are what is shown, of every token: nothing is lost', () => {
    fc.assert(
      fc.property(amounts, decimals, (value, places) => {
        expect(parseUnits(formatUnits(value, places), places)).toBe(value)
      }),
    )
  })

  it.each([
    ['1.5', 6, 1_500_000n],
    ['.5', 2, 50n],
    ['5.', 2, 500n],
    ['1.500000', 1, 15n],
    ['0', 0, 0n],
    ['1.23', 1, null],
    ['1.5', 0, null],
    ['', 6, null],
    ['.', 6, null],
    ['-1', 6, null],
    ['1e3', 6, null],
    ['1,5', 6, null],
    ['0x1f', 6, null],
    ['٣', 6, null],
    ['9'.repeat(201), 6, null],
  ])('%s with %s decimals is %s', (text, places, value) => {
    expect(parseUnits(text, places)).toBe(value)
  })
})

describe('what an amount is worth', () => {
  it('is exact up to 20 places and cut there', () => {
    expect(fiatValue({ value: 1n, decimals: 18 }, '3000.5')).toBe('0.0000000000000030005')
    expect(fiatValue({ value: 1n, decimals: 18 }, '0.129')).toBe('0.00000000000000000012')
    expect(fiatValue({ value: 10n ** 36n, decimals: 36 }, 1e-7)).toBe('0.0000001')
    expect(fiatValue({ value: 3n, decimals: 0 }, '2e2')).toBe('600')
    expect(fiatValue({ value: -15n, decimals: 1 }, '1')).toBe('-1.5')
  })

  it.each(['', 'NaN', 'Infinity', 'ten', '1e', '--1', '0x10', '1e9999', '1'.repeat(201)])(
    'is nothing that can be said at a price of "%s"',
    (price) => expect(fiatValue({ value: 1n, decimals: 0 }, price)).toBeNull(),
  )

  it('adds up without an error of floating point', () => {
    expect(addDecimals(['0.1', '0.2'])).toBe('0.3')
    expect(addDecimals(['-1', '0.5', 'nonsense'])).toBe('-0.5')
    expect(addDecimals([])).toBe('0')
    fc.assert(
      fc.property(fc.array(amounts), decimals, (values, places) => {
        const sum = values.reduce((one, other) => one + other, 0n)
        const cut = 10n ** BigInt(Math.max(0, places - 20))
        expect(addDecimals(values.map((value) => formatUnits(value, places)))).toBe(
          formatUnits(sum / cut, Math.min(places, 20)),
        )
      }),
    )
  })
})

describe('numbers for people', () => {
  it('have exactly two fraction digits, in the way of en-US', () => {
    expect(formatNumber(1.5)).toBe('1.50')
    expect(formatNumber(1234.567)).toBe('1,234.57')
    expect(formatNumber(0n)).toBe('0.00')
    expect(formatNumber('90071992547409931.239')).toBe('90,071,992,547,409,931.24')
  })

  it('take language, digits and currency', () => {
    expect(formatNumber('1234.5', { currency: 'USD' })).toBe('$1,234.50')
    expect(formatNumber('1234.5', { locale: 'de', currency: 'EUR' })).toBe('1.234,50\u00a0€')
    expect(formatNumber('1234.5', { currency: 'JPY', fractionDigits: 0 })).toBe('¥1,235')
    expect(formatNumber('1.5', { currency: 'POINTS' })).toBe('1.50 POINTS')
  })

  it.each([
    ['0', 'usd', '$0.00'],
    ['0.00000000000000000001', 'usd', '<$0.01'],
    ['0.0099', 'usd', '<$0.01'],
    ['0.01', 'usd', '$0.01'],
    ['1234.5', 'eur', '€1,234.50'],
    ['1234.5', 'jpy', '¥1,235'],
    ['0.4', 'jpy', '<¥1'],
    ['0.0004', 'kwd', '<KWD\u00a00.001'],
    ['1.5', 'usdc', '1.50 USDC'],
    ['0.004', 'btc', 'BTC\u00a00.00400000'],
    ['0.000000001', 'btc', '<BTC\u00a00.00000001'],
  ])('%s in %s is worth %s: more than nothing never reads as nothing', (worth, currency, text) => {
    expect(formatFiat(worth, currency)).toBe(text)
  })
})

describe('dates and ages', () => {
  const now = Date.UTC(2026, 10, 23, 12)
  const ago = (ms: number, locale?: string) => formatAge(now - ms, now, { locale })

  it('are month and day in short, with another year said', () => {
    expect(formatDate(now, now, { timeZone: 'UTC' })).toBe('Nov 23')
    expect(formatDate(Date.UTC(2025, 0, 2), now, { timeZone: 'UTC' })).toBe('Jan 2, 2025')
    expect(formatDate(now, now, { timeZone: 'UTC', locale: 'de' })).toBe('23. Nov.')
    expect(formatDate(Date.UTC(2026, 0, 1), now, { timeZone: 'America/New_York' })).toBe('Dec 31, 2025')
  })

  it('have months with a name, and with another year', () => {
    expect(formatMonth(now, now, { timeZone: 'UTC' })).toBe('November')
    expect(formatMonth(Date.UTC(2025, 0, 2), now, { timeZone: 'UTC' })).toBe('January 2025')
  })

  it.each([
    [0, '0 sec ago'],
    [-5_000, '0 sec ago'],
    [59_999, '59 sec ago'],
    [60_000, '1 min ago'],
    [7_199_000, '1 hr ago'],
    [86_400_000, '1 d ago'],
    [20 * 86_400_000, '20 d ago'],
    [31 * 86_400_000, '1 mo ago'],
    [800 * 86_400_000, '2 yr ago'],
  ])('%s ms ago is "%s"', (ms, text) => expect(ago(ms)).toBe(text))

  it('follow the language', () => {
    expect(ago(180_000, 'de')).toBe('vor 3 Min.')
    expect(ago(86_400_000, 'en-GB')).toBe('1 d ago')
  })
})

it('Thousands of days and amounts are written with a few formats, as making one is what takes long', () => {
  const made: unknown[] = []
  const { DateTimeFormat, NumberFormat } = Intl
  const count = <Format extends object>(format: Format) =>
    new Proxy(format, {
      construct: (target, args) => {
        made.push(args)
        return Reflect.construct(target as new () => object, args)
      },
    })
  Object.assign(Intl, { DateTimeFormat: count(DateTimeFormat), NumberFormat: count(NumberFormat) })
  try {
    for (let index = 0; index < 5_000; index++) {
      formatMonth(index * 86_400_000, 0, { locale: 'sv' })
      formatDate(index * 86_400_000, 0, { locale: 'sv' })
      formatNumber(index, { locale: 'sv', currency: 'SEK' })
      amountFormat('sv', 6).format(index)
    }
  } finally {
    Object.assign(Intl, { DateTimeFormat, NumberFormat })
  }
  expect(made.length).toBeLessThan(10)
})
