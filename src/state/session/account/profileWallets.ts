import type { CaipAddress, Namespace } from '../../../chains/network'
import { isShared } from '../../../chains/pairing'
import { disconnect } from '../connection/disconnect'
import { activeNamespaceAtom, connectedIn, connectionsAtom, setActiveNamespace } from '../../core/visitor/connections'
import { switchAccount } from '../connection/switchAccount'
import { action } from '../../core/action'
import { back, canGoBackAtom } from '../../shell/router/navigation'

/** A person picked an account: it is the one in use, and the view before is shown with it. */
export const pickAccount = action(async function pickAccount(get, set, caipAddress: CaipAddress): Promise<void> {
  await set(switchAccount, caipAddress)
  if (get(canGoBackAtom)) set(back)
})

/** A person left one wallet: where another stays connected, that one is in use, and the view stays. */
export const leaveWallet = action(async function leaveWallet(get, set, namespace: Namespace): Promise<void> {
  const connected = connectedIn(get(connectionsAtom))
  const idOf = (name: Namespace) => connected.find(([one]) => one === name)?.[1].connectorId
  const isLeaving = (name: Namespace) =>
    name === namespace || (isShared(idOf(namespace)) && idOf(name) === idOf(namespace))
  const next = connected.find(([name]) => !isLeaving(name))
  if (next && isLeaving(get(activeNamespaceAtom))) set(setActiveNamespace, next[0])
  await set(disconnect, namespace)
})
