import { action } from '../core/action'
import { connectedAtom } from '../connection/state'
import { envAtom, onLeave } from '../core/runtime'
import { storageAtom, wordKey } from '../core/storage'
import { dismissSnack, snackAtom } from '../feedback/feedback'
import { closeOrHome, resetTo } from '../router/navigation'
import { isOpenAtom, routeAtom } from '../router/stack'
import type { SiwxSession } from '../../siwx/types'
import { skipSignIn } from './cancelSignIn'
import { failSignIn } from './failSignIn'
import { findSessions } from './findSessions'
import { prepareMessage } from './prepareMessage'
import {
  changeSignIn,
  requireSiwx,
  requires,
  setSignIn,
  signInAccountAtom,
  signInProgressAtom,
  signInTask,
} from './state'

/** Whether this browser did not keep the last sign-in: then nobody is asked again with each reload. */
export const signInNotKeptKey = wordKey<'yes'>('signInNotKept', /^yes$/)

/** When a visitor who waits for a connection to be settled hears what for, in milliseconds. */
const waitingAfterMs = 5_000

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
  const before = get(signInProgressAtom)
  set(setSignIn, { status: 'checking' }, { account })
  try {
    await signInTask.run(get, async (signal) => {
      const siwx = set(requireSiwx)
      set(changeSignIn, { isRequired: requires(siwx) })
      void set(tellWhenSlow, signal)
      const sessions = await set(findSessions, siwx, account, before, signal)
      if (signal.aborted) return
      if (sessions.length > 0) return set(completeSignIn, sessions)
      const isAlone = !get(signInProgressAtom).isAwaited && !get(isOpenAtom)
      set(changeSignIn, { isAwaited: false })
      if (isAlone && get(storageAtom).read(signInNotKeptKey))
        return set(setSignIn, requires(siwx) ? { status: 'failed', problem: 'notKept' } : { status: 'skipped' })
      set(showSignIn)
      await set(prepareMessage, account, signal)
    })
  } catch (error) {
    set(failSignIn, error)
  }
})

/** A session is there: whatever was opened for it is done. */
export const completeSignIn = action(function completeSignIn(get, set, sessions: readonly SiwxSession[]) {
  const { isAwaited } = get(signInProgressAtom)
  get(storageAtom).remove(signInNotKeptKey)
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
  if (get(snackAtom)?.isInPlace) set(dismissSnack)
  const isAsked = /^(checking|ready|failed|signing)$/.test(status)
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
