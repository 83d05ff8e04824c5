import { atom } from 'jotai/vanilla'
import { action } from './action'
import { envAtom } from './env'

export type SnackTone = 'success' | 'error' | 'info' | 'loading'

/** Messages are keys of the copy catalogue: state speaks no language. */
export type SnackKey = 'copied' | 'copyFailed' | 'connected' | 'disconnected' | 'networkSwitched'
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
  readonly isSpoken?: boolean | undefined
}

const snackLifetimeMs = 2500

const currentSnackAtom = atom<Snack | null>(null)
const alertsAtom = atom<{ readonly current: AlertKey | null; readonly seen: readonly AlertKey[] }>({
  current: null,
  seen: [],
})

export const snackAtom = atom((get) => get(currentSnackAtom))
export const alertAtom = atom((get) => get(alertsAtom).current)

/** Shows a short message for 2.5 seconds; a newer one takes its place. */
export const showSnack = action((get, set, snack: Snack) => {
  set(currentSnackAtom, snack)
  if (snack.tone === 'loading') return
  const { clock } = get(envAtom)
  void clock.sleep(snackLifetimeMs).then(() => {
    if (get(currentSnackAtom) === snack) set(currentSnackAtom, null)
  })
})

export const dismissSnack = action((_get, set) => set(currentSnackAtom, null))

/** Shows an alert, each key once in the life of the instance (spec section 8). */
export const alertOnce = action((get, set, key: AlertKey) => {
  const { seen } = get(alertsAtom)
  if (!seen.includes(key)) set(alertsAtom, { current: key, seen: [...seen, key] })
})

export const dismissAlert = action((_get, set) => set(alertsAtom, (alerts) => ({ ...alerts, current: null })))
