import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { connectionsAtom, connectorOf, entriesOf, type ConnectedConnection, type Connection } from '../connection/state'
import { plainAddress } from '../format/address'
import { getNetworksIn } from '../networks/state'
import { pairingConnectorId } from '../pairing/connector'
import { report } from '../core/report'
import type { SiwxConfig } from '../../siwx/types'
import { changeSignIn, requireSiwx, signInProgressAtom } from './state'

/** Connections by namespace, as they are or were. */
export type Connections = Partial<Record<Namespace, Connection>>

/** Ends the sessions of a namespace that is about to be disconnected; never rejects. */
export const endSessionsOf = action(async function endSessionsOf(get, set, namespace: Namespace): Promise<void> {
  const connections = get(connectionsAtom)
  const isPaired = (name: Namespace) => connectorOf(connections[name]) === pairingConnectorId
  // Namespaces of one pairing end together.
  const leaving = connectedIn(connections).filter(
    ([name]) => name === namespace || (isPaired(namespace) && isPaired(name)),
  )
  set(changeSignIn, { ended: leaving.map(([name]) => name) })
  await set(endSessions, leaving, connectedIn(connections).length === leaving.length)
})

/** Ends the sessions of what was disconnected since, unless they were ended ahead of it; never rejects. */
export const revokeOnDisconnect = action(async function revokeOnDisconnect(
  get,
  set,
  before: Connections,
): Promise<void> {
  const now = get(connectionsAtom)
  const { ended } = get(signInProgressAtom)
  const left = connectedIn(before).filter(([name]) => now[name]?.status === 'disconnected')
  if (left.length === 0) return
  set(changeSignIn, { ended: [] })
  const open = left.filter(([name]) => !ended.includes(name))
  if (open.length > 0) await set(endSessions, open, connectedIn(now).length === 0)
})

/** The sessions of everybody who is connected are ended: the next disconnection ends none. */
export const skipNextRevoke = action(function skipNextRevoke(get, set) {
  set(changeSignIn, { ended: connectedIn(get(connectionsAtom)).map(([name]) => name) })
})

type Connected = readonly (readonly [Namespace, ConnectedConnection])[]

const endSessions = action(async function endSessions(get, set, leaving: Connected, isAll: boolean): Promise<void> {
  try {
    const siwx = set(requireSiwx)
    if (siwx.signOutOnDisconnect === false) return
    if (isAll) return await siwx.setSessions([])
    const ends = leaving.flatMap(([name, { accounts }]) => {
      const addresses = [...new Set(accounts.map(plainAddress))]
      const networks = getNetworksIn(get, name)
      return networks.flatMap(({ caipNetworkId }) => addresses.map((address) => revoke(siwx, caipNetworkId, address)))
    })
    for (const end of await Promise.allSettled(ends)) if (end.status === 'rejected') set(report, end.reason)
  } catch (error) {
    set(report, error)
  }
})

// A host's function may also throw before it promises anything.
async function revoke(siwx: SiwxConfig, ...of: Parameters<SiwxConfig['revokeSession']>): Promise<void> {
  await siwx.revokeSession(...of)
}

function connectedIn(connections: Connections): Connected {
  return entriesOf(connections).flatMap(([name, connection]) =>
    connection.status === 'connected' ? [[name, connection] as const] : [],
  )
}
