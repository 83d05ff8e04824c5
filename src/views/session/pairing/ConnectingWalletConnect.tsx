'use client'
import { useEffect } from 'react'
import {
  copyPairingLink,
  enterPairing,
  pairingViewAtom,
  pressPairing,
  renewPairing,
  setAutoRenew,
} from '../../../state/session/pairing/viewModel'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { timeOfDay } from '../../parts/pairing/pairingWords'
import { featuresAtom } from '../../../state/session/project/loadProject'
import { back, navigate } from '../../../state/shell/router/navigation'
import { copyDetails, reloadPage } from '../../../state/shell/feedback/clipboard'
import { useHeldImage } from '../../parts/useHeldImage'
import { NotDetectedView, type NotDetectedViewProps } from './NotDetectedView'
import { PairingView, type PairingViewProps } from './PairingView'

/** The wallet that was picked as both views show it, and the ways on from it. */
function usePickedWallet() {
  const { wallet } = useValue(pairingViewAtom)
  const go = useAction(navigate)
  const goBack = useAction(back)
  const icon = useHeldImage(wallet?.imageId)
  return {
    wallet: wallet && { name: wallet.name, icon },
    onGetWallet: wallet ? () => go({ name: 'Downloads', walletId: wallet.id }) : undefined,
    onTryAnotherWallet: () => goBack(),
  }
}

/**
 * Props of `PairingView` for the wallet that is shown, or for any that scans the code.
 * @example
 * <PairingView {...usePairingView()} />
 */
export function usePairingView(): PairingViewProps {
  const { walletId, uri, life, opening, link, autoRenew, ...shown } = useValue(pairingViewAtom)
  const { state, tab } = shown
  const { lang } = useAppearance()
  const features = useValue(featuresAtom)
  const setRenew = useAction(setAutoRenew)
  const renew = useAction(renewPairing)
  const press = useAction(pressPairing)
  const copyLink = useAction(copyPairingLink)
  const copyError = useAction(copyDetails)
  const { wallet, ...on } = usePickedWallet()
  return {
    ...on,
    wallet: wallet ?? null,
    tabs: shown.tabs,
    tab,
    state,
    life,
    goodUntil: life && timeOfDay(life.until, lang),
    isRenewed: shown.isRenewed,
    autoRenew,
    onAutoRenewChange: autoRenew === undefined ? undefined : setRenew,
    relay: shown.relay,
    isOffline: shown.isOffline,
    isTemporary: shown.isTemporary,
    branding: features?.branding,
    hasOpened: opening !== null,
    opening: opening ?? undefined,
    link: link ?? undefined,
    onTabChange: (next) => press({ type: 'tab', tab: next }),
    onOpenWallet: () => press({ type: 'open', walletId, tab }),
    onRetry: () => renew(),
    onCopyLink: () => copyLink(uri),
    onCopyDetails: state.status === 'failed' ? () => copyError(state.error) : undefined,
  }
}

/**
 * Props of `NotDetectedView` for a wallet that can only be a browser extension and is not installed; null for any other.
 * @example
 * const props = useNotDetectedView()
 * return props && <NotDetectedView {...props} />
 */
export function useNotDetectedView(): NotDetectedViewProps | null {
  const { tabs } = useValue(pairingViewAtom)
  const reload = useAction(reloadPage)
  const { wallet, ...on } = usePickedWallet()
  return wallet && tabs.length === 0 ? { ...on, wallet, onReload: () => reload() } : null
}

/** Pairs with a wallet on another device, connected; without a chosen wallet, with any that scans the code. */
export default function ConnectingWalletConnect() {
  const notDetected = useNotDetectedView()
  const pairing = usePairingView()
  const enter = useAction(enterPairing)
  useEffect(() => enter(), [enter])
  return notDetected ? <NotDetectedView {...notDetected} /> : <PairingView {...pairing} />
}
