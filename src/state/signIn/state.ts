import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import type { SiwxSession } from '../../siwx/types'

/** Why the last try was not a sign-in. */
export type SignInProblem =
  | 'declined'
  /** The signature of an account that is a contract was not accepted. */
  | 'smartAccount'
  /** The server that was to look at the signature did not: it is not there, or does not answer as it should. */
  | 'server'
  | 'failed'

/** How sign-in stands for the account in use, on its network. */
export type SignInState =
  /** Nothing to ask: no sign-in, nobody connected, or a network that is not supported. */
  | { readonly status: 'idle' }
  /** Looks for a session, then writes the message. */
  | { readonly status: 'checking' }
  | {
      readonly status: 'ready'
      /** The text to be signed. */
      readonly message: string
      readonly problem?: SignInProblem | undefined
      /** What went wrong, for the details a person can copy. */
      readonly error?: unknown
    }
  | { readonly status: 'signing'; readonly message: string }
  | { readonly status: 'cancelling' }
  /** The visitor goes on without; only where sign-in is optional. */
  | { readonly status: 'skipped' }
  | { readonly status: 'signedIn'; readonly sessions: readonly SiwxSession[] }

const idle: SignInState = { status: 'idle' }
const heldAtom = atom<SignInState>(idle)
const heldRequiredAtom = atom(true)

export const signInAtom = atom((get) => get(heldAtom))

/** Whether the visitor has to sign in to stay connected; as the host said when it was last asked. */
export const isSignInRequiredAtom = atom((get) => get(heldRequiredAtom))

/** True while a required sign-in is open: until it is done or cancelled its view does not close. */
export const isSignInDueAtom = atom((get) => {
  const { status } = get(heldAtom)
  return get(heldRequiredAtom) && ['checking', 'ready', 'signing', 'cancelling'].includes(status)
})

/** For the files of this folder. */
export const putSignIn = action(function putSignIn(get, set, state: SignInState) {
  const isIdleStill = state.status === 'idle' && get(heldAtom).status === 'idle'
  if (!isIdleStill) set(heldAtom, state)
})

/** For the files of this folder. */
export const putRequired = action(function putRequired(_get, set, isRequired: boolean) {
  return set(heldRequiredAtom, isRequired)
})
