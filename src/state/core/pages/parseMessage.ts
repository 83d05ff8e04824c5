import type { Getter } from 'jotai/vanilla'
import type { StorageChange } from '../env'
import { configAtom } from '../runtime'
import type { StorageKey } from '../storage'

/** Reads the value of another page under a key, undefined for anything else. */
export function parseMessage<T>(get: Getter, key: StorageKey<T>, change: StorageChange): T | undefined {
  const { id } = get(configAtom)
  if (change.key !== `portico${id && `.${id}`}/${key.name}` || change.newValue === null) return undefined
  try {
    return key.parse(change.newValue)
  } catch {
    return undefined
  }
}
