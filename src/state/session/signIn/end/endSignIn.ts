import { disconnect } from '../../connection/disconnect'
import { action } from '../../../core/action'
import { closeOrHome, routeAtom } from '../../../shell/router/navigation'
import {
  abandoned,
  requireSiwx,
  requires,
  setSignIn,
  signInAccountAtom,
  signInProgressAtom,
  signInTask,
} from '../../../core/visitor/signIn'
import { skipNextRevoke } from './endSessions'
import { tellOfSessions } from './otherPages'

/** Ends every session; where sign-in is required the connections end with them. */
export const endSignIn = action(async function endSignIn(get, set): Promise<void> {
  const siwx = set(requireSiwx)
  // A later answer of the server about a signature comes too late.
  const progress = get(signInProgressAtom)
  if (progress.status === 'signing') {
    signInTask.abort(get, abandoned)
    // If the sessions cannot be ended, another press signs.
    set(setSignIn, { status: 'ready', message: progress.message, data: progress.data })
  }
  await siwx.setSessions([])
  tellOfSessions(get)
  if (!get(signInAccountAtom)) return
  if (requires(siwx)) {
    set(skipNextRevoke)
    return set(disconnect)
  }
  signInTask.abort(get, abandoned)
  set(setSignIn, { status: 'skipped' })
  if (get(routeAtom).name === 'SIWXSignMessage') set(closeOrHome)
})
