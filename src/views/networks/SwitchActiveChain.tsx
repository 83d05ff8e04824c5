'use client'
import { accountAtom } from '../../state/account/account'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { back } from '../../state/router/navigation'
import { networksAtom } from '../../state/networks/state'
import { connectForNetwork } from '../../state/networks/selectNetwork'
import type { ViewProps } from '../routes'
import { SwitchActiveChainView } from './SwitchActiveChainView'

/** The chosen network needs another wallet, connected. */
export default function SwitchActiveChain({ route: { networkId } }: ViewProps<'SwitchActiveChain'>) {
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  const account = useValue(accountAtom)
  const connect = useAction(connectForNetwork)
  const goBack = useAction(back)
  return (
    <SwitchActiveChainView
      network={{ name: network?.name ?? networkId, image: network?.assets?.imageUrl }}
      currentWallet={account?.wallet.name}
      onConnect={() => connect(networkId)}
      onCancel={() => goBack()}
    />
  )
}
