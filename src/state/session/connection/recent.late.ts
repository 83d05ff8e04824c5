import { action } from '../../core/action'
import { keepConnections } from './recent'
import type { ConnectedConnection } from '../../core/visitor/connections'

/** Keeps a connection that ends, before those of earlier; the wallet's picture is the page's to find. */
export const keepRecent = action(function keepRecent(_get, set, { connectorId, address, wallet }: ConnectedConnection) {
  const left = { connectorId, caipAddress: address, name: wallet.name }
  return set(keepConnections, (kept) => [
    left,
    // The account of a wallet that was left last stands for it.
    ...kept.filter((one) => one.connectorId !== connectorId || one.caipAddress.split(':')[0] !== address.split(':')[0]),
  ])
})
