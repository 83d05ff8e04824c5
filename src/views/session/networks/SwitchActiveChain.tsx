'use client'
import type { CaipNetworkId } from '../../../chains/network'
import { accountAtom } from '../../../state/session/account/account'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { back } from '../../../state/shell/router/navigation'
import { networksAtom } from '../../../state/core/visitor/networks'
import { connectForNetwork } from '../../../state/session/networks/selectNetwork'
import { useNetworkImage } from '../../parts/NetworkImage'
import type { ViewProps } from '../../routes'
import { SwitchActiveChainView, type SwitchActiveChainViewProps } from './SwitchActiveChainView'

/**
 * Props of `SwitchActiveChainView` for a network that the wallet in use does not speak.
 * @example
 * <SwitchActiveChainView {...useSwitchActiveChainView({ networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })} />
 */
export function useSwitchActiveChainView({ networkId }: { networkId: CaipNetworkId }): SwitchActiveChainViewProps {
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  const image = useNetworkImage(network)
  const account = useValue(accountAtom)
  const connect = useAction(connectForNetwork)
  const goBack = useAction(back)
  return {
    network: { name: network?.name ?? networkId, image },
    currentWallet: account?.wallet.name,
    onConnect: () => connect(networkId),
    onCancel: () => goBack(),
  }
}

/** The chosen network needs another wallet, connected. */
export default function SwitchActiveChain({ route }: ViewProps<'SwitchActiveChain'>) {
  return <SwitchActiveChainView {...useSwitchActiveChainView(route)} />
}
