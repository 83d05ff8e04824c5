import { atom, type Getter } from 'jotai/vanilla'
import type { CaipAddress, Namespace } from '../../chains/network'
import {
  activeConnectionAtom,
  activeNamespaceAtom,
  connectionsAtom,
  type Connection,
  type WalletInfo,
} from '../connection/state'
import { envAtom } from '../core/runtime'
import { plainAddress } from '../format/address'

/** The connected account of a namespace. */
export interface Account {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly accounts: readonly CaipAddress[]
  readonly wallet: WalletInfo
}

/** The connected account of the active namespace, null while nobody is connected. */
export const accountAtom = atom((get): Account | null => accountOf(get(activeConnectionAtom)))

/** The connected account of a namespace, by default the active one; null while nobody is connected there. */
export function getAccount(get: Getter, namespace?: Namespace): Account | null {
  return accountOf(getConnection(get, namespace))
}

/** The connection of a namespace, by default the active one. Nobody is ever connected where no adapter speaks it. */
export function getConnection(get: Getter, namespace?: Namespace): Connection {
  if (!namespace || namespace === get(activeNamespaceAtom)) return get(activeConnectionAtom)
  const isSpoken = get(envAtom).adapters.some((adapter) => adapter.namespace === namespace)
  return get(connectionsAtom)[namespace] ?? (isSpoken ? { status: 'restoring' } : { status: 'disconnected' })
}

function accountOf(connection: Connection): Account | null {
  if (connection.status !== 'connected') return null
  const { address, accounts, wallet } = connection
  return { caipAddress: address, address: plainAddress(address), accounts, wallet }
}
