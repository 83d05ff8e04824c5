import type { Getter } from 'jotai/vanilla'
import { storageAtom, type StorageKey } from '../storage'

/**
 * Tells the other pages of this origin something. It is told by the storage, and nothing of it stays there.
 * @example
 * broadcast(get, leftKey, { eip155: 'io.metamask' })
 */
export function broadcast<T>(get: Getter, key: StorageKey<T>, value: T): void {
  const storage = get(storageAtom)
  storage.write(key, value)
  storage.remove(key)
}
