import { isShared } from '../../../../chains/pairing'
import type { Namespace } from '../../../../chains/network'
import { action } from '../../../core/action'
import {
  connectedIn,
  connectionsAtom,
  connectorOf,
  type ConnectedEntries,
  plainAddress,
} from '../../../core/visitor/connections'
import { getNetworksIn } from '../../../core/visitor/networks'
import { report } from '../../../core/report'
import type { SiwxConfig } from '../../../../siwx/types'
import type { SignInAccount } from '../../../core/visitor/signInTypes'
import { tellOfSessions } from './otherPages'
import { changeSignIn, requireSiwx, signInProgressAtom } from '../../../core/visitor/signIn'

/** Ends the sessions of a namespace that is about to be disconnected; never rejects. */
export const endSessionsOf = action(async function endSessionsOf(get, set, namespace: Namespace): Promise<void> {
  const connections = get(connectionsAtom)
  const idOf = (name: Namespace) => connectorOf(connections[name])
  const leaving = connectedIn(connections).filter(
    ([name]) => name === namespace || (isShared(idOf(namespace)) && idOf(name) === idOf(namespace)),
  )
  set(changeSignIn, { ended: leaving.map(([name]) => name) })
  await set(endSessions, leaving, connectedIn(connections).length === leaving.length)
})

/** Ends the sessions of what was disconnected since, unless they were ended ahead of it; never rejects. */
export const revokeOnDisconnect = action(async function revokeOnDisconnect(
  get,
  set,
  left: ConnectedEntries,
): Promise<void> {
  const { ended } = get(signInProgressAtom)
  set(changeSignIn, { ended: [] })
  const open = left.filter(([name]) => !ended.includes(name))
  if (open.length > 0) await set(endSessions, open, connectedIn(get(connectionsAtom)).length === 0)
})

/** Ends the sessions of an account that a wallet went on from, on every network of its namespace; never rejects. */
export const endSessionsOfAccount = action(async function endSessionsOfAccount(
  get,
  set,
  { namespace, accountAddress }: Pick<SignInAccount, 'namespace' | 'accountAddress'>,
): Promise<void> {
  await set(revokeAll, namespace, [accountAddress])
})

/** The sessions of everybody who is connected are ended: the next disconnection ends none. */
export const skipNextRevoke = action(function skipNextRevoke(get, set) {
  set(changeSignIn, { ended: connectedIn(get(connectionsAtom)).map(([name]) => name) })
})

const endSessions = action(async function endSessions(
  get,
  set,
  leaving: ConnectedEntries,
  isAll: boolean,
): Promise<void> {
  try {
    const siwx = set(requireSiwx)
    if (siwx.signOutOnDisconnect === false) return
    if (isAll) await siwx.setSessions([])
    const ends = isAll
      ? []
      : leaving.map(([name, { accounts }]) => set(revokeAll, name, [...new Set(accounts.map(plainAddress))]))
    await Promise.all(ends)
    tellOfSessions(get)
  } catch (error) {
    set(report, error)
  }
})

const revokeAll = action(async function revokeAll(get, set, namespace: Namespace, addresses: readonly string[]) {
  const siwx = set(requireSiwx)
  const networks = getNetworksIn(get, namespace)
  const ends = networks.flatMap(({ caipNetworkId }) => addresses.map((address) => revoke(siwx, caipNetworkId, address)))
  for (const end of await Promise.allSettled(ends)) if (end.status === 'rejected') set(report, end.reason)
})

// A host's function may also throw before it promises anything.
async function revoke(siwx: SiwxConfig, ...of: Parameters<SiwxConfig['revokeSession']>): Promise<void> {
  await siwx.revokeSession(...of)
}
