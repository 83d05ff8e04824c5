import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../../chains/network'
import { activeConnectionAtom, plainAddress } from './connections'
import { action } from '../action'
import { configAtom, perStore } from '../runtime'
import { SiwxNotEnabledError } from '../requestErrors'
import { createTask } from '../task'
import { networksAtom } from './networks'
import type { SiwxConfig, SiwxSession } from '../../../siwx/types'
import type { SignInAccount, SignInContext, SignInProgress, SignInState, SignInStep, SignWait } from './signInTypes'

/** Everything about sign-in that is data, for the files of this folder and for stories. */
export const signInProgressAtom = atom<SignInProgress>({
  status: 'idle',
  account: null,
  isRequired: true,
  isAwaited: false,
  ended: [],
})

/** Looks for a session and asks for a signature, for one account at a time. */
export const signInTask = createTask()

/** Another page brought the connection: sign-in is asked for there, and not by each page. */
export const connectedInOtherTab = perStore<{ isDone: boolean }>()

/** Why the task was aborted, where the visitor wanted that. */
export const abandoned = 'abandoned'

/**
 * State of sign-in for the account in use, on its network.
 * @example
 * const isSignedIn = useValue(signInAtom).status === 'signedIn'
 */
export const signInAtom = selectAtom(signInProgressAtom, readState, (one, other) => {
  const keys = Object.keys({ ...one, ...other }) as (keyof SignInState)[]
  return keys.every((key) => one[key] === other[key])
})

/**
 * True where the visitor has to sign in to stay connected; as the host said when it was last asked.
 * @example
 * const isRequired = useValue(isSignInRequiredAtom)
 */
export const isSignInRequiredAtom = atom((get) => get(signInProgressAtom).isRequired)

export const isSignInAwaitedAtom = atom((get) => get(signInProgressAtom).isAwaited)

/** Progress of signing. */
export const signWaitAtom = atom((get): SignWait => {
  const progress = get(signInProgressAtom)
  return progress.status === 'signing' ? progress.wait : 'opening'
})

/** True while a required sign-in is open: until it is done or cancelled its view does not close. */
export const isSignInDueAtom = atom((get) => {
  const { status, isRequired } = get(signInProgressAtom)
  return isRequired && ['checking', 'ready', 'failed', 'signing', 'cancelling'].includes(status)
})

const accountIdAtom = atom((get): CaipAddress | null => {
  const connection = get(activeConnectionAtom)
  if (connection.status !== 'connected') return null
  const { address, networkId } = connection
  const isSupported = get(networksAtom).some(({ caipNetworkId }) => caipNetworkId === networkId)
  return isSupported ? `${networkId}:${plainAddress(address)}` : null
})

/** The account in use on the network in use; null while no account is connected or the network is not supported. */
export const signInAccountAtom = atom((get): SignInAccount | null => {
  const caipAddress = get(accountIdAtom)
  if (!caipAddress) return null
  const [namespace, reference] = caipAddress.split(':') as [Namespace, string]
  const chainId: CaipNetworkId = `${namespace}:${reference}`
  return { namespace, caipAddress, chainId, accountAddress: plainAddress(caipAddress) }
})

/** Goes to another state, of the same account unless the context says otherwise. */
export const setSignIn = action(function setSignIn(get, set, step: SignInStep, changed: Partial<SignInContext> = {}) {
  const { account, isRequired, isAwaited, ended, last } = get(signInProgressAtom)
  set(signInProgressAtom, { account, isRequired, isAwaited, ended, last, ...changed, ...step })
})

/** Changes what is known beside the state. */
export const changeSignIn = action(function changeSignIn(_get, set, changed: Partial<SignInContext>) {
  set(signInProgressAtom, (progress) => ({ ...progress, ...changed }))
})

/**
 * The host's sign-in.
 * @throws SiwxNotEnabledError where the host set none up
 */
export const requireSiwx = action(function requireSiwx(get): SiwxConfig {
  const { siwx } = get(configAtom)
  if (!siwx) throw new SiwxNotEnabledError()
  return siwx
})

/** True where the visitor has to sign in; a host that cannot say means yes. */
export function requires(siwx: SiwxConfig): boolean {
  try {
    return siwx.getRequired?.() ?? true
  } catch {
    return true
  }
}

function readState(progress: SignInProgress): SignInState {
  switch (progress.status) {
    case 'ready': {
      const { status, message, problem, error, signed } = progress
      return problem ? { status, message, problem, error, ...(signed && { isSigned: true }) } : { status, message }
    }
    case 'failed':
      return { status: progress.status, problem: progress.problem, error: progress.error }
    case 'signing':
      return { status: progress.status, message: progress.message }
    case 'signedIn':
      return { status: progress.status, sessions: progress.sessions }
    default:
      return { status: progress.status }
  }
}

const noSessions: readonly SiwxSession[] = []

/** The sessions of the account in use, on its network. */
export const sessionsAtom = atom((get): readonly SiwxSession[] => {
  const state = get(signInAtom)
  return state.status === 'signedIn' ? state.sessions : noSessions
})
