import type { WalletHandle } from '../../chains/adapter'
import { WalletUnavailableError } from '../../chains/errors/errors'
import type { CaipNetworkId, Network } from '../../chains/network'
import { action } from '../core/action'
import { attemptAtom } from '../core/task'
import { activeHandleAtom, handlesAtom } from '../connection/state'
import { NetworkNotFoundError, SwitchNotSupportedError } from '../core/requestErrors'
import { requireLive, whenLeft } from '../core/lifecycle'
import { emit } from '../core/events'
import { alertOnce, showSnack } from '../feedback/feedback'
import { activeNetworkAtom, chooseNetwork, networksAtom, preferNetwork } from './state'
import { back, canGoBackAtom, navigate } from '../router/navigation'
import { routeAtom } from '../router/stack'
import { settle } from '../app/afterConnect'

const switching = attemptAtom<CaipNetworkId>()

/** The network switch being asked for; its subject is the CAIP-2 id. */
export const switchAttemptAtom = switching.atom

/** A person picked a network: shows the waiting view where a wallet has to agree. */
export const selectNetwork = action(function selectNetwork(get, set, networkId: CaipNetworkId) {
  const network = get(networksAtom).find((candidate) => candidate.caipNetworkId === networkId)
  const handle = network && get(handlesAtom)[network.chainNamespace]
  const asksWallet = handle !== undefined && handle.snapshot.networkId !== networkId
  const needsWallet = network !== undefined && !handle && get(activeHandleAtom) !== null
  if (needsWallet) return set(navigate, { name: 'SwitchActiveChain', networkId })
  const isThere = get(activeNetworkAtom).caipNetworkId === networkId
  if (asksWallet && !isThere && get(routeAtom).name !== 'SwitchNetwork')
    set(navigate, { name: 'SwitchNetwork', networkId })
  set(switchNetwork, networkId).catch(() => undefined) // the waiting view shows it
  if ((isThere || !asksWallet) && get(canGoBackAtom)) set(back)
})

/**
 * Makes a network the active one, asking the connected wallet. Rejects with `NetworkNotFoundError`
 * (and one alert) for a network that is not configured, or with the wallet's refusal.
 */
export const switchNetwork = action(async function switchNetwork(get, set, networkId: CaipNetworkId): Promise<void> {
  requireLive(get)
  const networks = get(networksAtom)
  const network = networks.find((candidate) => candidate.caipNetworkId === networkId)
  if (!network) {
    set(alertOnce, 'networkNotFound')
    throw new NetworkNotFoundError(networkId, networks)
  }
  const handle = get(handlesAtom)[network.chainNamespace]
  // Nobody is asked for what is so, and not every wallet can be asked.
  if (!handle || handle.snapshot.networkId === networkId) return set(chooseNetwork, network)
  set(whenLeft, 'SwitchNetwork', () => set(abandonSwitch))
  const isDone = await switching.run(get, set, networkId, async (signal) => {
    await moveTo(handle, network, signal)
    return true
  })
  // The wallet that answered may not be the one of its namespace any more.
  if (!isDone || get(handlesAtom)[network.chainNamespace] !== handle) return
  set(chooseNetwork, network)
  set(showSnack, { tone: 'success', message: 'networkSwitched', isSpoken: true })
  set(emit, { type: 'track', event: 'SWITCH_NETWORK', properties: { network: networkId } })
  const route = get(routeAtom)
  if (route.name === 'SwitchNetwork' && route.networkId === networkId) set(settle)
})

/** Asks the wallet; one that ignores the question may be switched by hand. */
async function moveTo(handle: WalletHandle, network: Network, signal: AbortSignal): Promise<void> {
  if (!handle.switchNetwork) throw new SwitchNotSupportedError()
  let unfollow = () => undefined as void
  const arrival = new Promise<void>((resolve, reject) => {
    unfollow = handle.subscribe((next) => {
      if (!next) reject(new WalletUnavailableError('This wallet is not connected any more'))
      else if (next.networkId === network.caipNetworkId) resolve()
    })
  })
  signal.addEventListener('abort', unfollow, { once: true })
  try {
    await Promise.race([handle.switchNetwork(network), arrival])
  } finally {
    unfollow()
  }
}

/** Looks for a wallet for a network that the connected one does not speak; what is connected stays. */
export const connectForNetwork = action(function connectForNetwork(get, set, networkId: CaipNetworkId) {
  const network = get(networksAtom).find((candidate) => candidate.caipNetworkId === networkId)
  if (!network) return
  set(preferNetwork, network)
  set(navigate, { name: 'Connect', namespace: network.chainNamespace })
})

/** Stops waiting for a network switch; a late refusal is ignored. */
const abandonSwitch = action(function abandonSwitch(get, set) {
  return switching.abandon(get, set)
})
