import { AttemptAbandonedError } from '../../../chains/errors/errors'
import { embeddedConnectorId } from '../../../chains/embedded'
import { pairingConnectorId } from '../../../chains/pairing'
import { connectAgain } from '../connection/connectAgain'
import type { RecentConnection } from '../connection/recent'
import { action } from '../../core/action'
import { configAtom } from '../../core/runtime'
import { answerAtOnce } from '../../core/task'
import { navigate, navigateOnce } from '../../shell/router/navigation'
import { routerAtom } from '../../shell/router/stack'
import { isSignInAwaitedAtom } from '../../core/visitor/signIn'

/** A person wants a wallet of before: asks it, and shows the waiting view unless it has answered already. */
export const returnToWallet = action(async function returnToWallet(get, set, recent: RecentConnection): Promise<void> {
  const { connectorId } = recent
  // With a way back, which `connectAgain` has no need of.
  if (connectorId === pairingConnectorId) return set(navigate, { name: 'ConnectingWalletConnect' })
  if (connectorId === embeddedConnectorId) return set(navigate, { name: 'ConnectingEmbedded' })
  const { stack } = get(routerAtom)
  const answer = set(connectAgain, recent).then(
    () => get(configAtom).siwx && get(isSignInAwaitedAtom),
    (error: unknown) => !(error instanceof AttemptAbandonedError),
  )
  const isNews = await answerAtOnce<unknown>(answer, true)
  if (isNews && get(routerAtom).stack === stack) set(navigateOnce, { name: 'ConnectingExternal', connectorId })
})
