import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { configAtom, envAtom } from '../../core/runtime'
import { alertsAtom, visitorAlert, type AlertKey } from './alerts'
import { currentSnackAtom, showSnack } from './snacks'

export { alertOnce, type AlertKey } from './alerts'
export { showSnack, type Snack, type SnackKey, type SnackTone } from './snacks'

const dismissedAtom = atom(0)

/**
 * The short message that is shown, null for none.
 * @example
 * useValue(snackAtom)?.message
 */
export const snackAtom = atom((get) => get(currentSnackAtom))

/**
 * The oldest alert that is drawn and not dismissed; the others wait behind it.
 * @example
 * const alert = useValue(alertAtom) // 'sessionExpired'
 */
export const alertAtom = atom((get): AlertKey | null => {
  const { debug } = get(configAtom)
  return get(alertsAtom).filter((key) => debug || key === visitorAlert)[get(dismissedAtom)] ?? null
})

/** True where the page has something to draw for its visitor while the modal is closed. */
export const newsAtom = atom((get) => {
  const snack = get(snackAtom)
  return (snack && !snack.announceOnly) || get(alertAtom) === visitorAlert
})

export const dismissSnack = action(function dismissSnack(_get, set) {
  return set(currentSnackAtom, null)
})

/** Remaining time of the held snack, in milliseconds. */
const remainingAtom = atom<number | null>(null)

/** The snack is being read: it stays meanwhile. */
export const pauseSnack = action(function pauseSnack(get, set) {
  const snack = get(snackAtom)
  if (!snack || snack.until === Infinity) return
  set(remainingAtom, Math.max(0, snack.until - get(envAtom).clock.now()))
  set(showSnack, snack, Infinity)
})

/** The snack is not read any more: it goes after its remaining time. */
export const resumeSnack = action(function resumeSnack(get, set) {
  const snack = get(snackAtom)
  const remaining = get(remainingAtom)
  set(remainingAtom, null)
  if (snack && remaining !== null && snack.until === Infinity && snack.tone !== 'loading')
    set(showSnack, snack, remaining)
})

/** Takes the alert away; the next one comes forward. */
export const dismissAlert = action(function dismissAlert(get, set) {
  if (get(alertAtom)) set(dismissedAtom, (count) => count + 1)
})
