import { atom } from 'jotai/vanilla'
import { evmCoinTypeOf } from '../../chains/eip155/names/coinType'
import { parseCaipNetworkId } from '../../chains/caip'
import { AttemptAbandonedError, ChainNotSupportedError } from '../../chains/errors/errors'
import { accountAtom } from '../account/account'
import { action } from '../core/action'
import { attemptAtom, type AttemptStatus } from '../core/task'
import { servicesAtom } from '../core/platform'
import { activeHandleAtom } from '../connection/state'
import { envAtom } from '../core/env'
import { emit } from '../core/events'
import { plainAddress } from '../format/address'
import { whenLeft } from '../core/lifecycle'
import { NameOwnedError, NamesUnavailableError, NoAccountToNameError } from './errors'
import { nameInputAtom, nameProblemAtom, resetNameForm, tryName } from './form'
import { cleanName, nameFault, wholeName } from './rules'
import { learnName, nameZoneAtom, ownNameAtom, refreshNames, registeredNamesAtom } from './names'
import { replace } from '../router/navigation'
import { routeAtom } from '../router/stack'
import { NameServiceError } from '../../services/names/errors'
import type { NameRecord } from '../../services/names/names.late'

/** How a registration stands. Without one the name is being chosen. */
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

/** Who failed: the wallet, or the service when it was asked for the account's names or for the new one. */
export type RegistrationFailure = 'signature' | 'lookup' | 'registration'

interface Subject {
  /** Whole, with its zone. */
  readonly name: string
  readonly caipAddress: string
}

const attempt = attemptAtom<Subject>()
const isSignedAtom = atom(false)
const registeredAtom = atom<Subject | null>(null)

/** How the registration of the active account stands; that of another account does not count. */
export const registrationAtom = atom((get): Registration => {
  const running = get(attempt.atom)
  if (!running || running.subject.caipAddress !== get(accountAtom)?.caipAddress) return { status: 'editing' }
  const { status, error, subject } = running
  // No wallet's face is for what the service answers.
  if (status === 'opening' || status === 'waiting' || status === 'notAnswering')
    return { status: get(isSignedAtom) ? 'registering' : status }
  // A new name is a new beginning.
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

/** Registers what is typed, unless something stands in its way: that is shown then. */
export const submitName = action(function submitName(get, set) {
  set(tryName)
  const { status } = get(registrationAtom)
  const isBusy = ['opening', 'waiting', 'notAnswering', 'registering'].includes(status)
  if (isBusy || get(nameProblemAtom)) return
  set(registerName, get(nameInputAtom)).catch(() => undefined) // the view shows it
})

/**
 * Registers a name for the active account, which signs for it: resolves to the record, or to null when
 * the account or its network changed meanwhile, or a newer attempt took over.
 * @throws NamesUnavailableError, NoAccountToNameError, ChainNotSupportedError outside of eip155, InvalidChainIdError,
 * NameTooShortError, InvalidNameError, NameOwnedError, or what the wallet or the service answered
 */
export const registerName = action(async function registerName(get, set, given: string): Promise<NameRecord | null> {
  const { names } = get(servicesAtom)
  if (!names) throw new NamesUnavailableError()
  const handle = get(activeHandleAtom)
  if (!handle) throw new NoAccountToNameError()
  const { address: caipAddress, networkId } = handle.snapshot
  const { namespace, reference } = parseCaipNetworkId(networkId)
  if (namespace !== 'eip155') throw new ChainNotSupportedError()
  const coinType = evmCoinTypeOf(Number(reference))
  const label = given.endsWith(`.${names.zone}`) ? cleanName(given, names.zone) : given
  const fault = nameFault(label, names.zone)
  if (fault) throw fault
  const name = wholeName(label.toLowerCase(), names.zone)
  const address = plainAddress(caipAddress)
  const properties = { isSmartAccount: false, ensName: name }
  const isSame = () => get(activeHandleAtom) === handle && handle.snapshot.address === caipAddress
  set(whenLeft, 'RegisterAccountName', () => set(leaveNames))
  set(isSignedAtom, false)
  set(emit, { type: 'track', event: 'REGISTER_NAME_INITIATED', properties })
  try {
    const record = await attempt.run(get, set, { name, caipAddress }, async (signal) => {
      const giveUp = () => {
        if (!isSame()) attempt.abandon(get, set)
        if (signal.aborted) throw new AttemptAbandonedError('The registration was given up')
      }
      const own = await get(registeredNamesAtom)(address)
      giveUp()
      if (own.length > 0) throw new NameOwnedError()
      const timestamp = Math.floor(get(envAtom).clock.now() / 1000)
      const message = JSON.stringify({ name, attributes: {}, timestamp })
      const signature = await handle.signMessage(message, caipAddress)
      giveUp()
      set(isSignedAtom, true)
      const registered = await names.register({ name, coinType, address, message, signature })
      // True whoever is connected by now.
      set(learnName, address, registered)
      set(emit, { type: 'track', event: 'REGISTER_NAME_SUCCESS', properties })
      giveUp()
      return registered
    })
    if (!record) return null
    set(registeredAtom, { name, caipAddress })
    if (get(routeAtom).name === 'RegisterAccountName') set(replace, { name: 'RegisterAccountNameSuccess' })
    return record
  } catch (error) {
    if (error instanceof NameOwnedError) {
      attempt.abandon(get, set)
      set(refreshNames)
    }
    const text = error instanceof Error ? error.message : String(error)
    set(emit, { type: 'track', event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: text } })
    throw error
  }
})

/** Stops waiting for the wallet; what it still answers is ignored, and the name stays. */
export const cancelRegistration = action(function cancelRegistration(get, set) {
  return attempt.abandon(get, set)
})

const leaveNames = action(function leaveNames(get, set) {
  attempt.abandon(get, set)
  set(resetNameForm)
})

/** What a name of the active account would end in; null where it can have none. */
export const registrableZoneAtom = atom((get): string | null =>
  get(accountAtom)?.caipAddress.startsWith('eip155:') ? get(nameZoneAtom) : null,
)
