'use client'
import type { CaipNetworkId } from '../../../chains/network'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { connectionsAtom } from '../../../state/core/visitor/connections'
import { networksAtom } from '../../../state/core/visitor/networks'
import { copyDetails, copyText } from '../../../state/shell/feedback/clipboard'
import { back } from '../../../state/shell/router/navigation'
import { selectNetwork } from '../../../state/session/networks/selectNetwork'
import { switchAttemptAtom } from '../../../state/session/networks/switchAttempt'
import { useNetworkImage } from '../../parts/NetworkImage'
import type { ViewProps } from '../../routes'
import { SwitchNetworkView, type SwitchNetworkViewProps } from './SwitchNetworkView'

/**
 * Props of `SwitchNetworkView` for the network that is being switched to, or for the one that is given; null while none is.
 * @example
 * const props = useSwitchNetworkView()
 * return props && <SwitchNetworkView {...props} />
 */
export function useSwitchNetworkView({
  networkId,
}: { networkId?: CaipNetworkId | undefined } = {}): SwitchNetworkViewProps | null {
  const networks = useValue(networksAtom)
  const attempt = useValue(switchAttemptAtom)
  const connections = useValue(connectionsAtom)
  const retry = useAction(selectNetwork)
  const goBack = useAction(back)
  const copy = useAction(copyDetails)
  const copyLine = useAction(copyText)
  const wanted = networkId ?? attempt?.subject
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === wanted)
  const image = useNetworkImage(network)
  if (wanted === undefined) return null
  const connection = network && connections[network.chainNamespace]
  return {
    wallet: connection?.status === 'connected' ? connection.wallet.name : undefined,
    network: {
      name: network?.name ?? wanted,
      image,
      chainId: String(network?.id ?? wanted),
      rpcUrl: network?.rpcUrls.chainDefault.http[0],
    },
    status: attempt?.status ?? 'opening',
    onRetry: () => retry(wanted),
    onTryAnotherNetwork: () => goBack(),
    onCopy: copyLine,
    onCopyDetails: attempt?.error ? () => copy(attempt.error) : undefined,
  }
}

/** Waits for the wallet to change its network, connected. */
export default function SwitchNetwork({ route }: ViewProps<'SwitchNetwork'>) {
  const props = useSwitchNetworkView(route)
  return props && <SwitchNetworkView {...props} />
}
