import { action } from '../../core/action'
import { servicesAtom } from '../../core/platform'
import { signPinned } from '../account/signMessage'
import { isCurrent } from '../connection/pin'
import { findPin } from '../connection/findPin'
import { activeHandleAtom } from '../../core/visitor/connections'
import { envAtom } from '../../core/runtime'
import { onLeave } from '../../shell/router/navigation'
import { emit } from '../../core/events'
import { NameOwnedError, NamesUnavailableError, NoAccountToNameError } from './registrationErrors'
import { nameInputAtom, nameProblemAtom, resetNameForm, tryName } from './form'
import { createNameRequest } from './nameRequest'
import { cacheName, getRegisteredNames, refreshNames } from './names'
import { attempt, isSignedAtom, nameRegistered, registrationAtom } from './registration'
import type { NameRecord } from '../../../services/names/names.late'

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
 * @example
 * await store.set(registerName, 'alice.shop.example')
 */
export const registerName = action(async function registerName(get, set, given: string): Promise<NameRecord | null> {
  const { names } = get(servicesAtom)
  if (!names) throw new NamesUnavailableError()
  const pin = findPin(get)
  if (!pin) throw new NoAccountToNameError()
  const { account: caipAddress } = pin
  const request = createNameRequest(given, names.zone, pin)
  const { name, address } = request
  const properties = { ensName: name }
  const isSame = () => isCurrent(get, pin) && get(activeHandleAtom) === pin.handle
  onLeave(get, 'RegisterAccountName', () => set(leaveNames))
  set(isSignedAtom, false)
  set(emit, { type: 'track', event: 'REGISTER_NAME_INITIATED', properties })
  try {
    const record = await attempt.run(get, set, { name, caipAddress }, async (signal) => {
      const giveUp = () => {
        if (!isSame()) attempt.abandon(get, set)
        signal.throwIfAborted()
      }
      const own = await getRegisteredNames(get, address)
      giveUp()
      if (own.length > 0) throw new NameOwnedError()
      const timestamp = Math.floor(get(envAtom).clock.now() / 1000)
      const message = JSON.stringify({ name, attributes: {}, timestamp })
      const signature = await set(signPinned, pin, message)
      giveUp()
      set(isSignedAtom, true)
      const registered = await names.register({ ...request, message, signature })
      // True whoever is connected by now.
      set(cacheName, address, registered)
      set(emit, { type: 'track', event: 'REGISTER_NAME_SUCCESS', properties })
      giveUp()
      return registered
    })
    if (!record) return null
    set(nameRegistered, { name, caipAddress })
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
