import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { rejectAll } from './decide'
import { envAtom } from '../../core/runtime'
import { showSnack } from '../../shell/feedback/feedback'
import { pageOriginAtom } from '../../core/platform'
import { showHome } from '../../shell/router/navigation'
import { isOpenAtom } from '../../shell/router/stack'

/** Time after a refusal until the snack is shown, so that the modal is open by then, in milliseconds. */
const snackAfterMs = 300

const isReportingAtom = atom(false)

/**
 * A page asked for what no page may ask: the modal opens and says so, and what that page still asks is declined.
 * Several requests at once give one snack.
 */
export const reportBlockedRequest = action(function reportBlockedRequest(
  get,
  set,
  origin: string = get(pageOriginAtom),
) {
  set(rejectAll, origin)
  if (get(isReportingAtom)) return
  set(isReportingAtom, true)
  if (!get(isOpenAtom)) set(showHome)
  void get(envAtom)
    .clock.sleep(snackAfterMs)
    .then(() => {
      set(isReportingAtom, false)
      set(showSnack, { tone: 'error', message: 'actionNotAllowed' })
    })
})
