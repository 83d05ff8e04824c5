import { PorticoError } from '../../../../chains/errors/errors'
import { WalletSilentError } from '../../../../chains/errors/walletErrors'
import type { Namespace } from '../../../../chains/network'
import { loadSignIn } from '../../afterConnect'
import { action } from '../../../core/action'
import { attach } from '../attach'
import { awaitWallet } from './retryWhenAvailable'
import {
  connectedAtom,
  connectionsAtom,
  connectorOf,
  entriesOf,
  setConnection,
} from '../../../core/visitor/connections'
import { isShared } from '../../../../chains/pairing'
import { report } from '../../../core/report'
import { silentReconnect, type FindWallet, type Stored } from './silentReconnect'
import { createReturning } from './findWallet'

/** Asks the wallets of the connections that wait for their answer; never asks a person. */
export const reconnect = action(async function reconnect(get, set, signal: AbortSignal): Promise<void> {
  const returning = entriesOf(get(connectionsAtom)).flatMap(([namespace, connection]) => {
    const connectorId = 'isReturning' in connection ? connectorOf(connection) : undefined
    return connectorId === undefined ? [] : [{ namespace, connectorId }]
  })
  const isElsewhere = ({ connectorId }: Stored) => isShared(connectorId)
  const paired = silentReconnect(get, set, returning.filter(isElsewhere), signal)
  await Promise.all([
    ...paired.map(([namespace, find]) => set(reconnectNamespace, namespace, signal, find)),
    ...returning
      .filter((stored) => !isElsewhere(stored))
      .map(({ namespace, connectorId }) => set(resumeWallet, namespace, connectorId, signal)),
  ])
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

const reconnectNamespace = action(async function reconnectNamespace(
  get,
  set,
  namespace: Namespace,
  signal: AbortSignal,
  find: FindWallet,
  /** Returns true where there was no answer because the wallet is not here. */
  isAwaited: () => boolean = () => false,
) {
  const ours = get(connectionsAtom)[namespace]
  // A person who connects or disconnects meanwhile puts another state in its place.
  const isOvertaken = () => signal.aborted || get(connectionsAtom)[namespace] !== ours
  let isClosing = false
  const noteClosing = ({ persisted }: PageTransitionEvent) => (isClosing = !persisted)
  globalThis.addEventListener?.('pagehide', noteClosing)
  try {
    const found = await find()
    if (isOvertaken()) return
    if (found) set(attach, ...found, true)
    else if (!isAwaited()) set(setConnection, namespace, { status: 'disconnected' }, null)
  } catch (error) {
    // A window that closes gives up what it loads: there was no refusal.
    if (isClosing || isOvertaken()) return
    // Code that does not load, or a wallet that is silent, is no answer: the wallet stays stored for the next page.
    const isAnswer = error instanceof PorticoError && !(error instanceof WalletSilentError)
    const connectorId = isAnswer ? undefined : connectorOf(ours)
    set(setConnection, namespace, { status: 'disconnected', ...(connectorId && { connectorId }) }, null)
    set(report, error)
  } finally {
    globalThis.removeEventListener?.('pagehide', noteClosing)
  }
})
