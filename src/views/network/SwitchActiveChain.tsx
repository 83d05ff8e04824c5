'use client'
import { accountAtom } from '../../state/account'
import { useAction, useValue } from '../../state/hooks'
import { back } from '../../state/navigation'
import { networksAtom } from '../../state/networks'
import { connectForNetwork } from '../../state/switchNetwork'
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
