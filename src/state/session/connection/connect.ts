import { action } from '../../core/action'
import { answerAtOnce, createWalletRequest, requireAnswer } from '../../core/task'
import { attach } from './attach'
import { connectionsAtom, entriesOf, handlesAtom, setConnection, connectorsAtom } from '../../core/visitor/connections'
import { assertAlive, configAtom, envAtom } from '../../core/runtime'
import {
  AdapterNotFoundError,
  AttemptAbandonedError,
  NoNetworkError,
  WalletUnavailableError,
} from '../../core/requestErrors'
import { getNetworksIn } from '../../core/visitor/networks'
import { navigateOnce, onLeave } from '../../shell/router/navigation'
import { routerAtom } from '../../shell/router/stack'
import { isSignInAwaitedAtom } from '../../core/visitor/signIn'
import { trackConnection, trackFailure, trackSelection } from '../wallets/walletTracking'
import { afterConnect } from '../afterConnect'

const connecting = createWalletRequest<string>()

/**
 * The connection being asked for; its subject is the connector id.
 * @example
 * const isWaiting = useValue(connectAttemptAtom)?.status === 'waiting'
 */
export const connectAttemptAtom = connecting.atom

/**
 * A person picked a wallet: asks it, and shows the waiting view unless it has answered already.
 * @example
 * store.set(selectWallet, wallet.id)
 */
export const selectWallet = action(async function selectWallet(get, set, connectorId: string) {
  const { stack } = get(routerAtom)
  // The wallet is asked before anything is drawn, and before the pick is told.
  const connected = set(connectWallet, connectorId)
  // One that is gone meanwhile is not a fault: its view says so.
  const connector = get(connectorsAtom).find(({ id }) => id === connectorId)
  if (connector) set(trackSelection, { name: connector.name, platform: 'browser', connectorId })
  const answer = connected.then(
    () => get(configAtom).siwx && get(isSignInAwaitedAtom),
    (error: unknown) => !(error instanceof AttemptAbandonedError),
  )
  // A wallet that knows this page answers within the same task.
  const isNews = await answerAtOnce<unknown>(answer, true)
  if (isNews && get(routerAtom).stack === stack) set(navigateOnce, { name: 'ConnectingExternal', connectorId })
})

/**
 * Asks a wallet for its accounts; resolves when connected.
 * @throws AttemptAbandonedError when a newer attempt took over or the wait was given up; else why not, such as
 * UserRejectedError
 * @example
 * await store.set(connectWallet, 'io.metamask')
 */
export const connectWallet = action(async function connectWallet(get, set, connectorId: string): Promise<void> {
  assertAlive(get)
  const connector = get(connectorsAtom).find(({ id }) => id === connectorId)
  if (!connector) throw new WalletUnavailableError('This wallet is not on this page any more')
  const { namespace } = connector
  const adapter = get(envAtom).adapters.find((candidate) => candidate.namespace === namespace)
  if (!adapter) throw new AdapterNotFoundError()
  const networks = getNetworksIn(get, namespace)
  if (networks.length === 0) throw new NoNetworkError()
  const isFirst = !get(handlesAtom)[namespace]
  set(abandonConnect)
  onLeave(get, 'ConnectingExternal', () => set(abandonConnect))
  try {
    const answer = await connecting.run(get, set, connectorId, (signal) => {
      const asked = adapter.connect({ connectorId, networks, signal, clock: get(envAtom).clock })
      if (isFirst) set(setConnection, namespace, { status: 'connecting', connectorId }, null)
      return asked
    })
    const handle = requireAnswer(answer)
    set(attach, connector, handle, false)
    set(trackConnection, connector.name, connectorId)
    set(afterConnect)
  } catch (error) {
    // A caller that gave up may be asking the same wallet again.
    if (error instanceof AttemptAbandonedError) throw error
    set(withdraw, connectorId)
    set(trackFailure, error)
    throw error
  }
})

/** Stops waiting for the wallet; what it still answers is ignored. */
const abandonConnect = action(function abandonConnect(get, set) {
  const attempt = get(connecting.atom)
  if (!attempt) return
  connecting.abandon(get, set)
  set(withdraw, attempt.subject)
})

/** Ends the waiting for one wallet only: another namespace may be reconnecting. */
const withdraw = action(function withdraw(get, set, connectorId: string) {
  for (const [namespace, connection] of entriesOf(get(connectionsAtom)))
    if (connection.status === 'connecting' && connection.connectorId === connectorId)
      set(setConnection, namespace, { status: 'disconnected' }, null)
})
