import { atom } from 'jotai/vanilla'

/** Whether the modal's code is wanted before anybody opens it. */
export const isAheadAtom = atom(false)
