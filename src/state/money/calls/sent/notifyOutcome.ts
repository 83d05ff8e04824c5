import { renewBalance } from '../../../session/account/balance'
import { action } from '../../../core/action'
import { showSnack } from '../../../shell/feedback/snacks'
import { routeAtom } from '../../../shell/router/navigation'
import { renewCapabilities } from '../capabilities'
import { latestIdAtom, type KeptCalls } from '../storedCalls'

/** Says how calls ended, and reads again what they may have changed. */
export const notifyOutcome = action(function notifyOutcome(get, set, { id, status }: KeptCalls) {
  const isGood = status === 'confirmed'
  // The view of a swap that was sent as several calls says it of that.
  if (get(routeAtom).name !== 'SwapConfirmed' || get(latestIdAtom) !== id)
    set(
      showSnack,
      isGood ? { tone: 'success', message: 'transactionConfirmed' } : { tone: 'error', message: 'transactionFailed' },
    )
  set(renewBalance)
  set(renewCapabilities)
})
