import { action } from '../core/action'

/**
 * Asks the visitor to sign in, unless a session is there.
 * Rejects with `SiwxNotEnabledError`, `NoActiveAddressError` or `NoActiveNetworkError`.
 */
export const signIn = action(async (_get, set): Promise<void> => set((await import('../app/session.late')).askToSignIn))

/** Ends every session; where sign-in is required the connections end with them. */
export const signOut = action(async (_get, set): Promise<void> => set((await import('../app/session.late')).endSignIn))
