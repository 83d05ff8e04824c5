import type { WalletRecord } from '../connection/attach'
import { action } from '../core/action'
import { assertAlive, envAtom, onLeave } from '../core/runtime'
import { PairingUnavailableError } from '../core/requestErrors'
import { requireAnswer, tellWaits } from '../core/task'
import { alertRefusal } from '../feedback/feedback'
import { trackFailure } from '../wallets/walletTracking'
import { askForApproval } from './askForApproval'
import { attachPairing } from './attachPairing'
import { forgetApp } from './openedApp'
import { cancelPairing, heldAtom, showPairing, pairingTask } from './state'

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
    set(showPairing, { status: 'requesting' })
    const tell = (wait: 'waiting' | 'notAnswering') => {
      if (get(heldAtom)?.state.status === 'requesting') set(showPairing, { status: 'requesting', wait })
    }
    try {
      const answer = await tellWaits(get(envAtom).clock, signal, tell, () => set(askForApproval, pairing, signal))
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
