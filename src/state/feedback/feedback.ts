import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { alertsAtom, currentSnackAtom, type AlertKey } from './snacks'

export { alertOnce, showSnack, type AlertKey, type Snack, type SnackKey, type SnackTone } from './snacks'

const dismissedAtom = atom(0)

export const snackAtom = atom((get) => get(currentSnackAtom))
/** The oldest alert that nobody dismissed; the others wait behind it. */
export const alertAtom = atom((get): AlertKey | null => get(alertsAtom)[get(dismissedAtom)] ?? null)

export const dismissSnack = action(function dismissSnack(_get, set) {
  return set(currentSnackAtom, null)
})

/** Takes the alert away; the next one comes forward. */
export const dismissAlert = action(function dismissAlert(get, set) {
  if (get(alertAtom)) set(dismissedAtom, (count) => count + 1)
})
