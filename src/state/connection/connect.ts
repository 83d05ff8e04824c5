import type { ChainAdapter, Connector } from '../../chains/adapter'
import { UserRejectedError, WalletUnavailableError } from '../../chains/errors/errors'
import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { attemptAtom } from '../core/task'
import { attach } from './attach'
import { connectionsAtom, entriesOf, handlesAtom, putConnection, connectorsAtom } from './state'
import { envAtom } from '../core/env'
import { AdapterNotFoundError, NoNetworkError } from '../core/requestErrors'
import { requireLive, whenLeft } from '../core/lifecycle'
import { emit } from '../core/events'
import { getNetworksIn } from '../networks/state'
import { navigate } from '../router/navigation'
import { routeAtom } from '../router/stack'
import { noteConnection, noteSelection } from '../wallets/walletTracking'
import { settle } from '../app/afterConnect'

const connecting = attemptAtom<string>()

/** The connection being asked for; its subject is the connector id. */
export const connectAttemptAtom = connecting.atom

/** A person picked a wallet: shows the waiting view and asks the wallet. */
export const selectWallet = action(function selectWallet(get, set, connectorId: string) {
  // One that is gone meanwhile is not a fault: its view says so.
  const connector = get(connectorsAtom).find(({ id }) => id === connectorId)
  if (connector) set(noteSelection, { name: connector.name, platform: 'browser', connectorId })
  if (get(routeAtom).name !== 'ConnectingExternal') set(navigate, { name: 'ConnectingExternal', connectorId })
  set(connectWallet, connectorId).catch(() => undefined) // the waiting view shows it
})

/** Asks a wallet for its accounts; resolves when connected or given up, rejects with why not. */
export const connectWallet = action(async function connectWallet(get, set, connectorId: string): Promise<void> {
  requireLive(get)
  const connector = findConnector(get(connectorsAtom), connectorId)
  const { namespace } = connector
  const adapter = findAdapter(get(envAtom).adapters, namespace)
  const networks = getNetworksIn(get, namespace)
  if (networks.length === 0) throw new NoNetworkError()
  const isFirst = !get(handlesAtom)[namespace]
  set(abandonConnect)
  set(whenLeft, 'ConnectingExternal', () => set(abandonConnect))
  try {
    const handle = await connecting.run(get, set, connectorId, (signal) => {
      if (isFirst) set(putConnection, namespace, { status: 'connecting', connectorId }, null)
      return adapter.connect({ connectorId, networks, signal, clock: get(envAtom).clock })
    })
    if (!handle) return
    set(attach, connector, handle, false)
    set(noteConnection, connector.name, connectorId)
    set(settle)
  } catch (error) {
    set(withdraw, connectorId)
    const event = error instanceof UserRejectedError ? 'USER_REJECTED' : 'CONNECT_ERROR'
    set(emit, { type: 'track', event, properties: { message: error instanceof Error ? error.message : String(error) } })
    throw error
  }
})

/** Stops waiting for the wallet; a late answer is ignored. */
const abandonConnect = action(function abandonConnect(get, set) {
  const attempt = get(connecting.atom)
  if (!attempt) return
  connecting.abandon(get, set)
  set(withdraw, attempt.subject)
})

/** Ends the waiting for one wallet only: another namespace may be waiting to be resumed. */
const withdraw = action(function withdraw(get, set, connectorId: string) {
  for (const [namespace, connection] of entriesOf(get(connectionsAtom)))
    if (connection.status === 'connecting' && connection.connectorId === connectorId)
      set(putConnection, namespace, { status: 'disconnected' }, null)
})

function findConnector(connectors: readonly Connector[], id: string): Connector {
  const connector = connectors.find((candidate) => candidate.id === id)
  if (!connector) throw new WalletUnavailableError('This wallet is not on this page any more')
  return connector
}

function findAdapter(adapters: readonly ChainAdapter[], namespace: Namespace): ChainAdapter {
  const adapter = adapters.find((candidate) => candidate.namespace === namespace)
  if (!adapter) throw new AdapterNotFoundError()
  return adapter
}
