import { atom } from 'jotai/vanilla'
import type { CaipAddress } from '../../chains/network'
import { activeConnectionAtom, type Connection, type WalletInfo } from '../connection/state'
import { plainAddress } from '../format/address'

/** The connected account of a namespace. */
export interface Account {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly accounts: readonly CaipAddress[]
  readonly wallet: WalletInfo
}

/**
 * The connected account of the active namespace, null while nobody is connected.
 * @example
 * const address = useValue(accountAtom)?.address
 */
export const accountAtom = atom((get): Account | null => accountOf(get(activeConnectionAtom)))

/** The account of a connection, null while nobody is connected. */
export function accountOf(connection: Connection): Account | null {
  if (connection.status !== 'connected') return null
  const { address, accounts, wallet } = connection
  return { caipAddress: address, address: plainAddress(address), accounts, wallet }
}
