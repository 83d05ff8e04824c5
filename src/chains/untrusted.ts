/** Reads from what is not ours: nothing where there is nothing, or where a getter throws. */
export function safeGet(value: unknown, ...path: readonly string[]): unknown {
  let found = value
  for (const key of path) {
    if (found === null || (typeof found !== 'object' && typeof found !== 'function')) return undefined
    try {
      found = (found as Record<string, unknown>)[key]
    } catch {
      return undefined
    }
  }
  return found
}

/** Whether all of these are methods of a thing that is not ours. */
export function hasMethods(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof safeGet(value, name) === 'function')
}

/** What running this comes to; null when it throws. */
export function tryOrNull<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

/** Makes what a wallet gave for letting go of its events safe to call. */
export function toUnsubscribe(given: unknown): () => void {
  return () => void tryOrNull(() => typeof given === 'function' && given())
}
