import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { envAtom } from '../core/env'
import { showSnack, snackAtom } from './feedback'

/** How long the held snack still had, in milliseconds. */
const remainingAtom = atom<number | null>(null)

/** Somebody reads the snack: it stays while they do. */
export const holdSnack = action(function holdSnack(get, set) {
  const snack = get(snackAtom)
  if (!snack || snack.until === Infinity) return
  set(remainingAtom, Math.max(0, snack.until - get(envAtom).clock.now()))
  set(showSnack, snack, Infinity)
})

/** Nobody reads the snack any more: it goes after what it had left. */
export const releaseSnack = action(function releaseSnack(get, set) {
  const snack = get(snackAtom)
  const remaining = get(remainingAtom)
  set(remainingAtom, null)
  if (snack && remaining !== null && snack.until === Infinity && snack.tone !== 'loading')
    set(showSnack, snack, remaining)
})
