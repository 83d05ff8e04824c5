'use client'
import type { CaipAddress, Namespace } from '../../chains/network'
import { Button } from '../../primitives/actions/Button'
import { IconButton } from '../../primitives/actions/IconButton'
import { Avatar } from '../../primitives/images/Avatar'
import { Icon } from '../../primitives/images/Icon'
import { IconTile } from '../../primitives/images/IconTile'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import { List } from '../../primitives/lists/List'
import { ListItem } from '../../primitives/lists/ListItem'
import { moveInRows } from '../../primitives/lists/moveInRows'
import { Text } from '../../primitives/text/Text'
import type { SharedAccount } from '../../state/account/everyAccount'
import type { RecentConnection } from '../../state/connection/recent'
import { useCopy } from '../copy/useCopy'
import { useNetworksCopy } from '../copy/useNetworksCopy'

/** Props of `ProfileWalletsView`; `useProfileWalletsView` returns them for this instance. */
export interface ProfileWalletsViewProps {
  /** Every account that the connected wallets share, as `useAccounts` returns them. */
  accounts: readonly SharedAccount[]
  /** The account in use, CAIP-10. */
  current?: CaipAddress | undefined
  /** The wallets that were connected before, as `useRecentConnections` returns them. */
  recentConnections: readonly RecentConnection[]
  /** Shortens an address; by default it is written as far as there is room. */
  formatAddress?: ((address: string) => string) | undefined
  /** Namespaces of the app in which nobody is connected. */
  openNamespaces: readonly Namespace[]
  /** An account was picked. */
  onSelect: (caipAddress: CaipAddress) => void
  /** Ends the connection of a namespace. */
  onLeave: (namespace: Namespace) => void
  /** Ends every connection. */
  onLeaveAll: () => void
  /** Connects a wallet of before. */
  onConnectAgain: (recent: RecentConnection) => void
  /** Takes a wallet of before out of the list. */
  onForget: (recent: RecentConnection) => void
  /** Looks for another wallet, of a namespace or of any. */
  onConnect: (namespace?: Namespace) => void
}

/** Every account to choose from, by the wallet that shares it; each wallet left singly, and those of before one press away. */
export function ProfileWalletsView(props: ProfileWalletsViewProps) {
  const { accounts, current, recentConnections, formatAddress = whole, openNamespaces, onConnect } = props
  const { accounts: copy } = useNetworksCopy()
  const { namespaces } = useCopy()
  const connected = [...new Set(accounts.map(({ namespace }) => namespace))]
  return (
    <Stack gap={4} onKeyDown={moveInRows}>
      {connected.map((namespace) => (
        <WalletAccounts
          key={namespace}
          accounts={accounts.filter((one) => one.namespace === namespace)}
          current={current}
          formatAddress={formatAddress}
          onSelect={props.onSelect}
          onLeave={() => props.onLeave(namespace)}
        />
      ))}
      {recentConnections.length > 0 && (
        <Stack as="section" gap={1}>
          <Text as="h3" size="note" tone="muted" weight="medium">
            {copy.recent}
          </Text>
          <List
            label={copy.recent}
            items={recentConnections}
            itemKey={({ connectorId, caipAddress }) => `${connectorId} ${caipAddress}`}
            renderItem={(recent) => (
              <Stack direction="row" align="center" gap={1}>
                <Stack grow>
                  <ListItem
                    image={<RemoteImage src={recent.wallet.icon} name={recent.wallet.name} />}
                    title={recent.wallet.name}
                    detail={`${namespaces[recent.namespace]} · ${formatAddress(addressOf(recent))}`}
                    disabled={!recent.isHere}
                    disabledReason={copy.notHere}
                    onClick={() => props.onConnectAgain(recent)}
                  />
                </Stack>
                <IconButton
                  icon="close"
                  size="s"
                  label={copy.forget(`${recent.wallet.name}, ${formatAddress(addressOf(recent))}`)}
                  onClick={() => props.onForget(recent)}
                />
              </Stack>
            )}
          />
        </Stack>
      )}
      <Stack as="section" gap={2}>
        {openNamespaces.map((namespace) => (
          <Connect key={namespace} title={copy.connect(namespaces[namespace])} onClick={() => onConnect(namespace)} />
        ))}
        <Connect title={copy.connectOther} onClick={() => onConnect()} />
      </Stack>
      {connected.length > 1 && (
        <Button tone="raised" full onClick={props.onLeaveAll}>
          {copy.leaveAll}
        </Button>
      )}
    </Stack>
  )
}

function Connect({ title, onClick }: { title: string; onClick: () => void }) {
  return <ListItem image={<IconTile name="plus" />} title={title} end={<Icon name="chevron" />} onClick={onClick} />
}

interface WalletAccountsProps {
  /** Those of one namespace, all of one wallet. */
  accounts: readonly SharedAccount[]
  current: CaipAddress | undefined
  formatAddress: (address: string) => string
  onSelect: (caipAddress: CaipAddress) => void
  onLeave: () => void
}

/** One wallet with its accounts, and the way out of it. */
function WalletAccounts({ accounts, current, formatAddress, onSelect, onLeave }: WalletAccountsProps) {
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
            detail={purpose ? copy[purpose] : isInUse && accounts.length > 1 && caipAddress !== current && copy.current}
            selected={caipAddress === current}
            onClick={() => onSelect(caipAddress)}
          />
        )}
      />
    </Stack>
  )
}

const whole = (address: string) => address

const addressOf = ({ caipAddress }: RecentConnection) => caipAddress.split(':').slice(2).join(':')
