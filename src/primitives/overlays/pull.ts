/** The place of a finger across the sheet, and the time, in pixels and milliseconds. */
export interface PullPoint {
  readonly y: number
  readonly time: number
}

/** The time that counts for the speed of a finger that lets go: earlier moves may have been slower, or the other way. */
const recentMs = 80
/** The time that a sheet goes on by itself at the speed it had. */
const coastMs = 160
/** A sheet that comes this far is closed: a third of its height, at most this. */
const far = 120
/** Distance that a sheet gives way upwards. */
const slack = 24

/** The place of the sheet for a finger that moved so far: with it down, ever less up, where there is nothing to pull. */
export function pulledTo(distance: number): number {
  return distance >= 0 ? distance : -slack * (1 - 1 / (1 - distance / (3 * slack)))
}

/** Pixels per millisecond downwards at the end of a pull; none for a finger that rested before it let go. */
export function speedOf(points: readonly PullPoint[], now: number): number {
  const [first] = points.filter(({ time }) => now - time <= recentMs)
  const last = points.at(-1)
  return first && last && last.time > first.time ? (last.y - first.y) / (last.time - first.time) : 0
}

/** True for a pull that closes: it went far enough, or goes there by the speed it has. */
export function isPulledAway(distance: number, speed: number, height: number): boolean {
  return distance > 0 && distance + speed * coastMs > Math.min(far, height / 3)
}
