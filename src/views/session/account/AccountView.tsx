'use client'
import { ActionButton } from '../../../primitives/actions/ActionButton'
import { Button } from '../../../primitives/actions/Button'
import { Icon } from '../../../primitives/images/Icon'
import { IconTile } from '../../../primitives/images/IconTile'
import { ListItem } from '../../../primitives/lists/ListItem'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import type { ReactNode } from 'react'
import { enAccount } from '../../copy/en/account'
import { useWords } from '../../copy/useWords'
import { AccountHead, type AccountHeadProps } from '../../parts/AccountHead'
import { SignInRow, type SignInRowProps } from '../../parts/signIn/SignInRow'

/** Props of `AccountView`; `useAccountView` returns them for this instance. */
export interface AccountViewProps extends AccountHeadProps, SignInRowProps {
  /** Page of the address in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Offers a name; absent on other chains, and to who has one. */
  onGetName?: (() => void) | undefined
  /** Leads to buying for money; absent without a seller. */
  onBuy?: (() => void) | undefined
  /** Sends from the account; absent where that is off, or the wallet sends nothing. */
  onSend?: (() => void) | undefined
  /** Swaps what the account has; absent where that is off, or the wallet sends nothing. */
  onSwap?: (() => void) | undefined
  /** Shows the account to be paid; absent where that is off. */
  onReceive?: (() => void) | undefined
  /** Absent where visitors may not switch. */
  onSwitchNetwork?: (() => void) | undefined
  /** Opens the settings of the wallet; absent for wallets that have settings of their own. */
  onWalletSettings?: (() => void) | undefined
  /** Copies the address. */
  onCopyAddress: () => void
  /** Ends the connection. */
  onDisconnect: () => void
  /** Further actions, above *Disconnect*: a `ListItem` each. */
  actions?: ReactNode
  /** Tokens, collectibles and activity of the account: an `AccountTabsView`. */
  tabs?: ReactNode
}

/** The connected account: picture, name and balance, what can be done with its address, network, what it has, and disconnect. */
export function AccountView(props: AccountViewProps) {
  const {
    explorerUrl,
    signIn,
    actions,
    tabs,
    onSwitchNetwork,
    onSignIn,
    onSignOut,
    onGetName,
    onReceive,
    onSend,
    onBuy,
    onSwap,
    onWalletSettings,
    onCopyAddress,
    onDisconnect,
    ...head
  } = props
  const copy = useWords(enAccount).account
  const count = [onBuy, onSwap, onSend, onReceive, onCopyAddress, explorerUrl, onGetName].filter(Boolean).length
  return (
    <Stack gap={5}>
      <AccountHead {...head} />
      {/* Six stand in one row of the narrowest card; of more, some go on below. */}
      <Stack direction="row" justify="center" gap={count > 5 ? 0 : 2} wrap>
        {onBuy && <ActionButton icon="plus" label={copy.buy} onClick={onBuy} />}
        {onSwap && <ActionButton icon="swap" label={copy.swap} onClick={onSwap} />}
        {onSend && <ActionButton icon="arrowUp" label={copy.send} onClick={onSend} />}
        {onReceive && <ActionButton icon="qr" label={copy.receive} onClick={onReceive} />}
        <ActionButton icon="copy" label={copy.copy} aria-label={copy.copyAddress} onClick={onCopyAddress} />
        {explorerUrl && <ActionButton icon="external" label={copy.explorer} href={explorerUrl} />}
        {onGetName && <ActionButton icon="seal" label={copy.getName} onClick={onGetName} />}
      </Stack>
      <Stack as="section" gap={2}>
        {onSwitchNetwork && (
          <ListItem
            image={<RemoteImage src={head.network.image} name={head.network.name} shape="network" />}
            title={head.network.name}
            detail={copy.network}
            end={<Icon name="chevron" />}
            onClick={onSwitchNetwork}
          />
        )}
        <SignInRow signIn={signIn} onSignIn={onSignIn} onSignOut={onSignOut} />
        {onWalletSettings && (
          <ListItem
            image={<IconTile name="key" />}
            title={copy.walletSettings}
            detail={copy.walletSettingsDetail}
            end={<Icon name="chevron" />}
            onClick={onWalletSettings}
          />
        )}
        {actions}
      </Stack>
      {tabs}
      <Button tone="raised" full onClick={onDisconnect}>
        {copy.disconnect}
      </Button>
    </Stack>
  )
}
