import { action } from '../../core/action'
import { perStore } from '../../core/runtime'
import { wordKey } from '../../core/storage'
import { dismissSnack, snackAtom } from '../../shell/feedback/feedback'
import { onLeave, pushOverlay, routeAtom } from '../../shell/router/navigation'
import { skipSignIn } from './cancelSignIn'
import { signInAccountAtom, signInProgressAtom } from '../../core/visitor/signIn'

/** This browser did not keep the last sign-in: then a reload does not ask again. */
export const signInNotKeptKey = wordKey<'yes'>('signInNotKept', /^yes$/)

/** The page opened a sign-in by itself: there was no connecting and no opening by the visitor. It does so once. */
export const autoPrompted = perStore<{ isDone: boolean }>()

/** Asks the visitor, unless that is on the screen already. */
export const showSignIn = action(function showSignIn(get, set) {
  onLeave(get, 'SIWXSignMessage', () => set(leaveSignIn))
  if (get(routeAtom).name !== 'SIWXSignMessage') set(pushOverlay, { name: 'SIWXSignMessage' })
})

/** The view is gone: closing an optional sign-in is cancelling it. */
const leaveSignIn = action(function leaveSignIn(get, set) {
  const { account, status, isRequired } = get(signInProgressAtom)
  const snack = get(snackAtom)
  // That sign-in could not begin is why the view is gone: it is read where the visitor is now.
  if (snack?.isInPlace && snack.message !== 'authFailed') set(dismissSnack)
  const isAsked = /^(checking|ready|failed|signing)$/.test(status)
  const isSame = account?.caipAddress === get(signInAccountAtom)?.caipAddress
  if (isAsked && isSame && !isRequired && get(routeAtom).name !== 'SIWXSignMessage') set(skipSignIn)
})
