'use client'
import { IconButton } from '../../../primitives/actions/IconButton'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Text } from '../../../primitives/text/Text'
import type { RecentConnection } from '../../../state/session/connection/recent'
import { useCopy } from '../../copy/useCopy'
import { useNetworksCopy } from '../../copy/useNetworksCopy'

/** Props of `RecentWallets`. */
export interface RecentWalletsProps {
  recentConnections: readonly RecentConnection[]
  formatAddress: (address: string) => string
  onConnectAgain: (recent: RecentConnection) => void
  onForget: (recent: RecentConnection) => void
}

/** The wallets that were connected before: each one press away, or forgotten. */
export function RecentWallets(props: RecentWalletsProps) {
  const { recentConnections, formatAddress, onConnectAgain, onForget } = props
  const { accounts: copy } = useNetworksCopy()
  const { namespaces } = useCopy()
  return (
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
                isName
                detail={`${namespaces[recent.namespace]} · ${formatAddress(addressOf(recent))}`}
                disabled={!recent.isHere}
                disabledReason={copy.notHere}
                onClick={() => onConnectAgain(recent)}
              />
            </Stack>
            <IconButton
              icon="close"
              size="s"
              label={copy.forget(`${recent.wallet.name}, ${formatAddress(addressOf(recent))}`)}
              onClick={() => onForget(recent)}
            />
          </Stack>
        )}
      />
    </Stack>
  )
}

const addressOf = ({ caipAddress }: RecentConnection) => caipAddress.split(':').slice(2).join(':')
