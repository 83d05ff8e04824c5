'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { configAtom } from '../../../state/core/runtime'
import { networksAtom } from '../../../state/core/visitor/networks'
import { navigate } from '../../../state/shell/router/navigation'

/** Leads to the networks; undefined where there is no other, or visitors may not switch. */
export function useShowNetworks(): (() => void) | undefined {
  const { enableNetworkSwitch } = useValue(configAtom)
  const isAlone = useValue(networksAtom).length < 2
  const go = useAction(navigate)
  return isAlone || !enableNetworkSwitch ? undefined : () => go({ name: 'Networks' })
}
