'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { checkNetworks, goodNetworksAtom } from '../../../state/money/receive/compatibleNetworks'
import { NetworkImage } from '../../parts/NetworkImage'
import { receiveAtom } from '../../../state/money/receive/receive'
import { GoHome } from '../../parts/account/GoHome'
import { CompatibleNetworksView, type CompatibleNetworksViewProps } from './CompatibleNetworksView'

/**
 * Props of `CompatibleNetworksView` for the account in use.
 * @example
 * <CompatibleNetworksView {...useCompatibleNetworksView()} />
 */
export function useCompatibleNetworksView(): CompatibleNetworksViewProps {
  const check = useAction(checkNetworks)
  return {
    networks: useValue(goodNetworksAtom),
    renderImage: (network) => <NetworkImage network={network} />,
    onRetry: () => check(),
  }
}

/** The networks on which the address of the account in use is good, connected. */
export default function CompatibleNetworks() {
  const props = useCompatibleNetworksView()
  return useValue(receiveAtom) ? <CompatibleNetworksView {...props} /> : <GoHome />
}
