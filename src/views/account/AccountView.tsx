'use client'
import { Button } from '../../primitives/actions/Button'
import { Icon } from '../../primitives/images/Icon'
import { IconTile } from '../../primitives/images/IconTile'
import { ListItem } from '../../primitives/lists/ListItem'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import type { ReactNode } from 'react'
import { useCopy } from '../copy/useCopy'
import { AccountHead, type AccountHeadProps } from '../parts/AccountHead'
import { SignInRow, type SignInRowProps } from '../parts/SignInRow'

/** Props of `AccountView`; `useAccountView` returns them for this instance. */
export interface AccountViewProps extends AccountHeadProps, SignInRowProps {
  /** The network it is about. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** Page of the address in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Offers a name; absent where there are none, and to who has one. */
  onGetName?: (() => void) | undefined
  /** Absent where visitors may not switch. */
  onSwitchNetwork?: (() => void) | undefined
  /** Ends the connection. */
  onDisconnect: () => void
  /** Further actions below those of the view: a `ListItem` each. */
  actions?: ReactNode
}

/** The connected account: name or address, wallet, network, balance, and disconnect. */
export function AccountView(props: AccountViewProps) {
  const {
    network,
    explorerUrl,
    signIn,
    actions,
    onSwitchNetwork,
    onSignIn,
    onSignOut,
    onGetName,
    onDisconnect,
    ...head
  } = props
  const copy = useCopy().account
  return (
    <Stack gap={5}>
      <AccountHead {...head} />
      <Stack as="section" gap={2}>
        {onSwitchNetwork && (
          <ListItem
            image={<RemoteImage src={network.image} name={network.name} shape="network" />}
            title={network.name}
            detail={copy.network}
            end={<Icon name="chevron" />}
            onClick={onSwitchNetwork}
          />
        )}
        <SignInRow signIn={signIn} onSignIn={onSignIn} onSignOut={onSignOut} />
        {onGetName && (
          <ListItem
            image={<IconTile name="seal" />}
            title={copy.getName}
            end={<Icon name="chevron" />}
            onClick={onGetName}
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
        {actions}
      </Stack>
      <Button tone="raised" full onClick={onDisconnect}>
        {copy.disconnect}
      </Button>
    </Stack>
  )
}
