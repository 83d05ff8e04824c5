import { action } from '../../core/action'
import {
  connectedAtom,
  connectedIn,
  connectionsAtom,
  type ConnectedEntries,
  plainAddress,
} from '../../core/visitor/connections'
import type { PorticoStore } from '../../core/env'
import type { RouteName } from '../../core/route'
import { configAtom } from '../../core/runtime'
import { closeOrHome, routeAtom } from '../../shell/router/navigation'
import { routeRules } from '../../shell/router/routeRules'
import { isOpenAtom, routerAtom } from '../../shell/router/stack'
import { endSessionsOfAccount, revokeOnDisconnect } from './end/endSessions'
import { watchEnd } from './end/watchEnd'
import { requestSignIn } from './session'
import { showSignIn } from './showSignIn'
import {
  changeSignIn,
  isSignInAwaitedAtom,
  signInAccountAtom,
  signInProgressAtom,
  signInTask,
} from '../../core/visitor/signIn'

/** True for the views before a required sign-in; while a wallet signs, its own views are among them. */
const isBefore = (name: RouteName, isSigning: boolean) =>
  name === 'SIWXSignMessage' || name === 'UnsupportedChain' || (isSigning && routeRules[name]?.isOverlay === true)

/** Follows who is there: the one place that asks for sign-in by itself, and ends it with the connection. */
export function watchSignIn(store: PorticoStore, signal: AbortSignal): void {
  if (signal.aborted) return
  let before = store.get(connectionsAtom)
  let isPlanned = false
  // Connecting takes several steps: only where they lead to counts.
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(() => {
      isPlanned = false
      if (signal.aborted) return
      const was = before
      before = store.get(connectionsAtom)
      const left = connectedIn(was).filter(([namespace]) => before[namespace]?.status === 'disconnected')
      if (left.length > 0) void store.set(revokeOnDisconnect, left)
      void store.set(endMoved, connectedIn(was))
      void store.set(ensureSession)
    })
  }
  // A required sign-in stands before everything else, however the modal was opened.
  const guard = () => {
    const { status, isRequired } = store.get(signInProgressAtom)
    const isAsked = status === 'ready' || status === 'failed' || status === 'signing'
    const isShown = store.get(isOpenAtom) || store.get(routerAtom).embeds > 0
    const { name } = store.get(routeAtom)
    if (isAsked && isShown && isRequired && !isBefore(name, status === 'signing')) store.set(showSignIn)
  }
  const stops = [
    store.sub(signInAccountAtom, plan),
    store.sub(connectionsAtom, plan),
    store.sub(isSignInAwaitedAtom, plan),
    store.sub(isOpenAtom, guard),
    store.sub(routeAtom, guard),
    // A message that comes while a wallet is asked again finds another view.
    store.sub(signInProgressAtom, guard),
    watchEnd(store),
  ]
  plan()
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    signInTask.abort(store.get)
    store.set(changeSignIn, { account: null })
  })
}

/** If sign-out follows a change of account, it follows one in a namespace that is not in use, or of another network. */
const endMoved = action(async function endMoved(get, set, was: ConnectedEntries): Promise<void> {
  if (get(configAtom).siwx?.onAccountChange !== 'signOut') return
  const inUse = [get(signInProgressAtom).account, get(signInAccountAtom)]
  for (const [namespace, { address }] of was) {
    const now = get(connectionsAtom)[namespace]
    const isMoved = now?.status === 'connected' && plainAddress(now.address) !== plainAddress(address)
    // Accounts before and after are ended before sessions of the next one are looked for.
    if (isMoved && !inUse.every((account) => account?.namespace === namespace))
      await set(endSessionsOfAccount, { namespace, accountAddress: plainAddress(address) })
  }
})

/**
 * With a session nothing happens, without one the visitor is asked. `watchSignIn` runs it after every change of who is
 * there, and when views begin to wait for the answer.
 */
const ensureSession = action(async function ensureSession(get, set): Promise<void> {
  const { account, status, isAwaited } = get(signInProgressAtom)
  if (get(signInAccountAtom)?.caipAddress !== account?.caipAddress) return set(requestSignIn)
  if (!isAwaited || status === 'checking') return
  set(changeSignIn, { isAwaited: false })
  // A sign-in that failed leads back to the wallets by itself.
  if (get(connectedAtom) && get(routeAtom).name !== 'SIWXSignMessage') set(closeOrHome)
})
