'use client'
import { useMemo } from 'react'
import type { SiwxSession } from '../../siwx/types'
import type { PorticoStore } from '../../state/core/env'
import { signOut } from '../../state/session/signIn/signIn'
import type { SignInOptions } from '../../state/session/signIn/signInAndWait.late'
import { signInAtom } from '../../state/core/visitor/signIn'
import type { SignInState } from '../../state/core/visitor/signInTypes'
import { useValue } from '../PorticoProvider'
import { useVerb, type Verb } from '../useVerb'

const noSessions: readonly SiwxSession[] = []

/**
 * State of sign-in: `signedIn` with the sessions of the account in use on its network, `ready` with the message that
 * is there to sign, `idle` where there is nothing to ask.
 * @example
 * const session = useSession()
 * if (session.status === 'signedIn') greet(session.sessions[0])
 */
export function useSession(): SignInState & { readonly sessions: readonly SiwxSession[] } {
  const state = useValue(signInAtom)
  return useMemo(() => ({ sessions: noSessions, ...state }), [state])
}

/**
 * Asks the visitor to sign in, in the modal or, with `headless`, in the wallet at once; `data` is the session. Rejects
 * with `UserRejectedError` when cancelled, with `SiwxNotEnabledError` where sign-in is not configured, with
 * `NoActiveAddressError` while no account is connected.
 * @example
 * const { signIn, status } = useSignIn()
 * <button disabled={status === 'pending'} onClick={() => signIn({ headless: true })}>Sign in</button>
 */
export function useSignIn(): Verb<'signIn', [options?: SignInOptions], SiwxSession> {
  return useVerb('signIn', runSignIn)
}

/**
 * Ends every session; where sign-in is required the connections end with them.
 * @example
 * const { signOut } = useSignOut()
 */
export function useSignOut(): Verb<'signOut'> {
  return useVerb('signOut', runSignOut)
}

async function runSignIn(store: PorticoStore, options?: SignInOptions): Promise<SiwxSession> {
  return store.set((await import('../../state/session/signIn/signInAndWait.late')).signInAndWait, options)
}

function runSignOut(store: PorticoStore): Promise<void> {
  return store.set(signOut)
}
