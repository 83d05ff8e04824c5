import { action } from '../../../core/action'
import { envAtom } from '../../../core/runtime'
import { report } from '../../../core/report'
import { isOpenAtom } from '../../../shell/router/stack'
import { isValidAt } from '../../../../siwx/session'
import { prepareMessage } from '../prepareMessage'
import { completeSignIn } from '../session'
import { autoPrompted, showSignIn } from '../showSignIn'
import { requireSiwx, requires, setSignIn, signInProgressAtom, signInTask } from '../../../core/visitor/signIn'
import type { SignInProgress } from '../../../core/visitor/signInTypes'

/** Looks whether the session that is known is still there; a server that does not answer ends none before its time. */
export const lookAgain = action(async function lookAgain(get, set, isTold = false): Promise<void> {
  const before = get(signInProgressAtom)
  const [session] = before.status === 'signedIn' ? before.sessions : []
  if (!session || before.status !== 'signedIn') return
  const siwx = set(requireSiwx)
  const found = await siwx
    .getSessions(session.data.chainId, session.data.accountAddress, { isFresh: true })
    .catch((error: unknown) => {
      set(report, error)
      const now = get(envAtom).clock.now()
      return before.sessions.filter((one) => isValidAt(one, now))
    })
  const { status, account } = get(signInProgressAtom)
  if (status !== 'signedIn' || account?.caipAddress !== before.account?.caipAddress) return
  if (found.length > 0) return set(setSignIn, { status, sessions: found })
  if (!requires(siwx)) return set(setSignIn, { status: 'skipped' })
  set(setSignIn, { status: 'failed', problem: 'ended' })
  // A visitor who signed out on another page is asked there, if anywhere.
  if (!account || isTold || (!get(isOpenAtom) && autoPrompted(get).isDone)) return
  autoPrompted(get).isDone = true
  set(showSignIn)
  await signInTask.run(get, (signal) => set(prepareMessage, account, signal))
})

/** Another page signed in or out: the same is so here, without a request. */
export const lookElsewhere = action(async function lookElsewhere(get, set): Promise<void> {
  const { status, account } = get(signInProgressAtom)
  if (status === 'signedIn') return set(lookAgain, true)
  if (!account || !isAsked(status)) return
  const { chainId, accountAddress } = account
  const siwx = set(requireSiwx)
  const found = await siwx.getSessions(chainId, accountAddress, { isFresh: true }).catch(() => [])
  const now = get(signInProgressAtom)
  const isSame = now.account?.caipAddress === account.caipAddress
  if (found.length > 0 && isSame && isAsked(now.status)) set(completeSignIn, found)
})

function isAsked(status: SignInProgress['status']): boolean {
  return status === 'ready' || status === 'failed' || status === 'skipped'
}
