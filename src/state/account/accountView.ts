import { atom } from 'jotai/vanilla'
import type { CaipAddress } from '../../chains/network'
import { accountAtom } from './account'
import { configAtom } from '../core/env'
import { plainAddress } from '../format/address'
import { activeNetworkAtom, networksAtom } from '../networks/state'

/** Whether the visitor has another network to go to, and may. */
export const canSwitchAtom = atom((get) => get(configAtom).enableNetworkSwitch && get(networksAtom).length > 1)

/** The account's page in the block explorer of the network, if it has one. */
export const explorerUrlAtom = atom((get): string | undefined => {
  const account = get(accountAtom)
  const explorer = get(activeNetworkAtom).blockExplorers?.default.url
  return account && explorer ? accountPageOf(explorer, account.caipAddress) : undefined
})

/** The page of an account in an explorer. */
export function accountPageOf(explorer: string, account: CaipAddress): string {
  // A query stays at the end: the explorer of Solana tells its clusters apart by it.
  const [base = '', query] = explorer.split('?')
  // Subscan, where Polkadot's chains are shown, has another word for it.
  const page = account.startsWith('polkadot:') ? 'account' : 'address'
  return `${base.replace(/\/$/, '')}/${page}/${plainAddress(account)}${query ? `?${query}` : ''}`
}
