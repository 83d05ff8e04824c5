/** A character of a text, and the digit that stood in its place until now; undefined where nothing rolls. */
export interface RolledCharacter {
  readonly text: string
  readonly last?: string | undefined
}

const isDigit = (text: string | undefined) => text !== undefined && /\p{Nd}/u.test(text)

/**
 * Which digits of an amount are others than before, by their place: that of a part after the point counts from its start,
 * of any other from its end.
 */
export function changedDigits(before: string, now: string): readonly RolledCharacter[] {
  const [old, next] = [[...before], [...now]]
  const shift = isDigit(next[0]) ? old.length - next.length : 0
  return next.map((text, index) => {
    const last = old[index + shift]
    return isDigit(text) && last !== text ? { text, last: isDigit(last) ? last : '' } : { text }
  })
}
