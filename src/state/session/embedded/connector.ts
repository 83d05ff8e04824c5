import type { Getter, Setter } from 'jotai/vanilla'
import type { Connector } from '../../../chains/adapter'
import {
  embeddedConnectorId,
  type EmbeddedAddresses,
  type EmbeddedPeer,
  type EmbeddedWalletInfo,
} from '../../../chains/embedded'
import type { Namespace } from '../../../chains/network'
import { envAtom } from '../../core/runtime'
import type { StorageKey } from '../../core/storage'
import { connectorsKey } from '../../core/visitor/connections'
import { networksAtom } from '../../core/visitor/networks'
import { getChainReader } from '../account/chainReaders'
import { showEmbeddedPage } from './page'

/** Addresses of the embedded wallet by namespace: its page is not asked after a reload. */
export const embeddedAddressesKey: StorageKey<EmbeddedAddresses> = { ...connectorsKey, name: 'embedded' }

/** The embedded wallet as the connector of one of its namespaces. */
export function embeddedConnector(namespace: Namespace, { name, icon }: EmbeddedWalletInfo): Connector {
  return { id: embeddedConnectorId, name, icon, namespace, type: 'AUTH' }
}

/** This app, for the embedded wallet. */
export function embeddedPeer(get: Getter, set: Setter): EmbeddedPeer {
  return {
    networks: get(networksAtom),
    clock: get(envAtom).clock,
    show: (request) => set(showEmbeddedPage, request) as Promise<never>,
    reader: (namespace) => getChainReader(get, namespace),
  }
}
