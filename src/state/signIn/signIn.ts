import { action } from '../core/action'

/**
 * Asks the visitor to sign in, unless a session is there.
 * Rejects with `SiwxNotEnabledError`, `NoActiveAddressError` or `NoActiveNetworkError`.
 */
export const signIn = action(async function signIn(_get, set): Promise<void> {
  return set((await import('../app/session.late')).askToSignIn)
})

/** Ends every session; where sign-in is required the connections end with them. */
export const signOut = action(async function signOut(_get, set): Promise<void> {
  return set((await import('../app/session.late')).endSignIn)
})
