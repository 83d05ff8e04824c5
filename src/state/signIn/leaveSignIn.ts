import { action } from '../core/action'
import { disconnect } from '../connection/attach'
import { envAtom } from '../core/env'
import { emit } from '../core/events'
import { finish } from '../router/navigation'
import { isOpenAtom, open, routeAtom } from '../router/stack'
import { endSessionsOf } from './endSessions'
import { abandonRound, roundAtom } from './signInAttempt'
import { isSignInRequiredAtom, putSignIn, signInAtom } from './state'
import { subjectAtom } from './signInAccount'

/** How long the end of the sessions is waited for, in milliseconds. */
const patienceMs = 5_000

/** The visitor does not want to sign in: without a required sign-in there is no connection. */
export const cancelSignIn = action(async function cancelSignIn(get, set): Promise<void> {
  const subject = get(roundAtom)?.subject
  const { status } = get(signInAtom)
  if (!subject || status === 'cancelling') return
  if (!get(isSignInRequiredAtom)) {
    set(skip)
    return set(finish)
  }
  set(abandon)
  set(putSignIn, { status: 'cancelling' })
  const { clock } = get(envAtom)
  await Promise.race([set(endSessionsOf, subject.namespace), clock.sleep(patienceMs)])
  // Another account may have come meanwhile, or the wallet may have gone.
  if (get(subjectAtom)?.caipAddress !== subject.caipAddress || get(signInAtom).status !== 'cancelling') return
  const wasOpen = get(isOpenAtom)
  const leaving = set(disconnect, subject.namespace)
  if (wasOpen) set(open)
  await leaving
})

/** The view is gone: closing an optional sign-in is cancelling it. */
export const leaveSignIn = action(function leaveSignIn(get, set) {
  const isAsked = ['checking', 'ready', 'signing'].includes(get(signInAtom).status)
  const isSame = get(roundAtom)?.subject.caipAddress === get(subjectAtom)?.caipAddress
  if (isAsked && isSame && !get(isSignInRequiredAtom) && get(routeAtom).name !== 'SIWXSignMessage') set(skip)
})

/** Goes on without: nobody is asked again for this account on this network. */
const skip = action(function skip(_get, set) {
  set(abandon)
  set(putSignIn, { status: 'skipped' })
})

const abandon = action(function abandon(get, set) {
  const round = get(roundAtom)
  set(abandonRound)
  if (!round) return
  const properties = { network: round.subject.chainId, isSmartAccount: false }
  set(emit, { type: 'track', event: 'CLICK_CANCEL_SIWX', properties })
})
