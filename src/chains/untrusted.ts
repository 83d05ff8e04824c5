/** Reads a path from an untrusted object: undefined where there is nothing, or where a getter throws. */
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

/** True for an untrusted object that has all of these methods. */
export function hasMethods(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof safeGet(value, name) === 'function')
}

/** Returns the result of `run`; null when it throws. */
export function tryOrNull<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}
