import { atom } from 'jotai/vanilla'
import { accountAtom } from '../account/account'
import { action } from '../../core/action'
import { createWalletRequest, type AttemptStatus } from '../../core/task'
import { nameInputAtom } from './form'
import { nameZoneAtom, ownNameAtom } from './names'
import { wholeName } from './rules'
import { replace, routeAtom } from '../../shell/router/navigation'
import { NameServiceError } from '../../../services/names/nameServiceErrors'

/** State of a registration. Without one the name is being chosen. */
export type Registration =
  | { readonly status: 'editing' }
  /** The question to the wallet, see `AttemptStatus`. */
  | { readonly status: Exclude<AttemptStatus, 'failed'> }
  /** It is signed, and the service is asked. */
  | { readonly status: 'registering' }
  | {
      readonly status: 'failed'
      readonly error: unknown
      readonly what: RegistrationFailure
      readonly reason: string | undefined
    }

/** The part that failed: the wallet, or the service when it was asked for the account's names or for the new one. */
export type RegistrationFailure = 'signature' | 'lookup' | 'registration'

/** A name for an account. */
interface NamedAccount {
  /** Whole, with its zone. */
  readonly name: string
  readonly caipAddress: string
}

export const attempt = createWalletRequest<NamedAccount>()
export const isSignedAtom = atom(false)
const registeredAtom = atom<NamedAccount | null>(null)

/** State of the registration of the active account; that of another account does not count. */
export const registrationAtom = atom((get): Registration => {
  const running = get(attempt.atom)
  if (!running || running.subject.caipAddress !== get(accountAtom)?.caipAddress) return { status: 'editing' }
  const { status, error, subject } = running
  // Once it is signed, it is the service that is waited for.
  if (status === 'opening' || status === 'waiting' || status === 'notAnswering')
    return { status: get(isSignedAtom) ? 'registering' : status }
  // The end of another name's registration is of no interest any more.
  if (subject.name !== wholeName(get(nameInputAtom), get(nameZoneAtom) ?? '')) return { status: 'editing' }
  if (status !== 'failed') return { status }
  const isService = error instanceof NameServiceError
  const what = !isService ? 'signature' : get(isSignedAtom) ? 'registration' : 'lookup'
  return { status, error, what, reason: isService ? error.reason : undefined }
})

/** The name that was registered last for the active account, or the one it has. */
export const registeredNameAtom = atom((get): string | null => {
  const registered = get(registeredAtom)
  return registered && registered.caipAddress === get(accountAtom)?.caipAddress ? registered.name : get(ownNameAtom)
})

/** An account has the name it asked for. */
export const nameRegistered = action(function nameRegistered(get, set, registered: NamedAccount) {
  set(registeredAtom, registered)
  if (get(routeAtom).name === 'RegisterAccountName') set(replace, { name: 'RegisterAccountNameSuccess' })
})

/** The end of a name of the active account; null where it can have none. */
export const registrableZoneAtom = atom((get): string | null =>
  get(accountAtom)?.caipAddress.startsWith('eip155:') ? get(nameZoneAtom) : null,
)
