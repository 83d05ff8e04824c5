'use client'
import type { ReactNode } from 'react'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Grid } from '../../../primitives/lists/Grid'
import type { Nft } from '../../../chains/tokens'
import { enNfts } from '../../copy/en/tokens'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState, FailedState } from '../../parts/DrawnEmptyState'
import { useCodeFailure } from '../../parts/useCodeFailure'

/** Props of `NftsView`; `useNftsView` returns them for this instance. */
export interface NftsViewProps {
  /** Collectibles of the account in their order. */
  nfts: readonly Nft[]
  /** Of what was asked for last; what was there before stays while it is read again. */
  status: 'loading' | 'ready' | 'failed'
  /** The one that led away, for who comes back: its tile has the focus. */
  startId?: string | undefined
  /** Draws a picture, 48 px; by default its `image`. */
  renderImage?: ((nft: Nft) => ReactNode) | undefined
  /** One was picked. */
  onSelect: (nft: Nft) => void
  /** Reads them again. */
  onRetry: () => void
}

const keyOf = ({ address, tokenId }: Nft) => `${address} ${tokenId}`

/** The collectibles of an account. */
export function NftsView({ nfts, status, startId, renderImage = drawImage, onSelect, onRetry }: NftsViewProps) {
  const copy = useWords(enNfts).nfts
  const code = useCodeFailure()
  const isWaiting = status === 'loading' && nfts.length === 0
  const none = (
    <DrawnEmptyState illustration="search" title={copy.empty.title} detail={copy.empty.detail} action={null} />
  )
  return (
    <Stack gap={3}>
      {status === 'failed' ? (
        <FailedState {...copy.failed} onRetry={onRetry} {...code} />
      ) : nfts.length === 0 && !isWaiting ? (
        none
      ) : (
        <Grid
          label={copy.list}
          items={nfts}
          itemKey={keyOf}
          renderTile={(nft) => ({ name: nft.name, image: renderImage(nft) })}
          onSelect={onSelect}
          loading={isWaiting}
          startKey={startId}
        />
      )}
      <LiveRegion>{isWaiting && copy.loading}</LiveRegion>
      <LiveRegion assertive>{status === 'failed' && copy.failed.title}</LiveRegion>
    </Stack>
  )
}

function drawImage({ image, name }: Nft) {
  return <RemoteImage src={image} name={name} size="tile" />
}
