import type { WalletHandle } from '../../../chains/adapter'
import type { CaipNetworkId, Network } from '../../../chains/network'
import { action } from '../../core/action'
import { requireAnswer } from '../../core/task'
import { connectionsAtom, handlesAtom } from '../../core/visitor/connections'
import { NetworkNotFoundError, SwitchNotSupportedError } from '../../core/requestErrors'
import type { PorticoStore } from '../../core/env'
import { assertAlive, configAtom, runtimeAtom } from '../../core/runtime'
import { onLeave } from '../../shell/router/navigation'
import { alertOnce } from '../../shell/feedback/feedback'
import { afterSwitch } from './afterSwitch'
import { requestSwitch } from './requestSwitch'
import { switchAttemptAtom, switchRequest } from './switchAttempt'
import { activeNetworkAtom, setActiveNetwork, networksAtom } from '../../core/visitor/networks'

/**
 * Makes a network the active one, asking the connected wallet. Rejects with `NetworkNotFoundError`
 * (and one alert) for a network that is not configured, with `SwitchNotSupportedError` where the wallet or the
 * host's `enableNetworkSwitch` leaves no other, with the wallet's refusal, or with `AttemptAbandonedError` when a newer switch took over or the wait was given up.
 * @example
 * await store.set(switchNetwork, 'eip155:10')
 */
export const switchNetwork = action(async function switchNetwork(get, set, networkId: CaipNetworkId): Promise<void> {
  assertAlive(get)
  const networks = get(networksAtom)
  const network = networks.find((candidate) => candidate.caipNetworkId === networkId)
  if (!network) {
    set(alertOnce, 'networkNotFound')
    throw new NetworkNotFoundError(networkId, networks)
  }
  const handle = get(handlesAtom)[network.chainNamespace]
  const isThere = (handle?.snapshot.networkId ?? get(activeNetworkAtom).caipNetworkId) === networkId
  if (!get(configAtom).enableNetworkSwitch && !isThere) throw new SwitchNotSupportedError(true)
  // A network that is in use already needs no request, and not every wallet can be asked.
  if (!handle || handle.snapshot.networkId === networkId) return set(setActiveNetwork, network)
  onLeave(get, 'SwitchNetwork', () => set(abandonSwitch))
  const { store } = get(runtimeAtom)
  const current = () => store.get(handlesAtom)[network.chainNamespace]
  let isLettingGo = false
  let isOver = false
  const giveUp = () => isLettingGo || isOver || store.set(abandonSwitch)
  // Another tab may bring another wallet while this one is asked, or leave it; one that lets go says so itself.
  const stop = store.sub(handlesAtom, () => {
    const other = current()
    if (other && other !== handle) giveUp()
    else if (!other) queueMicrotask(giveUp)
  })
  const isDone = await switchRequest
    .run(get, set, networkId, async (signal) => {
      await requestSwitch(handle, network, signal, () => (isLettingGo = true))
      return true
    })
    .catch((error: unknown) => {
      followLateArrival(store, handle, network)
      throw error
    })
    .finally(() => {
      isOver = true
      stop()
    })
  requireAnswer(isDone && current() === handle)
  set(setActiveNetwork, network)
  set(afterSwitch, networkId)
})

/** Replaces a failure that is on screen when the wallet arrives on the network after all. */
function followLateArrival(store: PorticoStore, handle: WalletHandle, network: Network): void {
  const failed = store.get(switchAttemptAtom)
  const isOver = () =>
    store.get(switchAttemptAtom) !== failed || store.get(handlesAtom)[network.chainNamespace] !== handle
  const look = () => {
    if (!isOver() && handle.snapshot.networkId !== network.caipNetworkId) return
    for (const unsubscribe of unsubscribes) unsubscribe()
    // A newer attempt, the end of the view or another wallet takes the failure away.
    if (isOver()) return
    store.set(abandonSwitch)
    store.set(setActiveNetwork, network)
    store.set(afterSwitch, network.caipNetworkId)
  }
  const unsubscribes = [store.sub(switchAttemptAtom, look), store.sub(connectionsAtom, look)]
}

/** Stops waiting for a network switch; a late refusal is ignored. */
const abandonSwitch = action(function abandonSwitch(get, set) {
  return switchRequest.abandon(get, set)
})
