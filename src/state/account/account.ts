import { atom } from 'jotai/vanilla'
import type { CaipAddress } from '../../chains/network'
import { activeConnectionAtom, type WalletInfo } from '../connection/state'
import { plainAddress } from '../format/address'

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
