/** The middle of some values, or of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = Math.floor(sorted.length / 2)
  return ((sorted[upper] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2
}
