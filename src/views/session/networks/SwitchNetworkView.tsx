'use client'
import { Icon } from '../../../primitives/images/Icon'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import type { AttemptStatus } from '../../../state/core/task'
import { useNetworksCopy } from '../../copy/useNetworksCopy'
import { WaitingCard } from '../../parts/WaitingCard'

/** Props of `SwitchNetworkView`; `useSwitchNetworkView` returns them for this instance. */
export interface SwitchNetworkViewProps {
  /** The network it is about. */
  network: {
    readonly name: string
    readonly image?: string | undefined
    /** As wallets ask for it: a number on EVM chains. */
    readonly chainId: string
    readonly rpcUrl?: string | undefined
  }
  /** Name of the wallet that is asked. */
  wallet?: string | undefined
  /** Progress of the switch. */
  status: AttemptStatus
  /** Tries again. */
  onRetry: () => void
  /** Goes back to choose another network. */
  onTryAnotherNetwork: () => void
  /** Copies a line of the network, for a wallet that is switched by hand. */
  onCopy: (text: string) => void
  /** Copies the technical details of a failure; absent without details. */
  onCopyDetails?: (() => void) | undefined
}

interface Line {
  readonly label: string
  readonly text: string
}

/** The wallet is asked to change its network; one that ignores it is told how to by hand. */
export function SwitchNetworkView({
  network,
  wallet,
  status,
  onRetry,
  onTryAnotherNetwork,
  onCopy,
  onCopyDetails,
}: SwitchNetworkViewProps) {
  const { switching: copy, switchByHand } = useNetworksCopy()
  const lines = [
    { label: copy.networkName, text: network.name },
    { label: copy.chainId, text: network.chainId },
    { label: copy.rpcUrl, text: network.rpcUrl },
  ].filter((line): line is Line => Boolean(line.text))
  const isIgnored = status === 'notAnswering'
  const title = copy[status].title(network.name)
  const detail = isIgnored ? switchByHand(network.name, wallet) : copy[status].detail
  return (
    <WaitingCard
      image={network.image}
      name={network.name}
      shape="network"
      status={status}
      title={title}
      detail={detail}
      retryLabel={copy.retry}
      onRetry={onRetry}
      tryAnotherLabel={copy.otherNetwork}
      onTryAnother={onTryAnotherNetwork}
      onCopyDetails={onCopyDetails}
    >
      <LiveRegion assertive>{isIgnored ? `${title}. ${detail}` : ''}</LiveRegion>
      {isIgnored && (
        <List
          label={copy.networkDetails}
          items={lines}
          itemKey={({ label }) => label}
          renderItem={({ label, text }) => (
            <ListItem title={text} detail={label} end={<Icon name="copy" />} onClick={() => onCopy(text)} />
          )}
        />
      )}
    </WaitingCard>
  )
}
