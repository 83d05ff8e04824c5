'use client'
import { Button } from '../../../primitives/actions/Button'
import { QrCode, type QrLife } from '../../../primitives/images/QrCode'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Switch } from '../../../primitives/forms/Switch'
import { Stack } from '../../../primitives/layout/Stack'
import { linkOf, type PairingState } from '../../../state/session/pairing/state'
import { usePairingCopy } from '../../copy/usePairingCopy'
import { Sentence } from '../Sentence'
import type { PairingFace, PairingWords } from './pairingWords'

/** Props of `PairingCode`. */
export interface PairingCodeProps {
  name: string
  logo: string | undefined
  state: PairingState
  face: PairingFace
  words: PairingWords
  life: QrLife | undefined
  /** Until when the code is good, as it is to be said. */
  goodUntil: string | undefined
  /** Another code comes by itself before this one is too old. */
  autoRenew: boolean | undefined
  /** Absent where that is not offered. */
  onAutoRenewChange: ((on: boolean) => void) | undefined
  onRetry: () => void
  onCopyLink: () => void
}

/** A QR code to scan; every state has the same layout, so nothing moves. */
export function PairingCode({ name, logo, state, face, words, life, goodUntil, ...on }: PairingCodeProps) {
  const copy = usePairingCopy().pairing
  const { status } = state
  const { title, detail } = words
  const isRefused = status === 'declined' || status === 'failed'
  const ring = status === 'requesting' ? 'turning' : isRefused ? 'refused' : (status === 'ready' && life) || 'settled'
  // The way out of a wait that is too long is to ask again.
  const isSilent = face === 'notAnswering'
  const hasLink = (status === 'ready' || status === 'requesting') && !isSilent
  const uri = isSilent && status === 'requesting' ? undefined : linkOf(state)
  return (
    <Stack gap={4}>
      <Sentence title={title(name)} detail={detail} isRefused={isRefused} />
      {/* One button in all states, so that the focus stays on it. */}
      <Button
        full
        tone={hasLink ? 'raised' : 'accent'}
        loading={status === 'requesting' && !uri && !isSilent}
        onClick={hasLink ? on.onCopyLink : on.onRetry}
      >
        {hasLink ? copy.copyLink : isRefused || isSilent ? copy.retry : copy.code.renew}
      </Button>
      {on.onAutoRenewChange && (
        <Switch label={copy.code.autoRenew} checked={on.autoRenew ?? false} onCheckedChange={on.onAutoRenewChange} />
      )}
      {/* The link comes before the code, for those who cannot scan. */}
      <QrCode
        drawnFirst
        value={uri}
        label={uri ? copy.code.label(name, goodUntil) : title(name)}
        logo={logo && <RemoteImage src={logo} name={name} />}
        ring={ring}
      />
    </Stack>
  )
}
