import { atom } from 'jotai/vanilla'
import { action } from '../core/action'

const heldAtom = atom<readonly object[]>([])

/** The dialog that shows the views; a host that places several sees the first. */
export const shownDialogAtom = atom((get) => get(heldAtom)[0])

/** A dialog is on the page; returns how to say that it left. */
export const enterDialog = action(function enterDialog(_get, set, dialog: object) {
  set(heldAtom, (dialogs) => [...dialogs, dialog])
  return () => set(heldAtom, (dialogs) => dialogs.filter((other) => other !== dialog))
})
