import { atom } from 'jotai/vanilla'
import { activeConnectionAtom, type Account, type Connection } from '../../core/visitor/connections'

export type { Account } from '../../core/visitor/connections'

/**
 * The connected account of the active namespace, null while no account is connected.
 * @example
 * const address = useValue(accountAtom)?.address
 */
export const accountAtom = atom((get): Account | null => accountOf(get(activeConnectionAtom)))

/** The account of a connection, null while it is not connected. */
export function accountOf(connection: Connection | undefined): Account | null {
  return connection?.status === 'connected' ? connection.account : null
}
