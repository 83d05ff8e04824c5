'use client'
import { Button } from '../../../primitives/actions/Button'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { useNetworksCopy } from '../../copy/useNetworksCopy'
import { Sentence } from '../../parts/Sentence'

/** Props of `SwitchActiveChainView`; `useSwitchActiveChainView` returns them for this instance. */
export interface SwitchActiveChainViewProps {
  /** The network it is about. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** Name of the wallet in use, which cannot go there. */
  currentWallet?: string | undefined
  /** Connects a wallet that speaks it. */
  onConnect: () => void
  /** Gives it up. */
  onCancel: () => void
}

/** The chosen network needs another wallet: says why, and that nothing is lost. */
export function SwitchActiveChainView({ network, currentWallet, onConnect, onCancel }: SwitchActiveChainViewProps) {
  const copy = useNetworksCopy().switchActiveChain
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center" padding={2}>
        <RemoteImage src={network.image} name={network.name} size="l" shape="network" busy={false} />
        <Sentence title={copy.title(network.name)} detail={copy.detail(network.name, currentWallet)} />
      </Stack>
      <Stack gap={2}>
        <Button full onClick={onConnect}>
          {copy.connect}
        </Button>
        <Button tone="quiet" full onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
