/** The place of the focus in a grid of tiles that are counted along the rows. */
export interface PlaceInGrid {
  readonly count: number
  readonly columns: number
  readonly at: number
  /** The rows run from right to left. */
  readonly isReversed: boolean
}

const pageRows = 3

/**
 * The tile that a key leads to (WAI-ARIA APG, grid); nothing for keys that do not move. `isWhole`,
 * with Control held, makes Home and End mean the grid instead of the row.
 */
export function moveInGrid(
  key: string,
  isWhole: boolean,
  { count, columns, at, isReversed }: PlaceInGrid,
): number | undefined {
  const last = count - 1
  if (last < 0) return undefined
  const rowStart = at - (at % columns)
  const step = isReversed ? -1 : 1
  // Up and down stay in the column; into a last row that is shorter they lead to its end.
  const byRows = (rows: number) => {
    const rowsLeft = Math.floor(last / columns) - Math.floor(at / columns)
    const moved = Math.max(-Math.floor(at / columns), Math.min(rows, rowsLeft))
    return at + moved * columns
  }
  const moves: Partial<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    ArrowDown: byRows(1),
    ArrowUp: byRows(-1),
    PageDown: byRows(pageRows),
    PageUp: byRows(-pageRows),
    Home: isWhole ? 0 : rowStart,
    End: isWhole ? last : rowStart + columns - 1,
  }
  const to = moves[key]
  return to === undefined ? undefined : Math.max(0, Math.min(to, last))
}

/** The next name that begins with what was typed; one letter again and again goes through all that begin with it. */
export function findByLetters(names: readonly string[], at: number, typed: string): number | undefined {
  const letters = [...typed.toLowerCase()]
  const isOneLetter = letters.every((letter) => letter === letters[0])
  const start = isOneLetter ? (letters[0] ?? '') : letters.join('')
  if (start === '') return undefined
  const order = names.map((_, step) => (at + step + (isOneLetter ? 1 : 0)) % names.length)
  return order.find((index) => names[index]?.toLowerCase().startsWith(start))
}
