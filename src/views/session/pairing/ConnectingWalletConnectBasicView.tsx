'use client'
import type { PairingRelay } from '../../../chains/pairing'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import type { QrLife } from '../../../primitives/images/QrCode'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import type { PairingState } from '../../../state/session/pairing/state'
import { useCopy } from '../../copy/useCopy'
import { usePairingCopy } from '../../copy/usePairingCopy'
import { PairingCode } from '../../parts/pairing/PairingCode'
import { isBadFace, pairingFace, pairingSentence, pairingWords } from '../../parts/pairing/pairingWords'

/** Props of `ConnectingWalletConnectBasicView`; `useConnectingWalletConnectBasicView` returns them for this instance. */
export interface ConnectingWalletConnectBasicViewProps {
  /** State of the pairing, with its link once there is one. */
  state: PairingState
  /** Asks for a new link, in place of one that is too old or was refused. */
  onRetry: () => void
  /** Copies the link to pair with. */
  onCopyLink: () => void
  /** To the list of wallets; absent without one. */
  onShowAllWallets?: (() => void) | undefined
  /** Copies the technical details of a failure; absent without details. */
  onCopyDetails?: (() => void) | undefined
  /** Address of the image in the middle of the code. */
  logo?: string | undefined
  /** Lifetime of the code: its ring empties meanwhile. */
  life?: QrLife | undefined
  /** Until when the code is good, as it is to be said: with its label, and of a code that came by itself. */
  goodUntil?: string | undefined
  /** The code came by itself in place of an older one: that is announced. */
  isRenewed?: boolean | undefined
  /** Another code comes by itself before this one is too old. */
  autoRenew?: boolean | undefined
  /** Turns that on and off; absent where it is not offered. */
  onAutoRenewChange?: ((on: boolean) => void) | undefined
  /** The relay that carries messages to the wallet: named where it does not answer. */
  relay?: PairingRelay | undefined
  /** The browser has no network: that is said then, and not before. */
  isOffline?: boolean | undefined
  /** The browser keeps nothing for this page, so the connection ends with it. */
  isTemporary?: boolean | undefined
  /** A last line says what this is made with. */
  branding?: boolean | undefined
}

/** The code to pair with, for any wallet that scans it, and no list of wallets. */
export function ConnectingWalletConnectBasicView(props: ConnectingWalletConnectBasicViewProps) {
  const { state, relay, isOffline, onShowAllWallets, onCopyDetails } = props
  const { pairing: copy } = usePairingCopy()
  const { shell, allWallets } = useCopy()
  const name = copy.anyWallet
  const face = pairingFace('qr', state, false, relay)
  const words = pairingWords(copy, { tab: 'qr', face, state, relay, isOffline })
  const sentence = pairingSentence(copy, { ...props, tab: 'qr', name, face, words })
  return (
    <Stack gap={2}>
      <PairingCode
        name={name}
        face={face}
        words={words}
        logo={props.logo}
        state={state}
        life={props.life}
        goodUntil={props.goodUntil}
        autoRenew={props.autoRenew}
        onAutoRenewChange={props.onAutoRenewChange}
        onRetry={props.onRetry}
        onCopyLink={props.onCopyLink}
      />
      {props.isTemporary && (
        <Text as="p" tone="muted" align="center">
          {copy.temporary}
        </Text>
      )}
      <Stack direction="row" justify="center" wrap>
        {onCopyDetails && (
          <Button tone="quiet" onClick={onCopyDetails}>
            {shell.copyDetails}
          </Button>
        )}
        {onShowAllWallets && (
          <Button tone="quiet" onClick={onShowAllWallets}>
            {allWallets.title}
          </Button>
        )}
      </Stack>
      {props.branding && (
        <Text as="p" tone="muted" size="note" align="center">
          {copy.branding}
        </Text>
      )}
      <LiveRegion>{isBadFace(face) || face === 'requesting' ? '' : sentence}</LiveRegion>
      <LiveRegion assertive>{isBadFace(face) ? sentence : ''}</LiveRegion>
    </Stack>
  )
}
