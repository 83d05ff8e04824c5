import type { Getter } from 'jotai/vanilla'
import { isRecord } from '../../chains/guards'
import type { Namespace } from '../../chains/network'
import { pairingConnectorId } from '../../chains/pairing'
import { addressCaches, jsonKey, storageAtom } from '../core/storage'
import { normalizedName } from '../wallets/walletName'
import { connectedIn, connectionsAtom } from './state'

/** Removes from storage what is kept of the addresses of a namespace, and keeps that of the namespaces still connected. */
export function forgetAddresses(get: Getter, namespace: Namespace): void {
  const storage = get(storageAtom)
  const others = connectedIn(get(connectionsAtom)).flatMap(([name]) => (name === namespace ? [] : `${name}:`))
  const isOfOthers = (text: string) => others.some((prefix) => text.startsWith(prefix) || text.includes(`:${prefix}`))
  for (const { name } of Object.values(addressCaches)) {
    const key = jsonKey(name, (value) => (isRecord(value) ? value : undefined))
    const { account, ...entries } = (others.length > 0 && storage.read(key)) || {}
    // A purchase is one record, with its account. The other caches have the network or the account in each key.
    if (typeof account === 'string' && isOfOthers(account)) continue
    const kept = account === undefined ? Object.entries(entries).filter(([entry]) => isOfOthers(entry)) : []
    if (kept.length > 0) storage.write(key, Object.fromEntries(kept))
    else storage.remove(key)
  }
}

/**
 * True if the wallet of a namespace is also connected in a namespace that stays. One permission may cover both
 * (CAIP-25), and revoking it would end the other connection too.
 */
export function sharesPermission(get: Getter, namespace: Namespace, staying: readonly Namespace[]): boolean {
  const connected = connectedIn(get(connectionsAtom)).filter(([, one]) => one.connectorId !== pairingConnectorId)
  const nameOf = (wanted: Namespace) => {
    const connection = connected.find(([name]) => name === wanted)?.[1]
    return connection && normalizedName(connection.wallet.name)
  }
  const own = nameOf(namespace)
  return own !== undefined && staying.some((name) => nameOf(name) === own)
}
