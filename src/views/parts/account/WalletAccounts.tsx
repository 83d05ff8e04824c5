'use client'
import type { CaipAddress } from '../../../chains/network'
import { Button } from '../../../primitives/actions/Button'
import { Avatar } from '../../../primitives/images/Avatar'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Text } from '../../../primitives/text/Text'
import type { SharedAccount } from '../../../state/session/account/sharedAccounts'
import { useCopy } from '../../copy/useCopy'
import { useNetworksCopy } from '../../copy/useNetworksCopy'

/** Props of `WalletAccounts`. */
export interface WalletAccountsProps {
  /** Those of one namespace, all of one wallet. */
  accounts: readonly SharedAccount[]
  current: CaipAddress | undefined
  formatAddress: (address: string) => string
  onSelect: (caipAddress: CaipAddress) => void
  onLeave: () => void
}

/** One wallet with its accounts, and the way out of it. */
export function WalletAccounts({ accounts, current, formatAddress, onSelect, onLeave }: WalletAccountsProps) {
  const { accounts: copy } = useNetworksCopy()
  const names = useCopy().namespaces
  const [first] = accounts
  if (!first) return null
  const { wallet } = first
  const name = names[first.namespace]
  return (
    <Stack as="section" gap={1}>
      <Stack direction="row" align="center" gap={2}>
        <RemoteImage src={wallet.icon} name={wallet.name} size="s" />
        <Stack grow>
          <Text as="h3" size="note" weight="medium" truncate title={wallet.name}>
            {wallet.name}
            <Text size="note" tone="muted">{` · ${name}`}</Text>
          </Text>
        </Stack>
        <Button size="s" tone="quiet" aria-label={copy.leaveOne(wallet.name, name)} onClick={onLeave}>
          {copy.leave}
        </Button>
      </Stack>
      <List
        label={copy.of(wallet.name, name)}
        items={accounts}
        itemKey={({ caipAddress }) => caipAddress}
        renderItem={({ caipAddress, address, isInUse, purpose }) => (
          <ListItem
            image={<Avatar address={address} />}
            title={formatAddress(address)}
            isName
            detail={purpose ? copy[purpose] : isInUse && accounts.length > 1 && caipAddress !== current && copy.current}
            selected={caipAddress === current}
            onClick={() => onSelect(caipAddress)}
          />
        )}
      />
    </Stack>
  )
}
