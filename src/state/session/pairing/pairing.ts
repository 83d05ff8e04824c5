import type { WalletRecord } from '../connection/attach'
import { action } from '../../core/action'
import { assertAlive, envAtom } from '../../core/runtime'
import { onLeave } from '../../shell/router/navigation'
import { PairingUnavailableError } from '../../core/requestErrors'
import { requireAnswer, tellWaits } from '../../core/task'
import { alertRefusal } from '../../shell/feedback/alertRefusal'
import { trackFailure } from '../wallets/walletTracking'
import { askForApproval } from './askForApproval'
import { attachPairing } from './attachPairing'
import { forgetApp } from './openedApp'
import { autoRenewAtom, cancelPairing, heldAtom, isRenewedAtom, pairingAtom, pairingTask, showPairing } from './state'

/**
 * Asks for a link and waits for a wallet to approve; a newer attempt takes over, and what an older one
 * still answers is ignored.
 * @throws AttemptAbandonedError when it was given up or the link grew too old; else why not, such as UserRejectedError
 * @example
 * await store.set(pairWallet)
 */
export const pairWallet = action(async function pairWallet(get, set, wallet?: WalletRecord): Promise<void> {
  assertAlive(get)
  const { pairing } = get(envAtom)
  if (!pairing) throw new PairingUnavailableError()
  onLeave(get, 'ConnectingWalletConnect', () => set(cancelPairing))
  const isPaired = await pairingTask.run(get, async (signal) => {
    forgetApp(get)
    set(isRenewedAtom, false)
    set(showPairing, { status: 'requesting' })
    const onExpired = () => {
      if (get(autoRenewAtom)) return set(renewLink, wallet)
      set(showPairing, { status: 'expired' })
      pairingTask.abort(get)
    }
    const tell = (wait: 'waiting' | 'notAnswering') => {
      const state = get(pairingAtom)
      if (state?.status === 'requesting') set(showPairing, { ...state, wait })
    }
    try {
      const answer = await tellWaits(get(envAtom).clock, signal, tell, () =>
        set(askForApproval, pairing, signal, onExpired),
      )
      if (signal.aborted || !answer) return false
      set(heldAtom, null)
      set(attachPairing, answer, wallet)
      return true
    } catch (error) {
      if (signal.aborted) return false
      set(alertRefusal, error)
      const isDeclined = set(trackFailure, error)
      set(showPairing, isDeclined ? { status: 'declined' } : { status: 'failed', error })
      throw error
    }
  })
  requireAnswer(isPaired)
})

/** Another link for the same wallet, by itself. */
const renewLink = action(function renewLink(_get, set, wallet: WalletRecord | undefined): void {
  set(pairWallet, wallet).catch(() => undefined) // the view shows it
  set(isRenewedAtom, true)
})
