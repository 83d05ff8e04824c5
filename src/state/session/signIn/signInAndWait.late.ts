import { AttemptAbandonedError, UserRejectedError } from '../../../chains/errors/errors'
import type { SiwxSession } from '../../../siwx/types'
import type { Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { DestroyedError } from '../../core/configErrors'
import { onDestroy, runtimeAtom } from '../../core/runtime'
import { pressSign } from './pressSign'
import { signIn } from './signIn'
import { signInProgressAtom } from '../../core/visitor/signIn'
import type { SignInProgress } from '../../core/visitor/signInTypes'

export interface SignInOptions {
  /** Has the wallet sign at once, without a press of *Sign*: for pages that draw no view of Portico's. */
  readonly headless?: boolean | undefined
}

/**
 * Asks the visitor to sign in and waits for the answer; resolves to the session.
 * @throws UserRejectedError when cancelled, AttemptAbandonedError when another account is there meanwhile; else why not
 */
export const signInAndWait = action(async function signInAndWait(
  get,
  set,
  { headless = false }: SignInOptions = {},
): Promise<SiwxSession> {
  await set(signIn)
  const first = get(signInProgressAtom)
  const isSame = ({ account }: SignInProgress) => account?.caipAddress === first.account?.caipAddress
  if (headless) {
    await reach(get, (now) => !isSame(now) || now.status !== 'checking')
    // Rejects never; how it went is in the state.
    const { status } = get(signInProgressAtom)
    if (isSame(get(signInProgressAtom)) && status === 'ready') await set(pressSign)
    const now = get(signInProgressAtom)
    if (isSame(now) && (now.status === 'failed' || (now.status === 'ready' && now.problem))) throw now.error
  }
  const end = await reach(get, (now) => !isSame(now) || !/checking|ready|failed|signing/.test(now.status))
  const [session] = isSame(end) && end.status === 'signedIn' ? end.sessions : []
  if (session) return session
  if (end.failure) throw end.failure
  if (isSame(end) && end.status !== 'idle') throw new UserRejectedError('The sign-in was cancelled')
  throw new AttemptAbandonedError('The attempt was given up')
})

/** Waits until sign-in stands as it should. */
function reach(get: Getter, isThere: (progress: SignInProgress) => boolean): Promise<SignInProgress> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve, reject) => {
    const check = () => {
      const progress = store.get(signInProgressAtom)
      if (!isThere(progress)) return
      for (const stop of stops) stop()
      resolve(progress)
    }
    const stops = [store.sub(signInProgressAtom, check), onDestroy(get, () => reject(new DestroyedError()))]
    check()
  })
}
