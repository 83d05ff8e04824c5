import { atom } from 'jotai/vanilla'
import { connectionsAtom } from '../connection/state'
import { visibleWalletsAtom } from './visibleWallets'

/** The chains one wallet of this page speaks. */
export const selectableChainsAtom = atom((get) => (walletId: string) => {
  const wallet = get(visibleWalletsAtom).find(({ id }) => id === walletId)
  const connections = get(connectionsAtom)
  const chains = (wallet?.connectors ?? []).map(({ namespace }) => ({
    namespace,
    isConnected: connections[namespace]?.status === 'connected',
  }))
  return { wallet: { name: wallet?.name ?? walletId, icon: wallet?.icon }, chains }
})
