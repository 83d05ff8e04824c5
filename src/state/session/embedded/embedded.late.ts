import type { Getter, Setter } from 'jotai/vanilla'
import type { Connector, WalletHandle } from '../../../chains/adapter'
import type { EmbeddedConnection } from '../../../chains/embedded'
import type { Namespace } from '../../../chains/network'
import { envAtom, perStore } from '../../core/runtime'
import { storageAtom } from '../../core/storage'
import { embeddedAddressesKey, embeddedConnector, embeddedPeer } from './connector'

const resuming = perStore<{ connection?: Promise<EmbeddedConnection> | undefined }>()

/** Takes up one namespace of the connection of an earlier page; null where its addresses are not stored. */
export async function findEmbedded(
  get: Getter,
  set: Setter,
  namespace: Namespace,
): Promise<readonly [Connector, WalletHandle] | null> {
  const { embedded } = get(envAtom)
  const addresses = get(storageAtom).read(embeddedAddressesKey)
  if (!embedded || !addresses) return null
  const held = resuming(get)
  // Namespaces that are taken up together share the connection, and end it together.
  held.connection ??= embedded.resume({ ...embeddedPeer(get, set), addresses })
  const clear = () => delete held.connection
  held.connection.then(clear, clear)
  const { handles, wallet } = await held.connection
  const handle = handles[namespace]
  return handle ? [embeddedConnector(namespace, wallet), handle] : null
}

/** Shows the settings of the wallet, until the visitor closes them. */
export async function showSettings(get: Getter, set: Setter): Promise<void> {
  await get(envAtom).embedded?.openSettings(embeddedPeer(get, set))
}
