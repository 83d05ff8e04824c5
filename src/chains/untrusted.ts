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

/** Whether an untrusted object has all of these methods. */
export function hasMethods(value: unknown, ...names: readonly string[]): boolean {
  return names.every((name) => typeof safeGet(value, name) === 'function')
}

/** What `run` returns; null when it throws. */
export function tryOrNull<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

/** Runs what a wallet brought: that it throws, or answers with a promise that is rejected, is no failure of the page. */
export function tolerate(run: () => unknown): unknown {
  const answer = tryOrNull(run)
  if (answer instanceof Promise) answer.catch(() => undefined)
  return answer
}

/** Makes the unsubscribe function that a wallet gave safe to call; it may be none, or throw. */
export function toUnsubscribe(given: unknown): () => void {
  return () => void tolerate(() => typeof given === 'function' && given())
}
