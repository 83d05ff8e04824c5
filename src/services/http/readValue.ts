export { isRecord } from '../../chains/guards'

/** A text of sane length that is not blank, without the space around it. */
export function readText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' || value.length > max) return undefined
  return value.trim() || undefined
}

/** The entries of a list that are usable; undefined when it is no list. */
export function readList<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map(read).filter((entry) => entry !== undefined)
}

/**
 * Reads JSON with its numbers as the texts that stand there: a float would lose digits of an amount.
 * @throws SyntaxError for what is no JSON
 */
export function parseExact(text: string): unknown {
  // Texts are passed over whole, so that digits in them stay theirs.
  const quoted = text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi, (part) =>
    part.startsWith('"') ? part : `"${part}"`,
  )
  return JSON.parse(quoted)
}
