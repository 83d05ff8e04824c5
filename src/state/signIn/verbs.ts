import { action } from '../core/action'
import { accountAtom } from '../account/account'
import { disconnect } from '../connection/attach'
import { finish } from '../router/navigation'
import { NoActiveAddressError, NoActiveNetworkError } from '../core/requestErrors'
import { routeAtom } from '../router/stack'
import { markEnded } from './endSessions'
import { abandonRound, roundAtom } from './signInAttempt'
import { askAnew } from './session'
import { putSignIn, signInAtom } from './state'
import { requireSiwx, requires } from './siwx'
import { subjectAtom } from './signInAccount'

/** Asks the visitor to sign in, unless a session is there; resolves when that is known. */
export const askToSignIn = action(async function askToSignIn(get, set): Promise<void> {
  set(requireSiwx)
  if (!get(accountAtom)) throw new NoActiveAddressError()
  if (!get(subjectAtom)) throw new NoActiveNetworkError()
  const { status } = get(signInAtom)
  // Somebody is being asked already.
  if (get(roundAtom) && (status === 'checking' || status === 'ready' || status === 'signing')) return
  await set(askAnew)
})

/** Ends every session; where sign-in is required the connections end with them. */
export const endSignIn = action(async function endSignIn(get, set): Promise<void> {
  const siwx = set(requireSiwx)
  await siwx.setSessions([])
  if (!get(subjectAtom)) return
  if (requires(siwx)) {
    set(markEnded)
    return set(disconnect)
  }
  set(abandonRound)
  set(putSignIn, { status: 'skipped' })
  if (get(routeAtom).name === 'SIWXSignMessage') set(finish)
})
