'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import type { QrLife } from '../../../primitives/images/QrCode'
import { Stack } from '../../../primitives/layout/Stack'
import { Tabs } from '../../../primitives/actions/Tabs'
import { Text } from '../../../primitives/text/Text'
import { useCopy } from '../../copy/useCopy'
import { usePairingCopy } from '../../copy/usePairingCopy'
import { PairingApp } from '../../parts/pairing/PairingApp'
import { PairingCode } from '../../parts/pairing/PairingCode'
import {
  isBadFace,
  pairingFace,
  pairingSentence,
  pairingWords,
  type OpeningStatus,
  type PairingRelay,
  type PairingState,
  type PairingTab,
} from '../../parts/pairing/pairingWords'

/** Props of `PairingView`; `usePairingView` returns them for this instance. */
export interface PairingViewProps {
  /** The wallet to pair with; null for any wallet that scans the code. */
  wallet: { readonly name: string; readonly icon?: string | undefined } | null
  /** The ways there are; with one of them there is nothing to choose. */
  tabs: readonly PairingTab[]
  /** The tab that is shown. */
  tab: PairingTab
  /** A tab was chosen. */
  onTabChange: (tab: PairingTab) => void
  /** State of the pairing, with its link once there is one. */
  state: PairingState
  /** The wallet was opened, and nothing came back yet. */
  hasOpened: boolean
  /** It did not open within two seconds, or the browser blocked its tab. */
  opening?: OpeningStatus | undefined
  /** The link that opens the wallet, also by a press of its own; the host of a link of the web is shown. */
  link?: { readonly url: string } | undefined
  /** Asks for a new link, in place of one that is too old or was refused. */
  onRetry: () => void
  /** Copies the link to pair with. */
  onCopyLink: () => void
  /** Called synchronously in the click, because browsers open apps only then. */
  onOpenWallet: () => void
  /** The visitor does not have the wallet; absent where it is nowhere to be had. */
  onGetWallet?: (() => void) | undefined
  /** Goes back to choose another wallet. */
  onTryAnotherWallet: () => void
  /** Copies the technical details of a failure; absent without details. */
  onCopyDetails?: (() => void) | undefined
  /** Address of the image in the middle of the code; the wallet's own without it. */
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
  /** The browser keeps nothing for this page, so the connection ends with it. */
  isTemporary?: boolean | undefined
  /** A last line says what this is made with. */
  branding?: boolean | undefined
  /** The relay that carries messages to the wallet: named where it does not answer. */
  relay?: PairingRelay | undefined
  /** The browser has no network: that is said then, and not before. */
  isOffline?: boolean | undefined
}

/** Pairs with a wallet outside this page, by scanning a QR code or opening an app. */
export function PairingView(props: PairingViewProps) {
  const { wallet, tabs, tab, state, hasOpened, onTabChange, onGetWallet, onRetry, onCopyLink, onCopyDetails } = props
  const { pairing: copy } = usePairingCopy()
  const { shell } = useCopy()
  const name = wallet?.name ?? copy.anyWallet
  const { relay, isOffline } = props
  const face = pairingFace(tab, state, hasOpened, relay, props.opening)
  const words = pairingWords(copy, { tab, face, state, relay, isOffline })
  const sentence = pairingSentence(copy, { ...props, name, face, words })
  const isSpoken = face === 'ready' || face === 'opened' || face === 'waiting'
  const shared = { name, face, words, onRetry, onCopyLink }
  const details = face === 'failed' && onCopyDetails && { label: shell.copyDetails, onClick: onCopyDetails }
  const isAway = face === 'opened' || face === 'notOpened' || face === 'blocked'
  // In one place, so that a failure moves nothing.
  const aside = details || (onGetWallet && !isAway && { label: copy.get(name), onClick: onGetWallet })
  const panel =
    tab === 'qr' ? (
      <PairingCode
        {...shared}
        logo={props.logo ?? wallet?.icon}
        state={state}
        life={props.life}
        goodUntil={props.goodUntil}
        autoRenew={props.autoRenew}
        onAutoRenewChange={props.onAutoRenewChange}
      />
    ) : (
      <PairingApp
        {...shared}
        icon={wallet?.icon}
        tab={tab}
        url={props.link?.url}
        onOpenWallet={props.onOpenWallet}
        onGetWallet={onGetWallet}
        onUseCode={tabs.includes('qr') ? () => onTabChange('qr') : undefined}
      />
    )
  return (
    <Stack gap={2}>
      {tabs.length > 1 ? (
        <Tabs
          label={copy.tabs.label}
          tabs={tabs.map((id) => ({ id, label: copy.tabs[id] }))}
          value={tab}
          onValueChange={(id) => {
            const chosen = tabs.find((each) => each === id)
            if (chosen) onTabChange(chosen)
          }}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
      {props.isTemporary && (
        <Text as="p" tone="muted" align="center">
          {copy.temporary}
        </Text>
      )}
      <Stack direction="row" justify="center" wrap>
        {aside && (
          <Button tone="quiet" onClick={aside.onClick}>
            {aside.label}
          </Button>
        )}
        <Button tone="quiet" onClick={props.onTryAnotherWallet}>
          {copy.otherWallet}
        </Button>
      </Stack>
      {props.branding && (
        <Text as="p" tone="muted" size="note" align="center">
          {copy.branding}
        </Text>
      )}
      <LiveRegion>{isSpoken ? sentence : ''}</LiveRegion>
      <LiveRegion assertive>{isBadFace(face) ? sentence : ''}</LiveRegion>
    </Stack>
  )
}
