import type { Getter } from 'jotai/vanilla'
import type { Namespace } from '../../../chains/network'
import { addressCaches, jsonKey, storageAtom } from '../../core/storage'
import { connectedIn, connectionsAtom } from '../../core/visitor/connections'

/** Removes from storage what is kept of the addresses of a namespace, and keeps that of the namespaces still connected. */
export function forgetAddresses(get: Getter, namespace: Namespace): void {
  const storage = get(storageAtom)
  const others = connectedIn(get(connectionsAtom)).flatMap(([name]) => (name === namespace ? [] : `:${name}:`))
  for (const name of addressCaches) {
    // Anything else than a record has no entries to keep.
    const key = jsonKey(name, (value) => value as Readonly<Record<string, unknown>>)
    const stored = storage.read(key) ?? {}
    // The keys of a cache name the network or the account. A purchase is one record, with its account.
    const isOfOthers = ([entry]: [string, unknown]) =>
      others.some((prefix) => `:${(stored.account ?? entry) as string}`.includes(prefix))
    const kept = Object.entries(stored).filter(isOfOthers)
    if (kept[0]) storage.write(key, Object.fromEntries(kept))
    else storage.remove(key)
  }
}
