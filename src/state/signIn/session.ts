import { action } from '../core/action'
import { connectedAtom, connectedIn, connectionsAtom } from '../connection/state'
import type { PorticoStore } from '../core/env'
import { envAtom, onLeave } from '../core/runtime'
import { closeOrHome, resetTo } from '../router/navigation'
import { isOpenAtom, routeAtom, routerAtom } from '../router/stack'
import type { SiwxDraft, SiwxSession } from '../../siwx/types'
import { skipSignIn } from './cancelSignIn'
import { revokeOnDisconnect } from './endSessions'
import { failSignIn } from './failSignIn'
import {
  changeSignIn,
  isSignInAwaitedAtom,
  requireSiwx,
  requires,
  setSignIn,
  signInAccountAtom,
  signInProgressAtom,
  signInTask,
  type SignInText,
} from './state'

/** When a visitor who waits for a connection to be settled hears what for, in milliseconds. */
const waitingAfterMs = 5_000

/** What comes before a required sign-in. */
const isBefore = (name: string) => name === 'SIWXSignMessage' || name === 'UnsupportedChain'

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
      void store.set(ensureSession)
    })
  }
  // A required sign-in stands before everything else, however the modal was opened.
  const guard = () => {
    const { status, isRequired } = store.get(signInProgressAtom)
    const isAsked = status === 'ready' || status === 'signing'
    const isShown = store.get(isOpenAtom) || store.get(routerAtom).embeds > 0
    if (isAsked && isShown && isRequired && !isBefore(store.get(routeAtom).name)) store.set(showSignIn)
  }
  const stops = [
    store.sub(signInAccountAtom, plan),
    store.sub(connectionsAtom, plan),
    store.sub(isSignInAwaitedAtom, plan),
    store.sub(isOpenAtom, guard),
    store.sub(routeAtom, guard),
  ]
  plan()
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    signInTask.abort(store.get)
    store.set(changeSignIn, { account: null })
  })
}

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

/** Looks for a session of whoever is there now, and asks for one; resolves when that is known, and never rejects. */
export const requestSignIn = action(async function requestSignIn(get, set): Promise<void> {
  const account = get(signInAccountAtom)
  if (!account) {
    const isAwaited = get(signInProgressAtom).isAwaited && get(connectedAtom)
    signInTask.abort(get)
    set(setSignIn, { status: 'idle' }, { account, isAwaited: false })
    if (isAwaited || get(routeAtom).name === 'SIWXSignMessage') set(closeOrHome)
    return
  }
  const { chainId, accountAddress } = account
  set(setSignIn, { status: 'checking' }, { account })
  try {
    await signInTask.run(get, async (signal) => {
      const siwx = set(requireSiwx)
      set(changeSignIn, { isRequired: requires(siwx) })
      void set(tellWhenSlow, signal)
      const sessions = await siwx.getSessions(chainId, accountAddress)
      if (signal.aborted) return
      if (sessions.length > 0) return set(completeSignIn, sessions)
      set(changeSignIn, { isAwaited: false })
      set(showSignIn)
      const draft = await siwx.createMessage({ chainId, accountAddress })
      if (!signal.aborted) set(setSignIn, { status: 'ready', ...readDraft(draft) })
    })
  } catch (error) {
    set(failSignIn, error)
  }
})

/** A session is there: whatever was opened for it is done. */
export const completeSignIn = action(function completeSignIn(get, set, sessions: readonly SiwxSession[]) {
  const { isAwaited } = get(signInProgressAtom)
  set(setSignIn, { status: 'signedIn', sessions }, { isAwaited: false })
  if (isAwaited || get(routeAtom).name === 'SIWXSignMessage') set(closeOrHome)
})

/** Asks the visitor, unless that is on the screen already. */
export const showSignIn = action(function showSignIn(get, set) {
  onLeave(get, 'SIWXSignMessage', () => set(leaveSignIn))
  if (get(routeAtom).name !== 'SIWXSignMessage') set(resetTo, { name: 'SIWXSignMessage' })
})

/** The view is gone: closing an optional sign-in is cancelling it. */
const leaveSignIn = action(function leaveSignIn(get, set) {
  const { account, status, isRequired } = get(signInProgressAtom)
  const isAsked = status === 'checking' || status === 'ready' || status === 'signing'
  const isSame = account?.caipAddress === get(signInAccountAtom)?.caipAddress
  if (isAsked && isSame && !isRequired && get(routeAtom).name !== 'SIWXSignMessage') set(skipSignIn)
})

const tellWhenSlow = action(async function tellWhenSlow(get, set, signal: AbortSignal) {
  await get(envAtom)
    .clock.sleep(waitingAfterMs, signal)
    .catch(() => undefined)
  const { status, isAwaited } = get(signInProgressAtom)
  if (!signal.aborted && isAwaited && status === 'checking' && get(isOpenAtom)) set(showSignIn)
})

/** A draft as data: its text, and its fields without it. */
export function readDraft(draft: SiwxDraft): SignInText {
  const { toString: _text, ...data } = draft
  return { message: draft.toString(), data }
}
