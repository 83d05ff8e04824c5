'use client'
import { Avatar } from '../../primitives/images/Avatar'
import { IconButton } from '../../primitives/actions/IconButton'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'
import { enSignIn } from '../copy/en/signIn'
import { useCopy } from '../copy/useCopy'
import { useWords } from '../copy/useWords'
import { BalanceLine, type BalanceLineProps } from './BalanceLine'

/** What the head of an account needs. */
export interface AccountHeadProps {
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
  /** Ready with null where balances are not read. */
  balance: BalanceLineProps['balance']
  /** Whether the browser keeps nothing for the page, so that the connection ends with it. */
  isTemporary?: boolean | undefined
  /** Copies the address. */
  onCopyAddress: () => void
  /** Reads the balance again. */
  onRefreshBalance: () => void
}

/** Picture, balance and name of an account, with which wallet, and for how long where that is short. */
export function AccountHead(props: AccountHeadProps) {
  const { address, name, shortAddress, avatar, wallet, balance, isTemporary } = props
  const copy = useCopy().account
  const { signIn } = useWords(enSignIn)
  return (
    <Stack gap={3} align="center">
      <Avatar address={address} src={avatar} size="l" />
      <Stack gap={1} align="center">
        <BalanceLine balance={balance} onRetry={props.onRefreshBalance} />
        <Stack direction="row" gap={1} align="center">
          <Text
            as="div"
            weight="medium"
            truncate
            tabular
            dir="auto"
            title={shortAddress ? `${name}\n${address}` : address}
          >
            {name}
          </Text>
          <IconButton icon="copy" size="s" label={copy.copyAddress} onClick={props.onCopyAddress} />
        </Stack>
        {shortAddress && (
          <Text size="note" tone="muted" tabular dir="ltr">
            {shortAddress}
          </Text>
        )}
        <Text size="note" tone="muted" align="center">
          {copy.connectedWith(wallet.name)}
        </Text>
        {isTemporary && (
          <Text as="p" size="note" tone="muted" align="center">
            {signIn.temporary}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
