'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { PageFrame } from '../../../primitives/layout/PageFrame'
import { Stack } from '../../../primitives/layout/Stack'
import { enEmbedded } from '../../copy/en/embedded'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'

/** The reason that the wallet cannot be used, for a sentence about it. */
export type EmbeddedFailure = 'notLoaded' | 'timedOut' | 'origin' | 'unsupported' | 'version' | 'failed' | 'declined'

/** Props of `EmbeddedWalletView`; `useEmbeddedWalletView` returns them for this instance. */
export interface EmbeddedWalletViewProps {
  /** `loading` and `shown` draw the page in a frame; `window` offers to open it in a window, which `blocked` could not. */
  status: 'loading' | 'shown' | 'window' | 'blocked' | 'opened' | 'closed' | EmbeddedFailure
  /** The page in the frame; absent before it is known. `id` changes with each attempt. */
  page?: { readonly id: number; readonly url: string } | undefined
  /** Height of the page's content, in CSS pixels. */
  height?: number | undefined
  /** The frame of the page is there. */
  onWindow: (window: Window) => void
  /** Opens the page in a window; called in the click itself, because browsers open windows only then. */
  onOpenWindow: () => void
  /** Loads the page again. */
  onRetry: () => void
  /** Leaves the wallet: a request is declined. */
  onCancel: () => void
  /** `connect`: leaving leads to the other wallets. */
  purpose: 'connect' | 'request'
}

/** A page of the embedded wallet: in a frame, in a window, or the reason that it is not there. */
export function EmbeddedWalletView({ status, page, height = 0, purpose, ...on }: EmbeddedWalletViewProps) {
  const copy = useWords(enEmbedded).embedded
  if (status === 'loading' || status === 'shown')
    return (
      <Stack gap={2}>
        {status === 'loading' && (
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <LiveRegion>{copy.loading}</LiveRegion>
          </>
        )}
        {page && (
          <PageFrame
            key={page.id}
            src={page.url}
            title={copy.frame}
            height={status === 'shown' ? height : 0}
            allow="publickey-credentials-get; publickey-credentials-create"
            onWindow={on.onWindow}
          />
        )}
      </Stack>
    )
  const { title, detail } = copy[status]
  const canOpen = status === 'window' || status === 'blocked' || status === 'closed' || status === 'opened'
  const canRetry = !canOpen && status !== 'origin'
  return (
    <DrawnEmptyState
      illustration={
        status === 'notLoaded' || status === 'timedOut' ? 'offline' : status === 'opened' ? 'clock' : 'undone'
      }
      title={title}
      detail={detail}
      action={
        <Stack gap={2}>
          {canOpen && (
            <Button full onClick={on.onOpenWindow}>
              {copy.window.action}
            </Button>
          )}
          {canRetry && (
            <Button full onClick={on.onRetry}>
              {copy.retry}
            </Button>
          )}
          {(status === 'unsupported' || status === 'notLoaded' || status === 'timedOut') && (
            <Button full tone="raised" onClick={on.onOpenWindow}>
              {copy.openWindow}
            </Button>
          )}
          <Button full tone="quiet" onClick={on.onCancel}>
            {purpose === 'connect' ? copy.otherWallet : copy.cancel}
          </Button>
        </Stack>
      }
    />
  )
}
