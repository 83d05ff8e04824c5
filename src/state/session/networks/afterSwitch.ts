import type { CaipNetworkId } from '../../../chains/network'
import { afterConnect } from '../afterConnect'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { showSnack } from '../../shell/feedback/feedback'
import { routeAtom } from '../../shell/router/navigation'

/** Ends a switch of the wallet: it is announced and counted, and the view that asked for it makes way. */
export const afterSwitch = action(function afterSwitch(get, set, networkId: CaipNetworkId) {
  set(showSnack, { tone: 'success', message: 'networkSwitched', announceOnly: true })
  set(emit, { type: 'track', event: 'SWITCH_NETWORK', properties: { network: networkId } })
  const route = get(routeAtom)
  if (route.name === 'SwitchNetwork' && route.networkId === networkId) set(afterConnect)
})
