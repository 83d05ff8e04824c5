import { atom } from 'jotai/vanilla'
import { accountAtom } from './account'
import { configAtom } from './env'
import { activeNetworkAtom, networksAtom } from './networks'

/** Whether the visitor has another network to go to, and may. */
export const canSwitchAtom = atom((get) => get(configAtom).enableNetworkSwitch && get(networksAtom).length > 1)

/** The account's page in the block explorer of the network, if it has one. */
export const explorerUrlAtom = atom((get): string | undefined => {
  const account = get(accountAtom)
  const explorer = get(activeNetworkAtom).blockExplorers?.default.url
  return account && explorer ? `${explorer.replace(/\/$/, '')}/address/${account.address}` : undefined
})
