import type { PlainRecord } from './plain'
import type { RequestWarning } from './types/warnings'

/** Fields that are not known here are not sent. */
export function unknownFields(
  given: PlainRecord,
  known: readonly string[],
  at: readonly number[] = [],
): readonly RequestWarning[] {
  const names = Object.keys(given).filter((name) => !known.includes(name))
  return names.map((name) => ({ key: 'unknownField', name, level: 'note', at }))
}
