'use client'
import type { CaipAddress, Namespace } from '../../../chains/network'
import { Button } from '../../../primitives/actions/Button'
import { Stack } from '../../../primitives/layout/Stack'
import { moveInRows } from '../../../primitives/lists/moveInRows'
import type { SharedAccount } from '../../../state/session/account/sharedAccounts'
import type { RecentConnection } from '../../../state/session/connection/recent'
import { useCopy } from '../../copy/useCopy'
import { useNetworksCopy } from '../../copy/useNetworksCopy'
import { ConnectRow } from '../../parts/account/ConnectRow'
import { RecentWallets } from '../../parts/account/RecentWallets'
import { WalletAccounts } from '../../parts/account/WalletAccounts'

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
  /** Namespaces of the app in which no account is connected. */
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
      {recentConnections.length > 0 && <RecentWallets {...props} formatAddress={formatAddress} />}
      <Stack as="section" gap={2}>
        {openNamespaces.map((namespace) => (
          <ConnectRow
            key={namespace}
            title={copy.connect(namespaces[namespace])}
            onClick={() => onConnect(namespace)}
          />
        ))}
        <ConnectRow title={copy.connectOther} onClick={() => onConnect()} />
      </Stack>
      {connected.length > 1 && (
        <Button tone="raised" full onClick={props.onLeaveAll}>
          {copy.leaveAll}
        </Button>
      )}
    </Stack>
  )
}

const whole = (address: string) => address
