/** How long the content has to be visible before it counts as seen, in milliseconds. */
const seenAfterMs = 500
/** How much of it. */
const leastShare = 0.5

/** What is known of an element at a time. */
export interface Look {
  /** Whether nothing lies over the part of it that is in the window, and nothing distorts it. */
  readonly isUncovered: boolean
  /** How much of it is in the window, from 0 to 1. */
  readonly share: number
  /** In milliseconds. */
  readonly time: number
}

/**
 * Remembers whether what a person decides about was seen: enough of it, for long enough. On a small screen it may be
 * scrolled away after that; what was never in the window is not seen by being out of it.
 */
export function createSightRecord() {
  let since: number | null = null
  let wasSeen = false
  let isContentSeen = false
  let areActionsSeen = false
  return {
    noteContent({ isUncovered, share, time }: Look): void {
      const isVisible = isUncovered && share >= leastShare
      if (since !== null && time - since >= seenAfterMs) wasSeen = true
      since = isVisible ? (since ?? time) : null
      const isCovered = share > 0 && !isUncovered
      isContentSeen = isVisible || (wasSeen && !isCovered)
    },
    noteActions({ isUncovered, share }: Omit<Look, 'time'>): void {
      areActionsSeen = isUncovered && share > 0
    },
    isSeen: (): boolean => isContentSeen && areActionsSeen,
  }
}
