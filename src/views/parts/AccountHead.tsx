'use client'
import { Button } from '../../primitives/actions/Button'
import { Avatar } from '../../primitives/images/Avatar'
import { Icon } from '../../primitives/images/Icon'
import { ImageBadge } from '../../primitives/images/ImageBadge'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'
import { enAccount } from '../copy/en/account'
import { enSignIn } from '../copy/en/signIn'
import { useWords } from '../copy/useWords'
import { BalanceLine, type BalanceLineProps } from './BalanceLine'

/** Props of the head of an account. */
export interface AccountHeadProps {
  /** The whole address. */
  address: string
  /** Label of the account: its name, else its address shortened. */
  name: string
  /** The address shortened, to stand below a name. */
  shortAddress?: string | undefined
  /** The picture it has chosen; one that fails is as none. */
  avatar?: string | undefined
  /** The network it is about; its mark stands at the picture. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** The wallet it is about. */
  wallet: { readonly name: string; readonly icon?: string | undefined }
  /** Ready with null where balances are not read. */
  balance: BalanceLineProps['balance']
  /** The browser keeps nothing for the page, so that the connection ends with it. */
  isTemporary?: boolean | undefined
  /** Reads the balance again. */
  onRefreshBalance: () => void
  /** Shows every account and wallet to choose from. */
  onShowWallets?: (() => void) | undefined
}

/** Picture with network, name and balance of an account, with which wallet, and for how long where that is short. */
export function AccountHead(props: AccountHeadProps) {
  const { address, name, shortAddress, avatar, network, wallet, balance, isTemporary } = props
  const copy = useWords(enAccount).account
  const { signIn } = useWords(enSignIn)
  const mark = <RemoteImage src={network.image} alt={network.name} name={network.name} size="s" shape="network" />
  return (
    <Stack gap={3} align="center" padding={2}>
      <ImageBadge badge={mark}>
        <Avatar address={address} src={avatar} size="l" />
      </ImageBadge>
      <Stack align="center">
        <Text
          as="p"
          size="title"
          weight="medium"
          truncate
          tabular
          dir="auto"
          title={shortAddress ? `${name}\n${address}` : address}
        >
          {name}
        </Text>
        {shortAddress && (
          <Text size="note" tone="muted" tabular dir="ltr" title={address}>
            {shortAddress}
          </Text>
        )}
      </Stack>
      <BalanceLine balance={balance} onRetry={props.onRefreshBalance} />
      <Stack gap={1} align="center">
        {props.onShowWallets ? (
          <Button size="s" tone="quiet" onClick={props.onShowWallets}>
            <Text size="note" tone="muted" truncate>
              {copy.connectedWith(wallet.name)}
            </Text>
            <Icon name="chevron" size="s" />
          </Button>
        ) : (
          <Text size="note" tone="muted" align="center">
            {copy.connectedWith(wallet.name)}
          </Text>
        )}
        {isTemporary && (
          <Text as="p" size="note" tone="muted" align="center">
            {signIn.temporary}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
