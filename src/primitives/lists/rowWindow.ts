/** A scrolled list of rows of one size; all sizes in the same unit. */
export interface ScrolledRows {
  readonly count: number
  /** From the start of one row to the start of the next. */
  readonly pitch: number
  readonly offset: number
  readonly viewport: number
  /** Rows drawn before and after those in sight, for Tab to reach. */
  readonly spare: number
  /** The row with the focus: it stays, however far it is scrolled away. */
  readonly kept?: number | undefined
}

/** The indexes to draw, in order. */
export function rowWindow({ count, pitch, offset, viewport, spare, kept }: ScrolledRows): readonly number[] {
  const first = Math.max(0, Math.min(Math.floor(offset / pitch), count - 1) - spare)
  const last = Math.min(count - 1, Math.ceil((offset + viewport) / pitch) - 1 + spare)
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (kept === undefined || kept >= count || (kept >= first && kept <= last)) return rows
  return kept < first ? [kept, ...rows] : [...rows, kept]
}
