import type { CaipAddress, Namespace } from '../../../chains/network'
import { action } from '../../core/action'
import { NoActiveAddressError } from '../../core/requestErrors'
import { assertAlive } from '../../core/runtime'
import { chooseAccount } from './attach'
import {
  connectionsAtom,
  handlesAtom,
  plainAddress,
  setActiveNamespace,
  setConnection,
  type Account,
} from '../../core/visitor/connections'

/**
 * Makes another account that a connected wallet shares the one in use, and its namespace too; kept over a reload, until
 * another is chosen here or inside the wallet.
 * @throws NoActiveAddressError for one that no connected wallet shares
 * @example
 * await store.set(switchAccount, account.accounts[1])
 */
export const switchAccount = action(async function switchAccount(get, set, caipAddress: CaipAddress): Promise<Account> {
  assertAlive(get)
  const namespace = String(caipAddress).split(':')[0] as Namespace
  const connection = get(connectionsAtom)[namespace]
  const handle = get(handlesAtom)[namespace]
  const isShared = connection?.status === 'connected' && connection.accounts.includes(caipAddress)
  if (!isShared || !handle) throw new NoActiveAddressError()
  const address = plainAddress(caipAddress)
  const account = { ...connection.account, caipAddress, address }
  set(chooseAccount, namespace, address)
  set(setConnection, namespace, { ...connection, address: caipAddress, account }, handle)
  set(setActiveNamespace, namespace)
  return account
})
