'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Tag } from '../../../primitives/text/Tag'
import { useDirectoryCopy } from '../../copy/useDirectoryCopy'
import { EmptyState } from '../../parts/EmptyState'

/** A wallet to suggest. */
export interface WalletToGet {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
}

/** Props of `GetWalletView`; `useGetWalletView` returns them for this instance. */
export interface GetWalletViewProps {
  /** Suggestions in the order to show them; the first five are. */
  wallets: readonly WalletToGet[]
  /** Draws a wallet's image, 40 px; by default from its `icon`. */
  renderImage?: ((wallet: WalletToGet) => ReactNode) | undefined
  /** One of the list was picked; given by its id. */
  onSelect: (walletId: string) => void
  /** To the whole directory. */
  onShowAllWallets: () => void
}

const most = 5

/** A few wallets to start with, and the way to all of them. */
export function GetWalletView({ wallets, renderImage = drawImage, onSelect, onShowAllWallets }: GetWalletViewProps) {
  const copy = useDirectoryCopy().getWallet
  if (wallets.length === 0)
    return (
      <EmptyState
        illustration="wallet"
        title={copy.none.title}
        detail={copy.none.detail}
        action={
          <Button full onClick={onShowAllWallets}>
            {copy.exploreAll}
          </Button>
        }
      />
    )
  return (
    <Stack gap={4}>
      <List
        label={copy.list}
        items={wallets.slice(0, most)}
        itemKey={(wallet) => wallet.id}
        renderItem={(wallet) => (
          <ListItem
            image={renderImage(wallet)}
            title={wallet.name}
            isName
            end={<Tag tone="accent">{copy.get}</Tag>}
            onClick={() => onSelect(wallet.id)}
          />
        )}
      />
      <Button tone="quiet" full onClick={onShowAllWallets}>
        {copy.exploreAll}
      </Button>
    </Stack>
  )
}

function drawImage({ icon, name }: WalletToGet) {
  return <RemoteImage src={icon} name={name} />
}
