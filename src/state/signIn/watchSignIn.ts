import { connectionsAtom } from '../connection/state'
import type { PorticoStore } from '../core/env'
import { isOpenAtom, routeAtom, routerAtom } from '../router/stack'
import type { RouteName } from '../core/route'
import { leaveSignIn } from './leaveSignIn'
import { followDisconnects } from './endSessions'
import { showSignIn, startRound } from './signInAttempt'
import { ensureSession } from './session'
import { isSignInRequiredAtom, signInAtom } from './state'
import { subjectAtom } from './signInAccount'

/** What comes before a required sign-in. */
const isBefore = (name: RouteName) => name === 'SIWXSignMessage' || name === 'UnsupportedChain'

/** Follows who is there: asks for sign-in, and ends it with the connection. */
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
      void store.set(followDisconnects, was)
      void store.set(ensureSession)
    })
  }
  // A required sign-in stands before everything else, however the modal was opened.
  const guard = () => {
    const { status } = store.get(signInAtom)
    const isAsked = status === 'ready' || status === 'signing'
    const isShown = store.get(isOpenAtom) || store.get(routerAtom).embeds > 0
    if (isAsked && isShown && store.get(isSignInRequiredAtom) && !isBefore(store.get(routeAtom).name))
      store.set(showSignIn, () => store.set(leaveSignIn))
  }
  const stops = [
    store.sub(subjectAtom, plan),
    store.sub(connectionsAtom, plan),
    store.sub(isOpenAtom, guard),
    store.sub(routeAtom, guard),
  ]
  plan()
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    store.set(startRound, null)
  })
}
