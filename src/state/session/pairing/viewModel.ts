import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { selectWallet } from '../connection/connect'
import { getLink, getOpening, openPairingLink } from './deepLink'
import { getWalletById } from '../wallets/recommended'
import { copyText } from '../../shell/feedback/clipboard'
import { pairWallet } from './pairing'
import {
  autoRenewAtom,
  cancelPairing,
  isPairingTemporaryAtom,
  isRenewedAtom,
  pairingAtom,
  pairingLifeAtom,
  pairingRelayAtom,
  linkOf,
  type PairingState,
} from './state'
import { getInstalledWallet } from '../wallets/select'
import { platformAtom } from '../../core/platform'
import { routeAtom } from '../../shell/router/navigation'
import { tabsOf, type PairingTab } from '../wallets/walletLinks'

const chosenTabAtom = atom<PairingTab | null>(null)

const requesting: PairingState = { status: 'requesting' }

/** Data of the pairing view for the wallet of the route, or for any. */
export const pairingViewAtom = atom((get) => {
  const route = get(routeAtom)
  const { walletId, uri } = route.name === 'ConnectingWalletConnect' ? route : {}
  const wallet = walletId === undefined ? undefined : getWalletById(get, walletId)
  const { isMobile } = get(platformAtom)
  const isInstalled = wallet !== undefined && getInstalledWallet(get, wallet) !== undefined
  const tabs: readonly PairingTab[] = wallet ? tabsOf(wallet, isMobile, isInstalled) : ['qr']
  const chosen = get(chosenTabAtom)
  const tab = chosen && tabs.includes(chosen) ? chosen : (tabs[0] ?? 'qr')
  const state: PairingState = uri ? { status: 'ready', uri } : (get(pairingAtom) ?? requesting)
  const life = get(pairingLifeAtom)
  const opening = getOpening(get, tab)
  const link = getLink(get, walletId, tab)
  // A link of the host's own has a relay that is not known here.
  const relay = uri ? undefined : (get(pairingRelayAtom) ?? undefined)
  const isOffline = get(platformAtom).isOnline?.() === false
  const isTemporary = get(isPairingTemporaryAtom)
  const isRenewed = get(isRenewedAtom)
  const shown = { walletId, uri, wallet, tabs, tab, state, life, relay, isOffline, isTemporary, opening, link }
  // The end of a link of the host's own is the host's business.
  return { ...shown, isRenewed, autoRenew: uri ? undefined : get(autoRenewAtom) }
})

type Press =
  | { readonly type: 'tab'; readonly tab: PairingTab }
  | { readonly type: 'open'; readonly walletId: string | undefined; readonly tab: PairingTab }

/** Handles a press in the pairing view. */
export const pressPairing = action(function pressPairing(get, set, press: Press) {
  if (press.type === 'tab') return set(chosenTabAtom, press.tab)
  if (press.walletId === undefined) return
  if (press.tab !== 'browser') return set(openPairingLink, press.walletId, press.tab)
  const wallet = getWalletById(get, press.walletId)
  const installed = wallet && getInstalledWallet(get, wallet)
  if (installed) set(selectWallet, installed.id)
})

/** Asks for another link for the wallet that is shown. */
export const renewPairing = action(function renewPairing(get, set) {
  const { wallet } = get(pairingViewAtom)
  if (wallet && !wallet.supportsWc) return
  set(pairWallet, wallet && { id: wallet.id, name: wallet.name, rdns: wallet.rdns }).catch(() => undefined) // the view shows it
})

/** Another link by itself before one is too old, until the view is left; at once for one that is. */
export const setAutoRenew = action(function setAutoRenew(get, set, isOn: boolean) {
  set(autoRenewAtom, isOn)
  if (isOn && get(pairingAtom)?.status === 'expired') set(renewPairing)
})

/** The view is shown, by a person or by the host: a link is asked for, unless one is good or on its way. */
export const enterPairing = action(function enterPairing(get, set) {
  const { uri } = get(pairingViewAtom)
  if (!uri && !/^(requesting|ready)$/.test(get(pairingAtom)?.status ?? '')) set(renewPairing)
})

/** The view of the code alone is gone, which may be the home view: then no other route tells. */
export const leaveCode = action(function leaveCode(get, set) {
  if (get(routeAtom).name !== 'ConnectingWalletConnect') set(cancelPairing)
})

/** Puts the live link on the clipboard. */
export const copyPairingLink = action(function copyPairingLink(get, set, own?: string) {
  const uri = own ?? linkOf(get(pairingAtom))
  if (uri) void set(copyText, uri)
})

/** Runs what only the first code costs before one is there; where browsers do not say when they are idle, nothing. */
export function whenIdle(run: () => void): void {
  globalThis.requestIdleCallback?.(run)
}
