import { createLabAdapter, createLabWallet } from '../wallets/adapter'
import { createLab, labNetworks, type LabOptions } from '../lab'
import { createLabPeer } from '../wallets/peer'
import type { NetworkInput } from '../../../src/chains/network'
import { pairingAtom } from '../../../src/state/session/pairing/state'

export const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}

/** A page that can be paired with, and the wallet elsewhere. */
export function pairable(options: LabOptions = {}, peer = createLabPeer()) {
  const lab = createLab({ wallets: [], pairing: peer, ...options })
  const { store } = lab.portico
  return { ...lab, store, peer, state: () => store.get(pairingAtom)?.status ?? null }
}

/** The same with a second namespace. */
export function inTwoNamespaces(options: LabOptions = {}, peer = createLabPeer({ namespaces: ['eip155', 'solana'] })) {
  const adapters = [createLabAdapter([]), createLabAdapter([createLabWallet('Sol', { namespace: 'solana' })], 'solana')]
  return pairable({ adapters, config: { networks: [...labNetworks, solana] }, ...options }, peer)
}
