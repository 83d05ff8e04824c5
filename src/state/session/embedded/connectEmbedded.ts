import { atom } from 'jotai/vanilla'
import { embeddedConnectorId, type EmbeddedConnection } from '../../../chains/embedded'
import { WalletUnavailableError } from '../../../chains/errors/errors'
import { afterConnect } from '../afterConnect'
import { attach } from '../connection/attach'
import { action } from '../../core/action'
import { assertAlive, envAtom } from '../../core/runtime'
import { storageAtom } from '../../core/storage'
import { createTask, requireAnswer } from '../../core/task'
import { activeNamespaceAtom, entriesOf, setActiveNamespace } from '../../core/visitor/connections'
import { onLeave } from '../../shell/router/navigation'
import { trackConnection, trackFailure } from '../wallets/walletTracking'
import { embeddedAddressesKey, embeddedConnector, embeddedPeer } from './connector'
import { leaveEmbeddedPage } from './page'

const connecting = createTask()

/** State of connecting; `error` where it ended without a connection, null while no attempt was made since the view was left. */
export type EmbeddedAttempt = { readonly status: 'asking' } | { readonly status: 'ended'; readonly error: unknown }

const attemptAtom = atom<EmbeddedAttempt | null>(null)
export const embeddedAttemptAtom = atom((get) => get(attemptAtom))

/**
 * Creates an embedded wallet or opens one, and connects it in each of its namespaces.
 * @throws UserRejectedError, AttemptAbandonedError where another attempt took over
 */
export const connectEmbedded = action(async function connectEmbedded(get, set): Promise<void> {
  assertAlive(get)
  const { embedded } = get(envAtom)
  if (!embedded) throw new WalletUnavailableError('This app has no embedded wallet')
  onLeave(get, 'ConnectingEmbedded', () => {
    connecting.abort(get)
    set(leaveEmbeddedPage)
    set(attemptAtom, null)
  })
  set(attemptAtom, { status: 'asking' })
  const isConnected = await connecting.run(get, async (signal) => {
    try {
      const connection = await embedded.connect({ ...embeddedPeer(get, set), method: 'passkey' })
      if (signal.aborted) return false
      set(attachEmbedded, connection)
      return true
    } catch (error) {
      if (!signal.aborted) {
        set(trackFailure, error)
        set(attemptAtom, { status: 'ended', error })
      }
      throw error
    }
  })
  requireAnswer(isConnected)
})

const attachEmbedded = action(function attachEmbedded(get, set, { handles, wallet, addresses }: EmbeddedConnection) {
  const active = get(activeNamespaceAtom)
  get(storageAtom).write(embeddedAddressesKey, addresses)
  for (const [namespace, handle] of entriesOf(handles)) set(attach, embeddedConnector(namespace, wallet), handle, false)
  set(trackConnection, wallet.name, embeddedConnectorId)
  // Each one attached takes the lead; the one in use keeps it if it is served.
  if (handles[active]) set(setActiveNamespace, active)
  set(afterConnect)
})
