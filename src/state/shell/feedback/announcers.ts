import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { shownDialogAtom } from '../router/navigation'
import { routerAtom } from '../router/stack'

const announcersAtom = atom<readonly object[]>([])

/** Which of a page's own announcers speaks: the first, and none beside the modal or an embedded surface, which do. */
export const speakingAtom = atom((get) => {
  const isSpokenFor = get(shownDialogAtom) !== undefined || get(routerAtom).embeds > 0
  return isSpokenFor ? undefined : get(announcersAtom)[0]
})

/** An announcer is on the page; returns how to say that it left. */
export const enterAnnouncer = action(function enterAnnouncer(_get, set, announcer: object) {
  set(announcersAtom, (all) => [...all, announcer])
  return () => set(announcersAtom, (all) => all.filter((other) => other !== announcer))
})
