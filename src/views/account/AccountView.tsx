'use client'
import { Avatar } from '../../primitives/images/Avatar'
import { Button } from '../../primitives/actions/Button'
import { Icon } from '../../primitives/images/Icon'
import { IconButton } from '../../primitives/actions/IconButton'
import { IconTile } from '../../primitives/images/IconTile'
import { ListItem } from '../../primitives/lists/ListItem'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'
import type { ReactNode } from 'react'
import { useCopy } from '../copy/useCopy'
import { BalanceLine, type BalanceLineProps } from '../parts/BalanceLine'
import { SignInRow, type SignInRowProps } from '../parts/SignInRow'

/** Props of `AccountView`; `useAccountView` returns them for this instance. */
export interface AccountViewProps extends SignInRowProps {
  /** The whole address. */
  address: string
  /** What the account goes by: its name, else its address shortened. */
  name: string
  /** The address shortened, to stand below a name. */
  shortAddress?: string | undefined
  /** The picture it has chosen; one that fails is as none. */
  avatar?: string | undefined
  /** The wallet it is about. */
  wallet: { readonly name: string; readonly icon?: string | undefined }
  /** The network it is about. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** Ready with null where balances are not read. */
  balance: BalanceLineProps['balance']
  /** Page of the address in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Offers a name; absent where there are none, and to who has one. */
  onGetName?: (() => void) | undefined
  /** Copies the address. */
  onCopyAddress: () => void
  /** Reads the balance again. */
  onRefreshBalance: () => void
  /** Absent where visitors may not switch. */
  onSwitchNetwork?: (() => void) | undefined
  /** Ends the connection. */
  onDisconnect: () => void
  /** Further actions below those of the view: a `ListItem` each. */
  actions?: ReactNode
}

/** The connected account: name or address, wallet, network, balance, and disconnect. */
export function AccountView(props: AccountViewProps) {
  const { address, name, shortAddress, avatar, wallet, network, balance, explorerUrl, signIn } = props
  const copy = useCopy().account
  return (
    <Stack gap={5}>
      <Stack gap={3} align="center">
        <Avatar address={address} src={avatar} size="l" />
        <Stack gap={1} align="center">
          <BalanceLine balance={balance} onRetry={props.onRefreshBalance} />
          <Stack direction="row" gap={1} align="center">
            <Text as="div" weight="medium" truncate tabular dir="auto" title={address}>
              {name}
            </Text>
            <IconButton icon="copy" size="s" label={copy.copyAddress} onClick={props.onCopyAddress} />
          </Stack>
          {shortAddress && (
            <Text size="note" tone="muted" tabular dir="ltr">
              {shortAddress}
            </Text>
          )}
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
        <SignInRow signIn={signIn} onSignIn={props.onSignIn} onSignOut={props.onSignOut} />
        {props.onGetName && (
          <ListItem
            image={<IconTile name="seal" />}
            title={copy.getName}
            end={<Icon name="chevron" />}
            onClick={props.onGetName}
          />
        )}
        {explorerUrl && (
          <ListItem
            image={<IconTile name="globe" />}
            title={copy.explorer}
            end={<Icon name="external" />}
            href={explorerUrl}
          />
        )}
        {props.actions}
      </Stack>
      <Button tone="raised" full onClick={props.onDisconnect}>
        {copy.disconnect}
      </Button>
    </Stack>
  )
}
