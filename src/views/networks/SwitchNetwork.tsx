'use client'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { networksAtom } from '../../state/networks/state'
import { copyDetails, copyText } from '../../state/feedback/clipboard'
import { back } from '../../state/router/navigation'
import { selectNetwork } from '../../state/networks/selectNetwork'
import { switchAttemptAtom } from '../../state/networks/switchNetwork'
import type { ViewProps } from '../routes'
import { SwitchNetworkView } from './SwitchNetworkView'

/** Waits for the wallet to change its network, connected. */
export default function SwitchNetwork({ route }: ViewProps<'SwitchNetwork'>) {
  const networks = useValue(networksAtom)
  const attempt = useValue(switchAttemptAtom)
  const retry = useAction(selectNetwork)
  const goBack = useAction(back)
  const copy = useAction(copyDetails)
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === route.networkId)
  return (
    <SwitchNetworkView
      network={{
        name: network?.name ?? route.networkId,
        image: network?.assets?.imageUrl,
        chainId: String(network?.id ?? route.networkId),
        rpcUrl: network?.rpcUrls.chainDefault.http[0],
      }}
      status={attempt?.status ?? 'opening'}
      onRetry={() => retry(route.networkId)}
      onTryAnotherNetwork={() => goBack()}
      onCopy={useAction(copyText)}
      onCopyDetails={attempt?.error ? () => copy(attempt.error) : undefined}
    />
  )
}
