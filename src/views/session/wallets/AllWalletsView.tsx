'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { Grid, type GridProps } from '../../../primitives/lists/Grid'
import { Icon } from '../../../primitives/images/Icon'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { SearchField } from '../../../primitives/forms/SearchField'
import { Stack } from '../../../primitives/layout/Stack'
import { Switch } from '../../../primitives/forms/Switch'
import { useDirectoryCopy } from '../../copy/useDirectoryCopy'
import { DrawnEmptyState, FailedState } from '../../parts/DrawnEmptyState'
import { useKeySearch } from '../../parts/useKeySearch'

/** A wallet of the directory's grid. */
export interface WalletTile {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** Is in this browser already. */
  readonly isInstalled?: boolean | undefined
  readonly isCertified?: boolean | undefined
}

/** Props of `AllWalletsView`; `useAllWalletsView` returns them for this instance. */
export interface AllWalletsViewProps {
  /** The wallets so far, in their order. */
  wallets: readonly WalletTile[]
  /** Of what was asked for last: the first page while there are no wallets, else the next. */
  status: 'loading' | 'ready' | 'failed'
  /** There are more to load. */
  hasMore: boolean
  /** The end of the list comes near. */
  onLoadMore: () => void
  /** The text of the search. */
  query: string
  /** The text of the search was changed. */
  onQueryChange: (text: string) => void
  /** Only certified wallets are shown. */
  certifiedOnly: boolean
  /** The switch was pressed. */
  onCertifiedOnlyChange: (on: boolean) => void
  /** Number of results of a search, to be announced; null where there was no search or it is not known yet. */
  count: number | null
  /** The wallet that led away, for who comes back: its tile has the focus. */
  startId?: string | undefined
  /** Draws a wallet's image, 48 px; by default from its `icon`. */
  renderImage?: ((wallet: WalletTile) => ReactNode) | undefined
  /** One of the list was picked; given by its id. */
  onSelect: (walletId: string) => void
  /** Other wallets came into sight; given by their ids. */
  onShown?: ((walletIds: readonly string[]) => void) | undefined
  /** Tries again. */
  onRetry: () => void
  /** Offers the QR code instead, always in the same place. */
  onShowQrCode?: (() => void) | undefined
}

type Marks = ReturnType<GridProps<WalletTile>['renderTile']>['marks']

/** Every wallet of the directory: searched, narrowed, scrolled. */
export function AllWalletsView({
  wallets,
  status,
  query,
  certifiedOnly,
  count,
  renderImage = drawImage,
  ...props
}: AllWalletsViewProps) {
  const copy = useDirectoryCopy().allWallets
  const isEmpty = wallets.length === 0
  const { view, combobox } = useKeySearch(!isEmpty)
  const showAll = () => {
    props.onQueryChange('')
    if (certifiedOnly) props.onCertifiedOnlyChange(false)
  }
  const marksOf = ({ isInstalled, isCertified }: WalletTile): Marks => [
    ...(isInstalled ? [{ icon: 'check', label: copy.installed, tone: 'success' } as const] : []),
    ...(isCertified ? [{ icon: 'seal', label: copy.certified, tone: 'quiet' } as const] : []),
  ]
  const none = (
    <DrawnEmptyState
      illustration="search"
      title={copy.none.title}
      detail={props.onShowQrCode ? copy.none.detailQr : copy.none.detail}
      action={
        <Button full tone="raised" onClick={showAll}>
          {copy.none.action}
        </Button>
      }
    />
  )
  return (
    <Stack ref={view} gap={3}>
      <Stack gap={2}>
        <SearchField
          label={copy.search}
          value={query}
          onValueChange={props.onQueryChange}
          clearLabel={copy.clear}
          resultsText={count === null ? '' : copy.results(count)}
          combobox={combobox}
        />
        <Switch
          label={copy.certifiedOnly}
          image={<Icon name="seal" />}
          checked={certifiedOnly}
          onCheckedChange={props.onCertifiedOnlyChange}
        />
      </Stack>
      <Grid
        label={copy.list}
        combobox={combobox}
        items={wallets}
        itemKey={(wallet) => wallet.id}
        renderTile={(wallet) => ({ name: wallet.name, image: renderImage(wallet), marks: marksOf(wallet) })}
        onSelect={(wallet) => props.onSelect(wallet.id)}
        loading={status === 'loading'}
        onNearEnd={status === 'ready' && props.hasMore ? props.onLoadMore : undefined}
        onShown={(from, to) => props.onShown?.(wallets.slice(from, to).map(({ id }) => id))}
        startKey={props.startId}
        fixedHeight
        empty={status === 'failed' ? <FailedState {...copy.failed} onRetry={props.onRetry} /> : none}
      />
      {status === 'failed' && !isEmpty && (
        <Notice tone="error" action={{ label: copy.failed.retry, onClick: props.onRetry }}>
          {copy.moreFailed}
        </Notice>
      )}
      {props.onShowQrCode && (
        <Button tone="quiet" full image={<Icon name="qr" />} onClick={props.onShowQrCode}>
          {copy.qr}
        </Button>
      )}
      <LiveRegion>{status === 'loading' && isEmpty && copy.loading}</LiveRegion>
      <LiveRegion assertive>{status === 'failed' && (isEmpty ? copy.failed.title : copy.moreFailed)}</LiveRegion>
    </Stack>
  )
}

function drawImage({ icon, name }: WalletTile) {
  return <RemoteImage src={icon} name={name} size="tile" />
}
