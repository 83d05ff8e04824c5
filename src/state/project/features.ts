import { atom } from 'jotai/vanilla'
import type { ConnectMethod } from '../core/config'
import { visibleWalletsAtom } from '../wallets/visibleWallets'
import { configAtom } from '../core/env'

/** Order of the ways to connect: a visible browser wallet comes first unless the host decides. */
export const connectMethodsAtom = atom((get): readonly ConnectMethod[] => {
  const { connectMethodsOrder } = get(configAtom)
  if (connectMethodsOrder) return connectMethodsOrder
  const hasWallet = get(visibleWalletsAtom).some(({ type }) => type !== 'EXTERNAL')
  return hasWallet ? ['wallet', 'email', 'social'] : ['email', 'social', 'wallet']
})
