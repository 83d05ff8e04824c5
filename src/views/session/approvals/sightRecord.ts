import { addPart, firstGap, insertPart, type Part } from './seenParts'

/** Time that the content has to be visible before it counts as seen, in milliseconds. */
const seenAfterMs = 500
/** Share of the area that it scrolls in. */
const leastShare = 0.5
/** By how much the edges of what is in the window may move and it is still the same, in pixels. */
const slack = 2

/** A look at an element at a time. */
export interface Look {
  /**
   * Nothing lies over the part of it that is in the window, nothing distorts that, and no page around this one
   * cuts it off. Also true of what is scrolled away, which has no such part.
   */
  readonly isUncovered: boolean
  /** Share of it that is in the window, from 0 to 1. */
  readonly share: number
  /** In milliseconds. */
  readonly time: number
}

export interface ContentLook extends Look {
  /** The stretch of the area that is in the window; null where no part of it is, or not its whole width. */
  readonly strip: Part | null
  /** Distance that its content is scrolled. */
  readonly scrolled: number
  /** Height and width of its content. */
  readonly height: number
  readonly width: number
}

export type SightRecord = ReturnType<typeof createSightRecord>

/**
 * Remembers whether what a person decides about was seen: every part of it, and enough of it for long enough. After that
 * it may be scrolled away; what was never in the window is not seen by being out of it.
 */
export function createSightRecord() {
  let since: number | null = null
  let wasSeen = false
  let isContentSeen = false
  let areActionsSeen = false
  let hasAll = false
  let height = Infinity
  let width = 0
  let seen: readonly Part[] = []
  // The time in which the same of the area was in the window. What was scrolled through in it counts as long as it goes on,
  // and for good when it lasted.
  let run: { readonly strip: Part; readonly since: number; isLong: boolean; parts: readonly Part[] } | null = null
  const endRun = () => {
    if (run?.isLong) seen = run.parts.reduce(addPart, seen)
    run = null
  }
  const parts = () => (run ? run.parts.reduce(addPart, seen) : seen)
  const gap = () => (hasAll ? null : firstGap(parts(), height))

  const noteParts = ({ isUncovered, time, strip, scrolled, ...look }: ContentLook) => {
    // Laid out again: places in it are others.
    if (look.width !== width) [seen, run] = [[], null]
    ;({ height, width } = look)
    if (run && time - run.since >= seenAfterMs) run.isLong = true
    const hasMoved =
      run && strip && (Math.abs(strip.from - run.strip.from) > slack || Math.abs(strip.to - run.strip.to) > slack)
    if (!isUncovered || !strip || hasMoved) endRun()
    if (isUncovered && strip) {
      run ??= { strip, since: time, isLong: false, parts: [] }
      run.parts = addPart(run.parts, { from: strip.from + scrolled, to: strip.to + scrolled })
    }
    if (run?.isLong) seen = run.parts.reduce(addPart, seen)
    hasAll ||= firstGap(seen, height) === null
  }
  return {
    noteContent(look: ContentLook): void {
      const { isUncovered, share, time } = look
      const isVisible = isUncovered && share >= leastShare
      if (since !== null && time - since >= seenAfterMs) wasSeen = true
      since = isVisible ? (since ?? time) : null
      isContentSeen = isUncovered && (isVisible || wasSeen)
      noteParts(look)
    },
    noteActions({ isUncovered, share }: Omit<Look, 'time'>): void {
      areActionsSeen = isUncovered && share > 0
    },
    /** The person opened something at a place, which made the content longer. */
    noteOpened(at: number, length: number): void {
      seen = insertPart(seen, at, length)
      if (run) run.parts = insertPart(run.parts, at, length)
      height += length
    },
    /** True where it and the buttons are in sight, apart from what has not been read yet. */
    isInSight: (): boolean => isContentSeen && areActionsSeen,
    isSeen: (): boolean => isContentSeen && areActionsSeen && gap() === null,
    /** Start of the first part that was not in the window yet. */
    gap,
    /** True once every part was seen, for good. */
    hasAll: (): boolean => hasAll,
    /** True where the part in the window has been there for a while, and is not the whole area. */
    isCut: (areaHeight: number): boolean => run?.isLong === true && run.strip.to - run.strip.from < areaHeight - slack,
  }
}
