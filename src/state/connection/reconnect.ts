import type { Connector, WalletHandle } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { loadSignIn } from '../app/afterConnect'
import { action } from '../core/action'
import { attach } from './attach'
import { awaitWallet } from './awaitWallet'
import { connectedAtom, connectionsAtom, connectorOf, entriesOf, setConnection } from './state'
import { envAtom } from '../core/runtime'
import { pairedIconKey, pairingConnector, pairingConnectorId, pairingPeer } from '../pairing/connector'
import { storageAtom } from '../core/storage'
import { report } from '../core/report'
import { createReturning } from './returning'

/** Asks the wallets of the connections that wait for their answer; never asks a person. */
export const reconnect = action(async function reconnect(get, set, signal: AbortSignal): Promise<void> {
  const { pairing } = get(envAtom)
  const returning = entriesOf(get(connectionsAtom)).flatMap(([namespace, connection]) => {
    const connectorId = 'isReturning' in connection ? connectorOf(connection) : undefined
    return connectorId === undefined ? [] : [{ namespace, connectorId }]
  })
  const paired = returning.filter(({ connectorId }) => connectorId === pairingConnectorId)
  const peer = pairingPeer(
    get,
    paired.map(({ namespace }) => namespace),
  )
  const answer = paired.length > 0 ? pairing?.resume({ ...peer, signal }) : undefined
  await Promise.all(
    returning.map(({ namespace, connectorId }) => {
      if (connectorId !== pairingConnectorId) return set(resumeWallet, namespace, connectorId, signal)
      return set(reconnectNamespace, namespace, signal, async () => {
        const wallet = await answer
        const handle = wallet?.handles[namespace]
        const icon = get(storageAtom).read(pairedIconKey)
        return handle && [pairingConnector(namespace, { icon, ...wallet.wallet }), handle]
      })
    }),
  )
  if (!signal.aborted && get(connectedAtom)) await set(loadSignIn)
})

/** Asks a wallet of this page, again when it comes later than it is waited for. */
const resumeWallet = action(async function resumeWallet(
  get,
  set,
  namespace: Namespace,
  connectorId: string,
  signal: AbortSignal,
): Promise<void> {
  const { isHere, resume } = createReturning(get, { namespace, connectorId, signal })
  const ask = async () => {
    await set(reconnectNamespace, namespace, signal, resume)
    if (!signal.aborted && get(connectedAtom)) await set(loadSignIn)
  }
  await set(reconnectNamespace, namespace, signal, resume, () => {
    if (isHere()) return false
    set(awaitWallet, { namespace, connectorId, signal, isHere, ask })
    return true
  })
})

type Find = () => Promise<readonly [Connector, WalletHandle] | null | undefined>

const reconnectNamespace = action(async function reconnectNamespace(
  get,
  set,
  namespace: Namespace,
  signal: AbortSignal,
  find: Find,
  /** Whether nobody answered because the wallet is not here. */
  isAwaited: () => boolean = () => false,
) {
  const ours = get(connectionsAtom)[namespace]
  // A person who connects or disconnects meanwhile puts another state in its place.
  const isOvertaken = () => signal.aborted || get(connectionsAtom)[namespace] !== ours
  try {
    const found = await find()
    if (isOvertaken()) return
    if (found) set(attach, ...found, true)
    else if (!isAwaited()) set(setConnection, namespace, { status: 'disconnected' }, null)
  } catch (error) {
    if (isOvertaken()) return
    set(setConnection, namespace, { status: 'disconnected' }, null)
    set(report, error)
  }
})
