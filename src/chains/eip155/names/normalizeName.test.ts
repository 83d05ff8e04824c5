import fc from 'fast-check'
import { normalize } from 'viem/ens'
import { describe, expect, it } from 'vitest'
import { normalizeName } from './nameReader.late'

// Cases of the rules in https://docs.ens.domains/ensip/15: what is given, and the form it has.
const names: readonly (readonly [rule: string, given: string, form?: string])[] = [
  ['plain', 'alice.eth'],
  ['digits', '123.eth'],
  ['one label', 'eth'],
  ['names below names', 'pay.alice.eth'],
  ['hyphens around', '-alice-.eth'],
  ['hyphens inside', 'al-ice.eth'],
  ['hyphens at 2 and 3', 'a--lice.eth'],
  ['hyphens at 4 and 5', 'ali--ce.eth'],
  ['hyphens at 3 and 4 beside emoji', 'xn--💩.eth'],
  ['leading underscore', '_alice.eth'],
  ['leading underscores', '___alice.eth'],
  ['dollar', '$100.eth'],
  ['case', 'ALICE.ETH', 'alice.eth'],
  ['mixed case', 'aLiCe.eTh', 'alice.eth'],
  ['case of umlauts', 'ÖBB.eth', 'öbb.eth'],
  ['case of Greek', 'ΛΌΓΟΣ.eth', 'λόγοσ.eth'],
  ['case of Cyrillic', 'МОСТ.eth', 'мост.eth'],
  ['sharp s stays', 'straße.eth'],
  ['final sigma stays', 'ς.eth'],
  ['fullwidth', 'ａｌｉｃｅ.eth', 'alice.eth'],
  ['circled', 'ⓐⓑⓒ.eth', 'abc.eth'],
  ['Roman numeral', 'Ⅷ.eth', 'viii.eth'],
  ['superscript', 'x².eth', 'x2.eth'],
  ['ligature', 'ﬁsh.eth', 'fish.eth'],
  ['script letters', '𝒶𝓁𝒾𝒸ℯ.eth', 'alice.eth'],
  ['apostrophe', "a'b.eth", 'a’b.eth'],
  ['hyphens of other kinds', 'a\u2010b\u2212c.eth', 'a-b-c.eth'],
  ['soft hyphen is left out', 'al\u00adice.eth', 'alice.eth'],
  ['composed', 'cafe\u0301.eth', 'café.eth'],
  ['composed already', 'café.eth'],
  ['Hangul from its parts', '\u1100\u1161.eth', '가.eth'],
  ['Arabic digits of Persia', '\u06f1\u06f2.eth', '\u0661\u0662.eth'],
  ['Hebrew', 'שלום.eth'],
  ['Arabic', 'سلام.eth'],
  ['Devanagari', 'नमस्ते.eth'],
  ['Thai', 'สวัสดี.eth'],
  ['Han', '中文.eth'],
  ['Han with kana', '日本のネコ.eth'],
  ['zero width space is left out', 'al\u200bice.eth', 'alice.eth'],
  ['emoji', '💩.eth'],
  ['emoji in its own style', '💩\ufe0f.eth', '💩.eth'],
  ['emoji in text style', '💩\ufe0e.eth', '💩.eth'],
  ['keycap', '1\ufe0f\u20e3.eth', '1\u20e3.eth'],
  ['flag', '🇺🇸.eth'],
  ['skin', '👍🏽.eth'],
  ['joined emoji', '👨‍👩‍👧.eth'],
  ['joined emoji, styled', '🏳\ufe0f\u200d🌈.eth', '🏳\u200d🌈.eth'],
  ['emoji beside text', '🌈rainbow🌈.eth'],
  ['flag of a part', '🏴󠁧󠁢󠁥󠁮󠁧󠁿.eth'],
]

const refused: readonly (readonly [rule: string, given: string])[] = [
  ['nothing', ''],
  ['a dot', '.'],
  ['no first label', '.eth'],
  ['no last label', 'alice.'],
  ['an empty label', 'alice..eth'],
  ['space', 'al ice.eth'],
  ['space around', ' alice.eth'],
  ['no-break space', 'al\u00a0ice.eth'],
  ['tab', 'al\tice.eth'],
  ['null', 'al\u0000ice.eth'],
  ['ideographic stop', 'alice\u3002eth'],
  ['fullwidth stop', 'alice\uff0eeth'],
  ['punycode', 'xn--ls8h.eth'],
  ['hyphens at 3 and 4', 'al--ice.eth'],
  ['underscore inside', 'al_ice.eth'],
  ['underscore at the end', 'alice_.eth'],
  ['slash', 'al/ice.eth'],
  ['at sign', 'alice@host.eth'],
  ['exclamation', 'alice!.eth'],
  ['colon', 'a:b.eth'],
  ['half a surrogate pair', 'a\ud83d.eth'],
  ['joiner between letters', 'al\u200dice.eth'],
  ['joiner at the end', 'alice\u200d.eth'],
  ['non-joiner', 'al\u200cice.eth'],
  ['right-to-left override', 'al\u202eice.eth'],
  ['joined emoji that are none', '💩\u200d💩.eth'],
  ['text style inside joined emoji', '🏳\ufe0e\u200d🌈.eth'],
  ['flag that is none of a part', '🏴󠁷󠁴󠁦󠁿.eth'],
  ['mark first', '\u0301alice.eth'],
  ['mark after emoji', '💩\u0303.eth'],
  ['two marks where none compose', 'x\u0303\u0303.eth'],
  ['fenced first', "'alice.eth"],
  ['fenced last', 'alice’.eth'],
  ['fenced twice', "a'’b.eth"],
  ['middle dot', 'col·lega.eth'],
  ['half a flag', '🇺.eth'],
  ['wholly Greek, looks Latin', 'ΑΒΓ.eth'],
  ['Latin with a Cyrillic a', 'аlice.eth'],
  ['Latin with a Greek alpha', 'αlice.eth'],
  ['Latin with a Greek omicron', 'gοld.eth'],
  ['Latin with an Armenian o', 'gօld.eth'],
  ['Latin with a Cherokee letter', 'ᎪᏞice.eth'],
  ['wholly Cyrillic, looks Latin', 'асе.eth'],
  ['wholly Cyrillic, looks Latin too', 'рау.eth'],
  ['Latin beside Arabic', 'aسلام.eth'],
]

describe('the form of a name', () => {
  it.each(names.map(([rule, given, form = given]) => [rule, given, form] as const))(
    '%s: %j',
    async (_rule, given, form) => {
      expect(await normalizeName(given)).toBe(form)
      expect(await normalizeName(form)).toBe(form)
    },
  )

  it.each(refused)('%s: refuses %j', async (_rule, given) => {
    await expect(normalizeName(given)).rejects.toThrow()
  })

  it('of what is taken without the tables is what the tables say', async () => {
    const label = fc.stringMatching(/^[a-z\d]{1,12}$/)
    const plain = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'))
    await fc.assert(
      fc.asyncProperty(plain, async (name) => void expect(await normalizeName(name)).toBe(normalize(name))),
    )
  })

  it('has no other form, whatever is given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 12 }), async (given) => {
        const form = await normalizeName(given).catch(() => null)
        if (form !== null) expect(await normalizeName(form)).toBe(form)
      }),
    )
  })
})
