/** Null for what is no JSON. */
export function readJson(posted: string): unknown {
  try {
    return JSON.parse(posted)
  } catch {
    return null
  }
}
