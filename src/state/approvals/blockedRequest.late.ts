import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { rejectAll } from './approval'
import { envAtom } from '../core/env'
import { showSnack } from '../feedback/feedback'
import { platformAtom } from '../core/platform'
import { isOpenAtom, open } from '../router/stack'

/** How long after a refusal it is said, so that the modal is there to say it in, in milliseconds. */
const sayAfterMs = 300

const isTellingAtom = atom(false)

/**
 * A page asked for what no page may ask: the modal opens and says so, and what that page still asks is declined.
 * A burst is told of once.
 */
export const tellOfRefusal = action(function tellOfRefusal(
  get,
  set,
  origin: string = new URL(get(platformAtom).href()).origin,
) {
  set(rejectAll, origin)
  if (get(isTellingAtom)) return
  set(isTellingAtom, true)
  if (!get(isOpenAtom)) set(open)
  void get(envAtom)
    .clock.sleep(sayAfterMs)
    .then(() => {
      set(isTellingAtom, false)
      set(showSnack, { tone: 'error', message: 'actionNotAllowed' })
    })
})
