import { findLookAlikes } from './confusables'
import type { TextFlag, TextPart } from '../types'

interface Mark {
  readonly start: number
  readonly end: number
  readonly flag: TextFlag
  readonly looksLike?: string
}

const bidi = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'
const control = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb'
// U+2800 is a letter of Braille without dots.
const unseen = '\\p{Default_Ignorable_Code_Point}\\u2800'
const pattern = new RegExp(`(?<bidi>[${bidi}])|(?<control>[${control}]|\\r(?!\\n))|(?<invisible>[${unseen}])`, 'gu')

/** Number of characters of a marked part that are named. */
const mostCodePoints = 16

/** Takes a text apart wherever something in it is not what it seems. */
export function readTextParts(text: string): readonly TextPart[] {
  const marks = [
    ...findUnseen(text),
    ...findLookAlikes(text).map((found) => ({ ...found, flag: 'lookAlike' }) as const),
  ]
  marks.sort((one, other) => one.start - other.start)
  const parts: TextPart[] = []
  let done = 0
  for (let index = 0; index < marks.length;) {
    const first = marks[index] as Mark
    let end = first.end
    let looksLike = first.looksLike ?? ''
    // Neighbours of one kind are one part.
    for (index += 1; marks[index]?.flag === first.flag && marks[index]?.start === end; index += 1) {
      end = marks[index]?.end ?? end
      looksLike += marks[index]?.looksLike ?? ''
    }
    if (first.start > done) parts.push({ text: text.slice(done, first.start), flag: null })
    const flagged = text.slice(first.start, end)
    parts.push({
      text: flagged,
      flag: first.flag,
      // The first few show the reader which kind they are.
      codePoints: Array.from(flagged.slice(0, 2 * mostCodePoints))
        .slice(0, mostCodePoints)
        .map(codePointOf),
      ...(first.flag === 'lookAlike' && { looksLike }),
    })
    done = end
  }
  if (done < text.length || text === '') parts.push({ text: text.slice(done), flag: null })
  return parts
}

/** The kinds of what is not what it seems, each once. */
export function flagsOf(parts: readonly TextPart[]): readonly TextFlag[] {
  return [...new Set(parts.flatMap(({ flag }) => (flag === null ? [] : [flag])))]
}

function findUnseen(text: string): readonly Mark[] {
  const marks: Mark[] = []
  for (const { 0: character, index, groups } of text.matchAll(pattern)) {
    const end = index + character.length
    const flag = groups?.['bidi'] ? 'bidi' : groups?.['control'] ? 'control' : 'invisible'
    if (flag === 'invisible' && isAtHome(character, text, index)) continue
    marks.push({ start: index, end, flag })
  }
  return marks
}

const emojiBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20e3#*0-9]\ufe0f?$/u
const joiningBefore =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}]$/u

/** Joiners and selectors that belong to an emoji or to the spelling of a language. */
function isAtHome(character: string, text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 4), index)
  if (character === '\ufe0f') return emojiBefore.test(before)
  const after = text.slice(index + 1, index + 3)
  if (character === '\u200d' && emojiBefore.test(before)) return /^\p{Extended_Pictographic}/u.test(after)
  return /[\u200c\u200d]/.test(character) && joiningBefore.test(before)
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
