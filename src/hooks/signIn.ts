'use client'
import { signIn, signOut } from '../state/signIn/signIn'
import { signInAtom, type SignInState } from '../state/signIn/state'
import type { SiwxSession } from '../siwx/types'
import { useAction, useValue } from './PorticoProvider'

export interface SignIn {
  readonly status: SignInState['status']
  /** Those of the account in use, on its network. */
  readonly sessions: readonly SiwxSession[]
  /** Asks the visitor to sign in; rejects where sign-in is not configured or nobody is connected. */
  readonly signIn: () => Promise<void>
  /** Ends every session; where sign-in is required the connections end with them. */
  readonly signOut: () => Promise<void>
}

const noSessions: readonly SiwxSession[] = []

/** The state of sign-in, and how to start and end it. */
export function useSignIn(): SignIn {
  const state = useValue(signInAtom)
  const sessions = state.status === 'signedIn' ? state.sessions : noSessions
  return { status: state.status, sessions, signIn: useAction(signIn), signOut: useAction(signOut) }
}
