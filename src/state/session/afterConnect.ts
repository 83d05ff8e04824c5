import type { Namespace } from '../../chains/network'
import { connectionsAtom, entriesOf, setConnection } from '../core/visitor/connections'
import { action } from '../core/action'
import { report } from '../core/report'
import { configAtom, lateAtom } from '../core/runtime'
import { showSnack } from '../shell/feedback/snacks'
import { resetNetwork } from './networks/resetNetwork'
import { isNetworkBlockedAtom } from '../core/visitor/networks'
import { closeOrHome, showHome } from '../shell/router/navigation'
import { close, isOpenAtom, open } from '../shell/router/stack'
import { changeSignIn, isSignInAwaitedAtom, requires, signInAccountAtom } from '../core/visitor/signIn'

// The steps after a connection are decided here and nowhere else. First an unsupported network has to be left, then the
// visitor signs in, and then what was opened for it closes. A connection that is taken up again opens nothing for the
// network; sign-in is asked for by `watchSignIn`, which follows whoever is there.

/** A person connected, paired or switched, and its view waits for what follows. */
export const afterConnect = action(function afterConnect(get, set) {
  if (get(isNetworkBlockedAtom)) set(showHome)
  else if (get(configAtom).siwx && get(signInAccountAtom)) void set(awaitSignIn)
  else set(closeOrHome)
})

/** The wallet or the host changed the network: it may have entered an unsupported one, or left it. */
export const afterNetworkChange = action(function afterNetworkChange(get, set, wasBlocked: boolean) {
  const isBlocked = get(isNetworkBlockedAtom)
  if (isBlocked && !wasBlocked) set(showHome)
  else if (wasBlocked && !isBlocked) set(close)
})

/** A wallet is left, for another one or for none: it can be come back to; for none, the default network counts again. */
export const beforeLeaving = action(function beforeLeaving(get, set, namespace: Namespace, isForNone = false) {
  const left = get(connectionsAtom)[namespace]
  if (left?.status === 'connected' && get(configAtom).enableReconnect)
    import('./connection/recent.late').then(({ keepRecent }) => set(keepRecent, left)).catch(() => undefined) // a convenience
  if (isForNone) set(resetNetwork, namespace)
})

/** The view stays until sign-in has an answer, which closes it or takes its place. */
const awaitSignIn = action(async function awaitSignIn(_get, set) {
  set(changeSignIn, { isAwaited: true })
  await set(loadSignIn)
})

/**
 * An account is connected. Without the code of sign-in it does not stay so where sign-in is required. Connecting tries again;
 * browsers that remember a module that failed do so after a reload.
 */
export const loadSignIn = action(async function loadSignIn(get, set) {
  const { siwx } = get(configAtom)
  if (!siwx) return
  try {
    await get(lateAtom)?.session()
  } catch (error) {
    const wasOpen = get(isOpenAtom)
    const isAwaited = get(isSignInAwaitedAtom)
    set(report, error)
    set(changeSignIn, { isAwaited: false })
    if (!requires(siwx)) return isAwaited && set(closeOrHome)
    await set(leaveHere)
    if (wasOpen) set(open)
    set(showSnack, { tone: 'error', message: 'authFailed', isInPlace: true }, Infinity)
  }
})

/** Leaves on this page alone; also where the code for it does not load. */
const leaveHere = action(async function leaveHere(get, set) {
  try {
    const { disconnect } = (await get(lateAtom)?.connections()) ?? {}
    if (disconnect) void set(disconnect, undefined, true)
  } catch {
    for (const [namespace] of entriesOf(get(connectionsAtom)))
      set(setConnection, namespace, { status: 'disconnected' }, null)
  }
})
