import type { TextPart } from '../../../chains/requests'
import type { CodePart } from '../../../primitives/text/Code'
import type { Copy } from '../../copy/en'

// Line ends and tabs stay: a text may have them, and they can be seen.
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
const isVisible = (letter: string) => letter === '\n' || letter === '\t'
const numberOf = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** A text of unknown origin without anything that hides: in a sentence of Portico, in a name. */
export function unhide(text: string): string {
  return text.replace(hidden, (letter) => (isVisible(letter) ? letter : `⟨${numberOf(letter)}⟩`))
}

/** Parts of a text with a sign and a name for each that is not what it seems. */
export function lettersOf(parts: readonly TextPart[], copy: Copy['approve']): readonly CodePart[] {
  return parts.map(({ text, flag, codePoints = [], looksLike }) => {
    // Those without a flag may still come from elsewhere than a reader of texts.
    if (flag === null) return { text: unhide(text) }
    const numbers = codePoints.join(' ')
    if (flag === 'lookAlike') return { text, mark: copy.marks.lookAlike(looksLike ?? numbers) }
    return { text: numbers, mark: copy.marks[flag](numbers) }
  })
}

/** The beginning of a text, and whether that is all of it. */
export function beginning(parts: readonly CodePart[], maxLetters: number, maxParts: number) {
  const shown: CodePart[] = []
  let left = maxLetters
  for (const part of parts.slice(0, maxParts)) {
    if (left <= 0) break
    shown.push(part.text.length > left && part.mark === undefined ? { text: wholeLetters(part.text, left) } : part)
    left -= part.text.length
  }
  return { shown, isAll: shown.length === parts.length && left >= 0 }
}

// A letter of two halves is not cut in two.
function wholeLetters(text: string, length: number): string {
  const isHalf = /[\uD800-\uDBFF]/.test(text[length - 1] ?? '')
  return text.slice(0, isHalf ? length - 1 : length)
}
