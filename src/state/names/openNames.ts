import { action } from '../core/action'
import { emit } from '../core/events'
import { navigate } from '../router/navigation'

/** Shows where a name is chosen. */
export const openNames = action((_get, set) => {
  set(emit, { type: 'track', event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: false } })
  set(navigate, { name: 'RegisterAccountName' })
})
