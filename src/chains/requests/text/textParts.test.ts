import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLookAlikes } from './confusables'
import { flagsOf, readTextParts } from './textParts'

const flagged = (text: string) => readTextParts(text).filter(({ flag }) => flag !== null)

describe('a text in parts', () => {
  it.each([
    ['plain ASCII, with\ttabs,\nlines and\r\nold lines'],
    ['Grüße aus Zürich – 10 € für «Café»'],
    ['Привет, мир. Ελλάδα, Հայաստան, שלום, مرحبا، 你好。世界'],
    ['Войдите в Portico, пожалуйста'],
    ['می‌خواهم نمی‌دانم'],
    ['क्‍ष'],
    ['❤️ 👨‍👩‍👧 1️⃣ 👍🏽 🏳️‍🌈'],
  ])('flags nothing in %j', (text) => {
    expect(readTextParts(text)).toEqual([{ text, flag: null }])
  })

  it.each([
    ['pay\u0000load', 'control', 'U+0000'],
    ['over\rwrite', 'control', 'U+000D'],
    ['\u001b[2J', 'control', 'U+001B'],
    ['a\u2028b', 'control', 'U+2028'],
    ['send \u202e0001', 'bidi', 'U+202E'],
    ['\u2066x', 'bidi', 'U+2066'],
    ['a\u200bb', 'invisible', 'U+200B'],
    ['a\u200db', 'invisible', 'U+200D'],
    ['\ufeffhead', 'invisible', 'U+FEFF'],
    ['a\u00adb', 'invisible', 'U+00AD'],
    ['a\u3164b', 'invisible', 'U+3164'],
    ['a\u{e0041}b', 'invisible', 'U+E0041'],
    ['a\u2800b', 'invisible', 'U+2800'],
  ])('flags %j', (text, flag, codePoint) => {
    expect(flagged(text)).toEqual([{ text: expect.any(String), flag, codePoints: [codePoint] }])
    expect(flagsOf(readTextParts(text))).toEqual([flag])
  })

  it.each([
    ['раypal', 'ра', 'pa'],
    ['PΑY', 'Α', 'A'],
    ['аррӏе.com', 'аррӏе', 'apple'],
    ['uniswap．org', '．', '.'],
    ['example.com⁄login', '⁄', '/'],
    ['a。b', '。', '.'],
    ['ｐaypal', 'ｐ', 'p'],
    ['𝐩aypal', '𝐩', 'p'],
    ['ɡoogle', 'ɡ', 'g'],
    ['ѕhop', 'ѕ', 's'],
    ['Օpen', 'Օ', 'O'],
    ['https://аррӏе.com/x', 'аррӏе', 'apple'],
  ])('takes %s for what it looks like', (text, part, looksLike) => {
    expect(flagged(text)).toMatchObject([{ text: part, flag: 'lookAlike', looksLike }])
  })

  it('keeps neighbours of one kind together and the rest in order', () => {
    expect(readTextParts('a\u200b\u200c\u202eb')).toEqual([
      { text: 'a', flag: null },
      { text: '\u200b\u200c', flag: 'invisible', codePoints: ['U+200B', 'U+200C'] },
      { text: '\u202e', flag: 'bidi', codePoints: ['U+202E'] },
      { text: 'b', flag: null },
    ])
  })

  it('finds only letters that stand for a character of ASCII', () => {
    const text = 'xаеорсухіјѕԁԛԝһӏАВЕКМНОРСТУХІЈЅοναρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
    const found = findLookAlikes(text)
    expect(found).toHaveLength(text.length - 1)
    for (const { looksLike } of found) expect(looksLike).toMatch(/^[A-Za-z]$/)
  })

  it('loses nothing of any text', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u202e', '\u200d', 'а', '．', '❤️', '\u0000', 'a', '\ud800', ' '),
    )
    fc.assert(
      fc.property(fc.array(unit), (pieces) => {
        const text = pieces.join('')
        expect(
          readTextParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it.each([['a\u202e'], ['aа'], ['word '], ['а.'], ['a\u200d'], ['\u{1d400}']])(
    'reads 200 kB of %j at once',
    (unit) => {
      const text = unit.repeat(200_000 / unit.length)
      const start = performance.now()
      const parts = readTextParts(text)
      expect(performance.now() - start).toBeLessThan(4_000)
      expect(parts.reduce((sum, part) => sum + part.text.length, 0)).toBe(text.length)
    },
  )
})
