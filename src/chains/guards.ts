/** True for an object with fields from outside. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a text unchanged, and other values as text. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : show(value)
}

/** Writes a value for a sentence; it may be circular, hold a bigint or refuse to be read. */
export function show(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  try {
    const text = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part))
    return (text ?? String(value)).slice(0, 120)
  } catch {
    return typeof value
  }
}

/** Checks that something has each of these functions. */
export function offers(...verbs: readonly string[]): (value: unknown) => boolean {
  return (value) => isRecord(value) && verbs.every((verb) => typeof value[verb] === 'function')
}

export function isList(value: unknown, isEntry: (entry: unknown) => unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isEntry)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
