'use client'
import { Avatar } from '../../primitives/Avatar'
import { Button } from '../../primitives/Button'
import { Icon } from '../../primitives/Icon'
import { IconButton } from '../../primitives/IconButton'
import { ListItem } from '../../primitives/ListItem'
import { RemoteImage } from '../../primitives/RemoteImage'
import { Stack } from '../../primitives/Stack'
import { Text } from '../../primitives/Text'
import type { AsyncState } from '../../state/asyncState'
import type { WalletInfo } from '../../state/connections'
import type { BalanceParts } from '../../state/formatBalance'
import { useCopy } from '../copy/useCopy'
import { BalanceLine } from '../parts/BalanceLine'

export interface AccountViewProps {
  address: string
  /** The address as it is shown, shortened. */
  name: string
  wallet: WalletInfo
  network: { readonly name: string; readonly image?: string | undefined }
  /** Ready with null where balances are not read. */
  balance: AsyncState<BalanceParts | null>
  /** Page of the address in the network's block explorer. */
  explorerUrl?: string | undefined
  onCopyAddress: () => void
  onRefreshBalance: () => void
  /** Absent where visitors may not switch. */
  onSwitchNetwork?: (() => void) | undefined
  onDisconnect: () => void
}

/** Who is connected, with what, how much there is, and the way out. */
export function AccountView(props: AccountViewProps) {
  const { address, name, wallet, network, balance, explorerUrl } = props
  const copy = useCopy().account
  return (
    <Stack gap={5}>
      <Stack gap={3} align="center">
        <Avatar address={address} size="l" />
        <Stack gap={1} align="center">
          <BalanceLine balance={balance} onRetry={props.onRefreshBalance} />
          <Stack direction="row" gap={1} align="center">
            <Text weight="medium" tabular title={address}>
              {name}
            </Text>
            <IconButton icon="copy" size="s" label={copy.copyAddress} onClick={props.onCopyAddress} />
          </Stack>
          <Text size="note" tone="muted">
            {copy.connectedWith(wallet.name)}
          </Text>
        </Stack>
      </Stack>
      <Stack as="section" gap={2}>
        {props.onSwitchNetwork && (
          <ListItem
            image={<RemoteImage src={network.image} name={network.name} shape="network" />}
            title={network.name}
            detail={copy.network}
            end={<Icon name="chevron" />}
            onClick={props.onSwitchNetwork}
          />
        )}
        {explorerUrl && (
          <ListItem
            image={<RemoteImage src={wallet.icon} name={wallet.name} />}
            title={copy.explorer}
            end={<Icon name="external" />}
            href={explorerUrl}
          />
        )}
      </Stack>
      <Button tone="raised" full onClick={props.onDisconnect}>
        {copy.disconnect}
      </Button>
    </Stack>
  )
}
