import { atom } from 'jotai/vanilla'
import type { CaipAddress } from '../chains/network'
import { activeConnectionAtom, type WalletInfo } from './connections'
import { plainAddress } from './format'
import { activeNetworkAtom } from './networks'

/** The connected account of the active namespace. */
export interface Account {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly accounts: readonly CaipAddress[]
  readonly wallet: WalletInfo
}

export const accountAtom = atom((get): Account | null => {
  const connection = get(activeConnectionAtom)
  if (connection.status !== 'connected') return null
  const { address, accounts, wallet } = connection
  return { caipAddress: address, address: plainAddress(address), accounts, wallet }
})

/** The account's page in the block explorer of the network, if it has one. */
export const explorerUrlAtom = atom((get): string | undefined => {
  const account = get(accountAtom)
  const explorer = get(activeNetworkAtom).blockExplorers?.default.url
  return account && explorer ? `${explorer.replace(/\/$/, '')}/address/${account.address}` : undefined
})
