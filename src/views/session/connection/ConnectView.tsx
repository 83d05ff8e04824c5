'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { IconTile } from '../../../primitives/images/IconTile'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import type { IconName } from '../../../primitives/images/icons'
import { Tag } from '../../../primitives/text/Tag'
import type { WalletRow } from '../../../state/session/wallets/connectRows'
import type { WalletMark } from '../../../state/session/wallets/visibleWallets'
import { useCopy } from '../../copy/useCopy'
import { EmptyState } from '../../parts/EmptyState'

/** The data that a wallet's image is drawn from. */
export interface WalletImageSource {
  readonly name: string
  readonly icon?: string | undefined
  readonly imageId?: string | undefined
}

/** A wallet to choose. */
export interface ConnectWallet extends WalletImageSource {
  readonly id: string
  /** Was connected lately. */
  readonly isRecent?: boolean | undefined
  /** Another wallet says it is the same one, or its name imitates one: said in the row. */
  readonly mark?: WalletMark | undefined
}

/** A row of the view: a wallet of this page, one of the directory, the QR code, or the way to all wallets. */
export type ConnectRow =
  Exclude<WalletRow, { kind: 'visible' }> | { readonly kind: 'visible'; readonly wallet: ConnectWallet }

/** Props of `ConnectView`; `useConnectView` returns them for this instance. */
export interface ConnectViewProps {
  /** The wallets in the order to show them. */
  wallets?: readonly ConnectWallet[] | undefined
  /** Instead of `wallets`, where other rows stand among them: the directory's wallets, the QR code, the way to all. */
  rows?: readonly ConnectRow[] | undefined
  /** Draws a wallet's image, 40 px; by default from its `icon`. */
  renderImage?: ((wallet: WalletImageSource) => ReactNode) | undefined
  /** Draws the end of a wallet's row, given what stands there by default. */
  renderEnd?: ((wallet: ConnectWallet, end: ReactNode) => ReactNode) | undefined
  /** The choice that is shown beside the list: the id of a wallet, `walletConnect` for the code, `all` for all wallets. */
  selectedId?: string | undefined
  /** A wallet of this page was picked. */
  onSelectWallet: (walletId: string) => void
  /** A wallet of the directory was picked; asked only where `rows` has some. */
  onSelectDirectoryWallet?: ((walletId: string) => void) | undefined
  /** Pairing with any wallet was picked; asked only where `rows` has that row. */
  onShowQrCode?: (() => void) | undefined
  /** The embedded wallet was picked; asked only where `rows` has that row. */
  onSelectEmbedded?: (() => void) | undefined
  /** The whole directory was picked; asked only where `rows` has that row. */
  onShowAllWallets?: (() => void) | undefined
  /** Asked from the empty state, as a wallet added meanwhile shows up in a new page; absent without a handler. */
  onReload?: (() => void) | undefined
  /** The visitor asks what a wallet is; absent without a handler. */
  onShowHelp?: (() => void) | undefined
}

/** Choose a wallet. */
export function ConnectView({
  wallets = [],
  rows = wallets.map((wallet) => ({ kind: 'visible', wallet })),
  renderImage = drawImage,
  onReload,
  onShowHelp,
  ...props
}: ConnectViewProps) {
  const { connect: copy, titles } = useCopy()
  const help = onShowHelp && (
    <Button tone="quiet" size="s" full onClick={onShowHelp}>
      {copy.help}
    </Button>
  )
  if (rows.length === 0)
    return (
      <EmptyState
        illustration="wallet"
        title={copy.empty.title}
        detail={copy.empty.detail}
        action={
          <Stack gap={2}>
            {onReload && (
              <Button full onClick={onReload}>
                {copy.empty.action}
              </Button>
            )}
            {help}
          </Stack>
        }
      />
    )
  const renderRow = (row: ConnectRow) => {
    const shared = {
      disabled: 'isDisabled' in row && row.isDisabled,
      disabledReason: copy.alreadyPaired,
      'aria-current': ('wallet' in row ? row.wallet.id : row.kind) === props.selectedId || undefined,
    }
    const special = (name: IconName, title: string, tag: ReactNode, onClick?: () => void) => (
      <ListItem
        {...shared}
        image={<IconTile name={name} />}
        title={title}
        end={tag && <Tag>{tag}</Tag>}
        onClick={onClick}
      />
    )
    if (row.kind === 'walletConnect') return special('qr', copy.walletConnect, copy.qrCode, props.onShowQrCode)
    if (row.kind === 'embedded') return special('key', titles.passkey, null, props.onSelectEmbedded)
    if (row.kind === 'all')
      return special('search', copy.all, row.count !== null && atLeast(row.count), props.onShowAllWallets)
    const { kind, wallet } = row
    const isRecent = kind === 'visible' ? row.wallet.isRecent : row.isRecent
    const mark = kind === 'visible' ? row.wallet.mark : undefined
    const end = isRecent && <Tag>{copy.recent}</Tag>
    return (
      <ListItem
        {...shared}
        image={renderImage(wallet)}
        title={wallet.name}
        isName
        detail={mark && copy.marks[mark]}
        end={props.renderEnd ? props.renderEnd(wallet, end) : end}
        onClick={() => (kind === 'visible' ? props.onSelectWallet : props.onSelectDirectoryWallet)?.(wallet.id)}
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

function keyOf(row: ConnectRow): string {
  return 'wallet' in row ? `${row.kind} ${row.wallet.id}` : row.kind
}

/** Ten and more are rounded down: `40+`. */
function atLeast(count: number): string {
  return count < 10 ? `${count}` : `${Math.floor(count / 10) * 10}+`
}

function drawImage({ icon, name }: WalletImageSource): ReactNode {
  return <RemoteImage src={icon} name={name} />
}
