'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Icon } from '../../../primitives/images/Icon'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { Sentence } from '../../parts/Sentence'
import { ExplorerButton } from '../../parts/tokens/AddressActions'

/** Props of `BuyInProgressView`; `useBuyInProgressView` returns them for this instance. */
export interface BuyInProgressViewProps {
  /** State of the purchase; `closed`: its window is gone or out of sight, and the two cannot be told apart. */
  status: 'opening' | 'waiting' | 'closed' | 'blocked' | 'unavailable' | 'failed' | 'success'
  /** The seller. */
  provider: { readonly name: string; readonly image?: string | undefined }
  /** The bought currency, as text: with its amount where that is known. */
  what: string
  /** Of what is bought. */
  symbol: string
  /** The name of the network where it arrives. */
  network: string
  /** The seller's page. */
  url?: string | undefined
  /** Page of the transfer in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Brings the window to the front; absent without a window. */
  onShow?: (() => void) | undefined
  /** Opens the window again, or begins again. */
  onRetry: () => void
  /** Copies the link to the seller's page. */
  onCopyLink: (url: string) => void
  /** Gives the purchase up, to choose another seller. */
  onCancel: () => void
  /** Goes on from here: to the account. */
  onDone: () => void
}

/** A purchase that goes on in the seller's window. */
export function BuyInProgressView(props: BuyInProgressViewProps) {
  const { status, provider, what, symbol, network, url, explorerUrl, onShow, onRetry, onCancel, onDone } = props
  const copy = useWords(enOnramp).buyInProgress
  const { title, detail } = copy[status]
  const words = { title: title(provider.name), detail: detail(provider.name) }
  const wanted = copy.wanted(what, network)
  if (status === 'success')
    return (
      <Stack gap={2}>
        <DrawnEmptyState
          illustration="done"
          title={words.title}
          detail={`${wanted}. ${words.detail}`}
          action={
            <Button full onClick={onDone}>
              {copy.done}
            </Button>
          }
        />
        <ExplorerButton label={copy.explorer} url={explorerUrl} />
        <LiveRegion>{`${words.title}. ${wanted}`}</LiveRegion>
      </Stack>
    )
  const isRefused = status === 'failed' || status === 'unavailable'
  const isOpen = url !== undefined && /^(waiting|closed|blocked)$/.test(status)
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center" padding={2}>
        <RemoteImage
          src={provider.image}
          name={provider.name}
          size="l"
          busy={status === 'opening' || status === 'waiting'}
          tone={isRefused ? 'error' : undefined}
        />
        <Sentence {...words} isRefused={isRefused}>
          <Text as="p" align="center" weight="medium">
            {wanted}
          </Text>
          {status === 'waiting' && (
            <Text as="p" size="note" tone="muted" align="center">
              {copy.compare(copy.wanted(symbol, network))}
            </Text>
          )}
        </Sentence>
      </Stack>
      <Stack gap={2}>
        {status === 'waiting' && onShow && (
          <Button full onClick={onShow}>
            {copy.show}
          </Button>
        )}
        {status === 'blocked' && isOpen && (
          <Button full href={url} image={<Icon name="external" />}>
            {copy.open(provider.name)}
          </Button>
        )}
        {status === 'closed' && (
          <Button full onClick={onDone}>
            {copy.balance}
          </Button>
        )}
        {isOpen && status !== 'blocked' && (
          <Button full tone="raised" onClick={onRetry}>
            {copy.openAgain}
          </Button>
        )}
        {isRefused && (
          <Button full onClick={onRetry}>
            {copy.retry}
          </Button>
        )}
        {isOpen && (
          <Button full tone="raised" image={<Icon name="copy" />} onClick={() => props.onCopyLink(url)}>
            {copy.copyLink}
          </Button>
        )}
        <Button full tone="quiet" onClick={onCancel}>
          {copy.other}
        </Button>
      </Stack>
      <LiveRegion assertive={isRefused || status === 'blocked'}>{`${words.title}. ${words.detail}`}</LiveRegion>
    </Stack>
  )
}
