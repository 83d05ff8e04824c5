'use client'
import { Button } from '../../primitives/Button'
import { List } from '../../primitives/List'
import { ListItem } from '../../primitives/ListItem'
import { RemoteImage } from '../../primitives/RemoteImage'
import { Tag } from '../../primitives/Tag'
import type { VisibleWallet } from '../../state/visibleWallets'
import { useCopy } from '../copy/useCopy'
import { EmptyState } from '../parts/EmptyState'

export interface ConnectViewProps {
  /** Wallets in the order to show them. */
  wallets: readonly VisibleWallet[]
  onSelectWallet: (walletId: string) => void
  /** Asked from the empty state: a wallet added meanwhile shows up in a new page. */
  onReload: () => void
}

/** Choose a wallet. */
export function ConnectView({ wallets, onSelectWallet, onReload }: ConnectViewProps) {
  const copy = useCopy().connect
  if (wallets.length === 0)
    return (
      <EmptyState
        drawing="wallet"
        title={copy.empty.title}
        detail={copy.empty.detail}
        action={
          <Button full onClick={onReload}>
            {copy.empty.action}
          </Button>
        }
      />
    )
  return (
    <List
      label={copy.wallets}
      items={wallets}
      itemKey={(wallet) => wallet.id}
      renderItem={(wallet) => (
        <ListItem
          image={<RemoteImage src={wallet.icon} name={wallet.name} />}
          title={wallet.name}
          end={wallet.isRecent && <Tag>{copy.recent}</Tag>}
          onClick={() => onSelectWallet(wallet.id)}
        />
      )}
    />
  )
}
