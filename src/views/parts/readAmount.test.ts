import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUnits } from '../../state/core/format/decimal'
import { formatExact } from '../../state/core/format/formatBalance'
import { formatUnits } from '../../state/core/format/formatNumber'
import { readAmount, writeAmount } from '../../primitives/forms/readAmount'

const locales =
  'en-US en-GB en-IN de de-CH de-AT fr fr-CH es es-MX it pt-BR nl pl ru sv tr ja zh-CN ko ar-EG fa hi bn'.split(' ')

/** Expected result of a text: a number, nothing yet, or the reason of the refusal. */
const shown = (text: string, locale?: string, units?: readonly string[]) => {
  const reading = readAmount(text, { locale, units })
  return reading.kind === 'amount' ? reading.value : reading.kind === 'refused' ? reading.reason : ''
}

describe('an amount that is typed, pasted or dropped', () => {
  it('is of 24 languages', () => expect(new Set(locales).size).toBe(24))

  it.each(locales)('is read as it was written in %s, in 10,000 cases, typed, pasted and dropped', (locale) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 27n }), fc.nat(20), fc.nat(2), (value, decimals, way) => {
        const exact = formatUnits(value, decimals)
        const written = formatExact({ value, decimals, symbol: 'ETH' }, locale).replace(/ ETH$/, '')
        // Drop with unit, paste with surrounding text, type letter by letter: the final text counts.
        const texts = way === 0 ? [`${written} ETH`] : way === 1 ? [` ${written}\n`] : prefixes(written)
        const readings = texts.map((text) => readAmount(text, { locale, units: ['ETH'] }))
        const last = readings.at(-1)
        expect(last?.kind === 'amount' && parseUnits(last.value, decimals), `${written} in ${locale}`).toBe(value)
        expect(readAmount(writeAmount(exact, locale), { locale })).toMatchObject({ kind: 'amount' })
        expect(parseUnits(shown(writeAmount(exact, locale), locale), decimals)).toBe(value)
      }),
      { numRuns: 10_000 },
    )
  })

  it('never becomes a number with other digits than were typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,' ٫٬e%+-]{1,12}$/), fc.constantFrom(...locales), (text, locale) => {
        const reading = readAmount(text, { locale })
        if (reading.kind !== 'amount') return
        const digits = text.replace(/\D/g, '').replace(/^0+/, '')
        expect(reading.value.replace('.', '').replace(/^0+/, '')).toBe(digits)
      }),
      { numRuns: 10_000 },
    )
  })

  // A text, what it is where the point is the decimal sign, where the comma is, and in French (comma and space).
  it.each([
    ['1,000', '1000', '1.000', '1.000'],
    ['1.000', '1.000', '1000', 'ambiguous'],
    ['1,000.5', '1000.5', 'foreign', 'foreign'],
    ['1.000,5', 'foreign', '1000.5', 'foreign'],
    ['1,000,50', 'number', 'number', 'number'],
    ['1.000,50', 'foreign', '1000.50', 'foreign'],
    ['1,234,567', '1234567', 'foreign', 'foreign'],
    ['1.234.567', 'foreign', '1234567', 'foreign'],
    ['1,234,567.89', '1234567.89', 'foreign', 'foreign'],
    ['1.234.567,89', 'foreign', '1234567.89', 'foreign'],
    ['1.2.3', 'number', 'number', 'number'],
    ['1,2,3', 'number', 'number', 'number'],
    ['1,5', '1.5', '1.5', '1.5'],
    ['1.5', '1.5', '1.5', '1.5'],
    ['0,500', '0.500', '0.500', '0.500'],
    ['0.500', '0.500', '0.500', '0.500'],
    [',5', '0.5', '0.5', '0.5'],
    ['.5', '0.5', '0.5', '0.5'],
    ['5.', '5', '5', '5'],
    ['5,', '5', '5', '5'],
    ['1,0000', '1.0000', '1.0000', '1.0000'],
    ['1.0000', '1.0000', '1.0000', '1.0000'],
    ['1234,567', '1234.567', '1234.567', '1234.567'],
    ['1234.567', '1234.567', '1234.567', '1234.567'],
    ['12,345', '12345', '12.345', '12.345'],
    ['12.345', '12.345', '12345', 'ambiguous'],
    ['1,00,000', 'number', 'number', 'number'],
    ['1 000', '1000', '1000', '1000'],
    ['1 000.5', '1000.5', 'foreign', 'foreign'],
    ['1 000,5', 'foreign', '1000.5', '1000.5'],
    ['1 00', 'number', 'number', 'number'],
    ["1'000.5", '1000.5', 'foreign', 'foreign'],
    ['1’000’000', '1000000', '1000000', '1000000'],
    ["1'000 000", 'number', 'number', 'number'],
    ['1_000', '1000', '1000', '1000'],
    ['1e3', 'exponent', 'exponent', 'exponent'],
    ['1E-7', 'exponent', 'exponent', 'exponent'],
    ['1.5e18', 'exponent', 'exponent', 'exponent'],
    ['-5', 'negative', 'negative', 'negative'],
    ['−5', 'negative', 'negative', 'negative'],
    ['(5)', 'negative', 'negative', 'negative'],
    ['+5', 'number', 'number', 'number'],
    ['10%', 'percent', 'percent', 'percent'],
    ['12.5 ETH', '12.5', '12.5', '12.5'],
    ['12,5eth', '12.5', '12.5', '12.5'],
    ['ETH 12.5', '12.5', '12.5', '12.5'],
    ['12.5 DAI', 'unit', 'unit', 'unit'],
    ['$12.50', 'unit', 'unit', 'unit'],
    ['12 € ', 'unit', 'unit', 'unit'],
    [' 12.5 ', '12.5', '12.5', '12.5'],
    ['\u200e12.5\u200f', '12.5', '12.5', '12.5'],
    ['0x10', 'number', 'number', 'number'],
    ['1/2', 'number', 'number', 'number'],
    ['٫٥', '0.5', '0.5', '0.5'],
    ['١٢٫٥', '12.5', '12.5', '12.5'],
    ['۱۲۳', '123', '123', '123'],
    ['१२.५', '12.5', '12.5', '12.5'],
    ['１２．５', '12.5', '12.5', '12.5'],
    ['1٢', 'number', 'number', 'number'],
    ['٬', 'number', 'number', 'number'],
    ['.', '', '', ''],
    ['', '', '', ''],
    ['1..5', 'number', 'number', 'number'],
    ['1,.5', 'number', 'number', 'number'],
    ['twelve', 'number', 'number', 'number'],
    ['007', '7', '7', '7'],
    ['1'.repeat(201), 'number', 'number', 'number'],
  ])('“%s” is %s in English, %s in German, %s in French', (text, en, de, fr) => {
    const units = ['ETH']
    expect(['en-US', 'de', 'fr'].map((locale) => shown(text, locale, units))).toEqual([en, de, fr])
  })

  it.each([
    ['ar-EG', '١٬٠٠٠٫٥', '1000.5'],
    ['ar-EG', '1,000', 'ambiguous'],
    ['ar-EG', '1.5', '1.5'],
    ['fa', '۱٬۰۰۰٫۵', '1000.5'],
    ['en-IN', '1,00,000', '100000'],
    ['hi', '12,34,567.5', '1234567.5'],
    ['de-CH', '1’000.50', '1000.50'],
    ['fr', '1\u202f000,5', '1000.5'],
    ['nonsense!', '1,000', '1000'],
  ])('in %s “%s” is %s', (locale, text, expected) => expect(shown(text, locale)).toBe(expected))

  it('says what a foreign text is here, and what else stands beside a number', () => {
    expect(readAmount('1.000,5')).toEqual({ kind: 'refused', reason: 'foreign', suggestion: '1000.5' })
    expect(readAmount('1,000.5', { locale: 'de' })).toMatchObject({ suggestion: '1000,5' })
    expect(readAmount('12.5 DAI', { units: ['ETH'] })).toMatchObject({ reason: 'unit', unit: 'DAI' })
    expect(shown('5 1INCH', 'en', ['1INCH'])).toBe('5')
    expect(shown('51INCH', 'en', ['1INCH'])).not.toBe('5')
  })
})

const prefixes = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1))
