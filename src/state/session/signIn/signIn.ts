import { action } from '../../core/action'
import { accountAtom } from '../account/account'
import { NoActiveAddressError, NoActiveNetworkError } from '../../core/requestErrors'
import { assertAlive } from '../../core/runtime'
import { requireSiwx, signInAccountAtom, signInProgressAtom } from '../../core/visitor/signIn'

/**
 * Asks the visitor to sign in, unless a session is there; resolves when that is known.
 * Rejects with `SiwxNotEnabledError`, `NoActiveAddressError` or `NoActiveNetworkError`.
 * @example
 * await store.set(signIn)
 */
export const signIn = action(async function signIn(get, set): Promise<void> {
  assertAlive(get)
  set(requireSiwx)
  const session = await import('../session.late')
  assertAlive(get)
  if (!get(accountAtom)) throw new NoActiveAddressError()
  if (!get(signInAccountAtom)) throw new NoActiveNetworkError()
  const { account, status } = get(signInProgressAtom)
  // A question is open already.
  if (account && /^(checking|ready|signing)$/.test(status)) return
  await set(session.requestSignIn)
})

/**
 * Ends every session; where sign-in is required the connections end with them.
 * @example
 * await store.set(signOut)
 */
export const signOut = action(async function signOut(get, set): Promise<void> {
  assertAlive(get)
  return set((await import('../session.late')).endSignIn)
})
