// Invisible signs of Unicode; what stands between them is ordered by itself.
const leftToRight = '\u2066'
const byItself = '\u2068'
const end = '\u2069'

/** An amount is written from left to right, also where letters of the other direction come before it. */
export function ltr(amount: string): string {
  return `${leftToRight}${amount}${end}`
}

/** A name orders itself, and nothing around it: brackets and figures at its ends stay its own. */
export function own(name: string): string {
  return `${byItself}${name}${end}`
}
