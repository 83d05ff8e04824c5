import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { envAtom } from '../core/runtime'

export type SnackTone = 'success' | 'error' | 'info' | 'loading'

/** Messages are keys of the copy catalogue: state speaks no language. */
export type SnackKey =
  | 'copied'
  | 'copyFailed'
  | 'connected'
  | 'disconnected'
  | 'networkSwitched'
  | 'signedIn'
  | 'signatureDeclined'
  | 'smartAccountsUnsupported'
  | 'authFailed'
  | 'authenticating'
  | 'actionNotAllowed'
export type AlertKey =
  | 'projectIdNotConfigured'
  | 'networkNotFound'
  | 'invalidAppConfiguration'
  | 'invalidProjectId'
  | 'sessionExpired'
  | 'localConfigurationIgnored'

export interface Snack {
  readonly tone: SnackTone
  readonly message: SnackKey
  /** Said aloud only: the view itself shows it, and a snack would stand in its way. */
  readonly announceOnly?: boolean | undefined
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

/** Shows a short message, by default for 2.5 seconds; a newer one takes its place. */
export const showSnack = action(function showSnack(get, set, snack: Snack, givenMs?: number) {
  const { clock } = get(envAtom)
  const lifetimeMs = givenMs ?? (snack.tone === 'loading' ? Infinity : snackLifetimeMs)
  const shown = { ...snack, until: clock.now() + lifetimeMs }
  set(currentSnackAtom, shown)
  if (lifetimeMs === Infinity) return
  void clock.sleep(lifetimeMs).then(() => {
    if (get(currentSnackAtom) === shown) set(currentSnackAtom, null)
  })
})

/** Shows an alert, each key once in the life of the instance; it stays until it is dismissed. */
export const alertOnce = action(function alertOnce(get, set, key: AlertKey) {
  if (!get(alertsAtom).includes(key)) set(alertsAtom, (alerts) => [...alerts, key])
})
