import { describe, expect, it } from 'vitest'
import type { TextPart } from '../../../chains/requests'
import { en } from '../../copy/en'
import { beginning, lettersOf, unhide } from './escapeInvisible'

describe('letters of unknown origin', () => {
  it('hide nothing', () => {
    expect(unhide('a\u202Eb\u200B\u0000\uE000\u{E0041}\n\tc\u2028')).toBe(
      'a⟨U+202E⟩b⟨U+200B⟩⟨U+0000⟩⟨U+E000⟩⟨U+E0041⟩\n\tc⟨U+2028⟩',
    )
    expect(unhide('שלום, مرحبا, 你好, é, 👍')).toBe('שלום, مرحبا, 你好, é, 👍')
  })

  it('have a sign and a name where they are not what they seem', () => {
    const parts: readonly TextPart[] = [
      { text: 'p', flag: null },
      { text: '\u0430', flag: 'lookAlike', codePoints: ['U+0430'], looksLike: 'a' },
      { text: 'y', flag: null },
      { text: '\u202E', flag: 'bidi', codePoints: ['U+202E'] },
    ]
    expect(lettersOf(parts, en.approve)).toEqual([
      { text: 'p' },
      { text: '\u0430', mark: 'looks like a and is not' },
      { text: 'y' },
      { text: 'U+202E', mark: 'changes the reading direction, U+202E' },
    ])
  })

  it('begin with whole letters, and say whether that is all', () => {
    expect(beginning([{ text: 'abc' }], 3, 9)).toEqual({ shown: [{ text: 'abc' }], isAll: true })
    expect(beginning([{ text: 'ab👍' }], 3, 9)).toEqual({ shown: [{ text: 'ab' }], isAll: false })
    expect(beginning([{ text: 'ab' }, { text: 'c' }], 2, 9)).toEqual({ shown: [{ text: 'ab' }], isAll: false })
    expect(
      beginning(
        Array.from({ length: 5 }, () => ({ text: 'x' })),
        100,
        3,
      ).shown,
    ).toHaveLength(3)
  })
})
