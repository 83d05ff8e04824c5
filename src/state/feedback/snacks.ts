import { atom } from 'jotai/vanilla'
import { logAlert } from '../../chains/development'
import { action } from '../core/action'
import { emit, type AlertKey } from '../core/events'
import { isAheadAtom } from '../router/stack'
import { configAtom, envAtom } from '../core/runtime'

export type { AlertKey }

export type SnackTone = 'success' | 'error' | 'info' | 'loading'

/** Messages are keys of the copy catalogue: state speaks no language. */
export type SnackKey =
  | 'copied'
  | 'copyFailed'
  | 'connected'
  | 'disconnected'
  | 'disconnectedHere'
  | 'networkSwitched'
  | 'signedIn'
  | 'signatureDeclined'
  | 'smartAccountsUnsupported'
  | 'authFailed'
  | 'authenticating'
  | 'actionNotAllowed'
  | 'transactionConfirmed'
  | 'transactionFailed'
  | 'transactionSpedUp'
  | 'transactionCancelled'
  | 'transactionReplaced'
  | 'transactionReorganised'

export interface Snack {
  readonly tone: SnackTone
  readonly message: SnackKey
  /** Said aloud only: the view itself shows it, and a snack would stand in its way. */
  readonly announceOnly?: boolean | undefined
  /** Takes a place in the card above the view, so that it covers nothing; by default it lies over its head. */
  readonly isInPlace?: boolean | undefined
}

/** A snack on the screen. */
export interface ShownSnack extends Snack {
  /** When it goes, in milliseconds since the epoch; `Infinity`: not by itself. */
  readonly until: number
}

const snackLifetimeMs = 2500

/** Set by this file and `feedback.ts` alone, which is loaded with the modal. */
export const currentSnackAtom = atom<ShownSnack | null>(null)
/** Every alert there was, oldest first. */
export const alertsAtom = atom<readonly AlertKey[]>([])

/**
 * Shows a short message, by default for 2.5 seconds; a newer one takes its place.
 * @example
 * store.set(showSnack, { tone: 'success', message: 'copied' })
 */
export const showSnack = action(function showSnack(get, set, snack: Snack, givenMs?: number) {
  const { clock } = get(envAtom)
  const lifetimeMs = givenMs ?? (snack.tone === 'loading' ? Infinity : snackLifetimeMs)
  const shown = { ...snack, until: clock.now() + lifetimeMs }
  set(currentSnackAtom, shown)
  // It is drawn on the page while the modal is closed.
  if (!snack.announceOnly) set(isAheadAtom, true)
  if (lifetimeMs === Infinity) return
  void clock.sleep(lifetimeMs).then(() => {
    if (get(currentSnackAtom) === shown) set(currentSnackAtom, null)
  })
})

/** The one alert that a visitor can do something about: the clock of the device is slow. */
export const visitorAlert: AlertKey = 'sessionExpired'

/**
 * Shows an alert, each key once in the life of the instance; it stays until it is dismissed. Where `debug` is off, one
 * that only a developer can mend is a line in the console instead.
 */
export const alertOnce = action(function alertOnce(get, set, key: AlertKey) {
  if (get(alertsAtom).includes(key)) return
  set(alertsAtom, (alerts) => [...alerts, key])
  // The first comes while the instance is made: nobody listens yet.
  queueMicrotask(() => set(emit, { type: 'alert', event: key, properties: {} }))
  if (!get(configAtom).debug && key !== visitorAlert) logAlert(key)
})
