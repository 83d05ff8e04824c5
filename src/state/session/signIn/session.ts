import { action } from '../../core/action'
import { connectedAtom } from '../../core/visitor/connections'
import { envAtom } from '../../core/runtime'
import { storageAtom } from '../../core/storage'
import { closeOrHome, routeAtom } from '../../shell/router/navigation'
import { isOpenAtom } from '../../shell/router/stack'
import type { SiwxSession } from '../../../siwx/types'
import { autoPrompted, showSignIn, signInNotKeptKey } from './showSignIn'
import { failSignIn } from './failSignIn'
import { findSessions } from './findSessions'
import { prepareMessage } from './prepareMessage'
import {
  connectedInOtherTab,
  changeSignIn,
  requireSiwx,
  requires,
  setSignIn,
  signInAccountAtom,
  signInProgressAtom,
  signInTask,
} from '../../core/visitor/signIn'

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
      if (isAlone && !before.account) autoPrompted(get).isDone = true
      const isNotKept = get(storageAtom).read(signInNotKeptKey) === 'yes'
      const brought = connectedInOtherTab(get)
      const isAskedThere = brought.isDone && before.account?.caipAddress !== account.caipAddress
      brought.isDone = false
      if (isAlone && (isNotKept || isAskedThere)) {
        const problem = isNotKept ? 'notKept' : 'ended'
        return set(setSignIn, requires(siwx) ? { status: 'failed', problem } : { status: 'skipped' })
      }
      set(showSignIn)
      await set(prepareMessage, account, signal)
    })
  } catch (error) {
    set(failSignIn, error)
  }
})

/** A session is there: whatever was opened for it is done. */
export const completeSignIn = action(function completeSignIn(get, set, sessions: readonly SiwxSession[]) {
  const { isAwaited, account } = get(signInProgressAtom)
  get(storageAtom).remove(signInNotKeptKey)
  set(setSignIn, { status: 'signedIn', sessions }, { isAwaited: false, last: account ?? undefined })
  if (isAwaited || get(routeAtom).name === 'SIWXSignMessage') set(closeOrHome)
})

const tellWhenSlow = action(async function tellWhenSlow(get, set, signal: AbortSignal) {
  await get(envAtom)
    .clock.sleep(waitingAfterMs, signal)
    .catch(() => undefined)
  const { status, isAwaited } = get(signInProgressAtom)
  if (!signal.aborted && isAwaited && status === 'checking' && get(isOpenAtom)) set(showSignIn)
})
