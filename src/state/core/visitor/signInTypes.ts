import type { CaipAddress, Namespace } from '../../../chains/network'
import type { SiwxMessage } from '../../../siwx/message/fields'
import type { SiwxAccount, SiwxSession } from '../../../siwx/types'

/** Why the last try was not a sign-in. */
export type SignInProblem =
  /** The visitor said no in the wallet. */
  | 'declined'
  /** The wallet failed to sign. */
  | 'wallet'
  /** The signature was looked at and not accepted. */
  | 'refused'
  /** The same, of an account that is a contract. */
  | 'smartAccount'
  /** The message expired, or its nonce was used. */
  | 'outdated'
  /** The server that was to look at the signature did not: it is not there, or does not answer as it should. */
  | 'server'
  /** The server is set up for another page: for another domain or address, or it does not let this one ask. */
  | 'setup'
  /** The server took the signature, and the browser did not keep the session. */
  | 'notKept'
  /** Something else; nothing is known of the signature. */
  | 'failed'

/** State of sign-in for the account in use, on its network. */
export type SignInState =
  /** Nothing to ask: no sign-in, no account connected, or a network that is not supported. */
  | { readonly status: 'idle' }
  /** Looks for a session, then writes the message. */
  | { readonly status: 'checking' }
  | {
      readonly status: 'ready'
      /** The text to be signed. */
      readonly message: string
      readonly problem?: SignInProblem | undefined
      /** The failure, for the details that a visitor can copy. */
      readonly error?: unknown
      /** True where the signature is there already and was not checked: the next press sends it once more. */
      readonly isSigned?: boolean | undefined
    }
  /** There is no message to sign: another press prepares one. */
  | {
      readonly status: 'failed'
      readonly problem: 'server' | 'setup' | 'notKept' | 'ended' | 'failed'
      readonly error?: unknown
    }
  | { readonly status: 'signing'; readonly message: string }
  | { readonly status: 'cancelling' }
  /** The visitor goes on without; only where sign-in is optional. */
  | { readonly status: 'skipped' }
  | { readonly status: 'signedIn'; readonly sessions: readonly SiwxSession[] }

/** The subject of sign-in: one account on one network, as sessions are. */
export interface SignInAccount extends SiwxAccount {
  readonly namespace: Namespace
  readonly caipAddress: CaipAddress
}

/** The message to sign: the text, and the fields it was written from. */
export interface SignInText {
  readonly message: string
  readonly data: SiwxMessage
}

type Of<Status extends SignInState['status']> = Extract<SignInState, { readonly status: Status }>

/** A state with what only the files of this folder need. */
export type SignInStep =
  | Of<'idle' | 'checking' | 'failed' | 'cancelling' | 'skipped' | 'signedIn'>
  | (Of<'ready'> & SignInText & { readonly signed?: SiwxSession | undefined })
  | (Of<'signing'> & SignInText & { readonly wait: SignWait })

/** Progress of signing: the wallet opens, is waited for, does not answer; or it signed and that is checked. */
export type SignWait = 'opening' | 'waiting' | 'notAnswering' | 'verifying'

export interface SignInContext {
  /** The subject of the state; null before an account is there, and once the instance is destroyed. */
  readonly account: SignInAccount | null
  /** The visitor has to sign in to stay connected; as the host said when it was last asked. */
  readonly isRequired: boolean
  /** The views of a connection wait for sign-in to let them close. */
  readonly isAwaited: boolean
  /** Namespaces whose sessions are ended already, ahead of their disconnection. */
  readonly ended: readonly Namespace[]
  /** The last sign-in and its network: a cancelled sign-in goes back there. */
  readonly last?: SignInAccount | undefined
  /** Why sign-in could not begin; gone with the next step. */
  readonly failure?: unknown
}

export type SignInProgress = SignInContext & SignInStep
