/** A stretch of a text that scrolls, in pixels from its beginning. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** Browsers round how far something is scrolled. */
const slack = 2

/** Adds a range to the others and joins those that touch. */
export function addPart(parts: readonly Part[], { from, to }: Part): readonly Part[] {
  const touches = (part: Part) => part.from <= to + slack && from <= part.to + slack
  const near = parts.filter(touches)
  const joined = {
    from: Math.min(from, ...near.map((part) => part.from)),
    to: Math.max(to, ...near.map((part) => part.to)),
  }
  return [...parts.filter((part) => !touches(part)), joined].sort((one, other) => one.from - other.from)
}

/** Returns the start of the first stretch that is in none of the parts; null where they are all of the height. */
export function firstGap(parts: readonly Part[], height: number): number | null {
  const reached = parts.reduce((end, { from, to }) => (from <= end + slack ? Math.max(end, to) : end), 0)
  return reached + slack < height ? reached : null
}

/** The parts after something was opened at a place: what follows moved, and what was opened need not be read. */
export function insertPart(parts: readonly Part[], at: number, length: number): readonly Part[] {
  const halves = parts.flatMap(({ from, to }) => [
    ...(from < at ? [{ from, to: Math.min(to, at) }] : []),
    ...(to > at ? [{ from: Math.max(from, at) + length, to: to + length }] : []),
  ])
  return [...halves, { from: at, to: at + length }].reduce(addPart, [] as readonly Part[])
}
