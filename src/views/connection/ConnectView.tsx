'use client'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/actions/Button'
import { IconTile } from '../../primitives/images/IconTile'
import { List } from '../../primitives/lists/List'
import { ListItem } from '../../primitives/lists/ListItem'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import { Tag } from '../../primitives/text/Tag'
import type { WalletRow } from '../../state/wallets/connectRows'
import { useCopy } from '../copy/useCopy'
import { EmptyState } from '../parts/EmptyState'

/** What a wallet's image is drawn from. */
export interface PicturedWallet {
  readonly name: string
  readonly icon?: string | undefined
  readonly imageId?: string | undefined
}

export interface ConnectViewProps {
  /** In the order to show them. */
  rows: readonly WalletRow[]
  /** Draws a wallet's image, 40 px; by default from its `icon`. */
  image?: ((wallet: PicturedWallet) => ReactNode) | undefined
  /** A wallet of this page was picked. */
  onPick: (walletId: string) => void
  /** A wallet of the directory was picked; asked only where `rows` has some. */
  onPickDirectory?: ((walletId: string) => void) | undefined
  /** Pairing with any wallet was picked. */
  onPair?: (() => void) | undefined
  onAll?: (() => void) | undefined
  /** Asked from the empty state: a wallet added meanwhile shows up in a new page. */
  onReload: () => void
  /** The visitor asks what a wallet is; absent where nobody answers. */
  onHelp?: (() => void) | undefined
}

/** Choose a wallet. */
export function ConnectView({ rows, image = drawImage, onReload, onHelp, ...props }: ConnectViewProps) {
  const copy = useCopy().connect
  const help = onHelp && (
    <Button tone="quiet" size="s" full onClick={onHelp}>
      {copy.help}
    </Button>
  )
  if (rows.length === 0)
    return (
      <EmptyState
        drawing="wallet"
        title={copy.empty.title}
        detail={copy.empty.detail}
        action={
          <Stack gap={2}>
            <Button full onClick={onReload}>
              {copy.empty.action}
            </Button>
            {help}
          </Stack>
        }
      />
    )
  const busy = (isDisabled: boolean) => ({ disabled: isDisabled, disabledReason: copy.alreadyPaired })
  const renderRow = (row: WalletRow) => {
    if (row.kind === 'walletConnect')
      return (
        <ListItem
          {...busy(row.isDisabled)}
          image={<IconTile name="qr" />}
          title={copy.walletConnect}
          end={<Tag>{copy.qrCode}</Tag>}
          onClick={props.onPair}
        />
      )
    if (row.kind === 'all')
      return (
        <ListItem
          {...busy(row.isDisabled)}
          image={<IconTile name="search" />}
          title={copy.all}
          end={row.count !== null && <Tag>{atLeast(row.count)}</Tag>}
          onClick={props.onAll}
        />
      )
    if (row.kind === 'directory')
      return (
        <ListItem
          {...busy(row.isDisabled)}
          image={image(row.wallet)}
          title={row.wallet.name}
          end={row.isRecent && <Tag>{copy.recent}</Tag>}
          onClick={() => props.onPickDirectory?.(row.wallet.id)}
        />
      )
    return (
      <ListItem
        image={image(row.wallet)}
        title={row.wallet.name}
        end={row.wallet.isRecent && <Tag>{copy.recent}</Tag>}
        onClick={() => props.onPick(row.wallet.id)}
      />
    )
  }
  return (
    <Stack gap={2}>
      <List label={copy.wallets} items={rows} itemKey={keyOf} renderItem={renderRow} />
      {help}
    </Stack>
  )
}

function keyOf(row: WalletRow): string {
  return 'wallet' in row ? `${row.kind} ${row.wallet.id}` : row.kind
}

/** Ten and more are rounded down: `40+`. */
function atLeast(count: number): string {
  return count < 10 ? `${count}` : `${Math.floor(count / 10) * 10}+`
}

function drawImage({ icon, name }: PicturedWallet): ReactNode {
  return <RemoteImage src={icon} name={name} />
}
