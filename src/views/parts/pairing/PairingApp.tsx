'use client'
import { Button } from '../../../primitives/actions/Button'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { usePairingCopy } from '../../copy/usePairingCopy'
import { Sentence } from '../Sentence'
import type { PairingFace, PairingTab, PairingWords } from './pairingWords'

/** Props of `PairingApp`. */
export interface PairingAppProps {
  name: string
  icon: string | undefined
  tab: Exclude<PairingTab, 'qr'>
  face: PairingFace
  words: PairingWords
  /** The link that opens the wallet. */
  url: string | undefined
  onOpenWallet: () => void
  onRetry: () => void
  onCopyLink: () => void
  /** Pressed by visitors who do not have the wallet. */
  onGetWallet: (() => void) | undefined
  /** To the code instead; absent without one. */
  onUseCode: (() => void) | undefined
}

/** A wallet to open: an app, an extension or a page. */
export function PairingApp({ name, icon, tab, face, words, url, ...on }: PairingAppProps) {
  const copy = usePairingCopy().pairing
  const { title, detail } = words
  const isRefused = face === 'declined' || face === 'failed'
  const isWaiting = face === 'requesting' || face === 'waiting'
  const isAway = face === 'opened' || face === 'notOpened' || face === 'blocked'
  const host = hostOf(url)
  const hasLink = isWaiting || face === 'ready' || isAway
  const label =
    face === 'expired'
      ? copy.app.renew
      : isRefused || face === 'opened' || face === 'notOpened' || face === 'notAnswering'
        ? copy.retry
        : copy.app.open(name)
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center" padding={2}>
        <RemoteImage src={icon} name={name} size="l" busy={face === 'opened'} tone={isRefused ? 'error' : undefined} />
        <Sentence title={title(name)} detail={detail} isRefused={isRefused} />
      </Stack>
      {host && face === 'ready' && (
        <Text as="p" tone="muted" align="center">
          {copy.app.leadsTo(host)}
        </Text>
      )}
      {isAway && <NotOpen name={name} tab={tab} isAsked={face === 'opened'} {...on} />}
      {/* One button in all states, so that the focus stays on it. */}
      {face === 'blocked' && url ? (
        <Button full href={url}>
          {label}
        </Button>
      ) : (
        <Button full loading={isWaiting} onClick={hasLink ? on.onOpenWallet : on.onRetry}>
          {label}
        </Button>
      )}
    </Stack>
  )
}

type NotOpenProps = Pick<PairingAppProps, 'name' | 'tab' | 'onCopyLink' | 'onGetWallet' | 'onUseCode'> & {
  readonly isAsked: boolean
}

/** The host of a link of the web; an app's own scheme has no host. */
function hostOf(url: string | undefined): string | null {
  return url && /^https?:/i.test(url) ? new URL(url).host : null
}

/** Other ways: a page cannot tell for sure whether an app opened, so the visitor is asked. */
function NotOpen({ name, tab, isAsked, onCopyLink, onGetWallet, onUseCode }: NotOpenProps) {
  const copy = usePairingCopy().pairing
  const ways = [
    { label: copy.app.useCode, onClick: onUseCode },
    { label: copy.copyLink, onClick: tab === 'browser' ? undefined : onCopyLink },
    { label: copy.get(name), onClick: onGetWallet },
  ].filter(({ onClick }) => onClick)
  if (ways.length === 0) return null
  return (
    <Stack gap={2} align="center">
      {isAsked && (
        <Text as="p" tone="muted" align="center">
          {copy.app.notOpen(name)}
        </Text>
      )}
      <Stack direction="row" gap={2} justify="center" wrap>
        {ways.map(({ label, onClick }) => (
          <Button key={label} tone="raised" size="s" onClick={onClick}>
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
