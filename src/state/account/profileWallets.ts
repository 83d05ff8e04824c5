import { AttemptAbandonedError } from '../../chains/errors/errors'
import type { CaipAddress, Namespace } from '../../chains/network'
import { pairingConnectorId } from '../../chains/pairing'
import { connectAgain } from '../connection/connectAgain'
import { disconnect } from '../connection/disconnect'
import type { RecentConnection } from '../connection/recent'
import { activeNamespaceAtom, connectedIn, connectionsAtom, setActiveNamespace } from '../connection/state'
import { switchAccount } from '../connection/switchAccount'
import { action } from '../core/action'
import { configAtom } from '../core/runtime'
import { answerAtOnce } from '../core/task'
import { networksAtom } from '../networks/state'
import { back, canGoBackAtom, navigate, navigateOnce } from '../router/navigation'
import { routerAtom } from '../router/stack'
import { isSignInAwaitedAtom } from '../signIn/state'
import { atom } from 'jotai/vanilla'

/** The namespaces of the host's networks in which nobody is connected. */
export const openNamespacesAtom = atom((get): readonly Namespace[] => {
  const connected = connectedIn(get(connectionsAtom)).map(([name]) => name)
  const all = new Set(get(networksAtom).map(({ chainNamespace }) => chainNamespace))
  return [...all].filter((name) => !connected.includes(name))
})

/** A person picked an account: it is the one in use, and the view before is shown with it. */
export const pickAccount = action(async function pickAccount(get, set, caipAddress: CaipAddress): Promise<void> {
  await set(switchAccount, caipAddress)
  if (get(canGoBackAtom)) set(back)
})

/** A person left one wallet: where another stays connected, that one is in use, and the view stays. */
export const leaveWallet = action(async function leaveWallet(get, set, namespace: Namespace): Promise<void> {
  const connected = connectedIn(get(connectionsAtom))
  const idOf = (name: Namespace) => connected.find(([one]) => one === name)?.[1].connectorId
  // Namespaces of one pairing end together.
  const isLeaving = (name: Namespace) =>
    name === namespace || (idOf(namespace) === pairingConnectorId && idOf(name) === pairingConnectorId)
  const next = connected.find(([name]) => !isLeaving(name))
  if (next && isLeaving(get(activeNamespaceAtom))) set(setActiveNamespace, next[0])
  await set(disconnect, namespace)
})

/** A person wants a wallet of before: asks it, and shows the waiting view unless it has answered already. */
export const returnToWallet = action(async function returnToWallet(get, set, recent: RecentConnection): Promise<void> {
  const { connectorId } = recent
  // With a way back, which `connectAgain` has no need of.
  if (connectorId === pairingConnectorId) return set(navigate, { name: 'ConnectingWalletConnect' })
  const { stack } = get(routerAtom)
  const answer = set(connectAgain, recent).then(
    () => get(configAtom).siwx && get(isSignInAwaitedAtom),
    (error: unknown) => !(error instanceof AttemptAbandonedError),
  )
  const isNews = await answerAtOnce<unknown>(answer, true)
  if (isNews && get(routerAtom).stack === stack) set(navigateOnce, { name: 'ConnectingExternal', connectorId })
})
