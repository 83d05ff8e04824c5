import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { envAtom } from '../core/runtime'
import { getWalletById } from '../wallets/recommended'
import { pairingUriAtom } from './pairing'
import { platformAtom } from '../core/platform'
import { trackLink } from '../wallets/walletTracking'
import { pairingLink, targetOf, type PairingTab } from '../wallets/walletLinks'

// The pairing library opens the wallet for later requests by what stands under this key of the page.
const choiceKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

const openedAtom = atom<string | null>(null)

/** Whether an app was opened with the link that is shown now. */
export const hasOpenedAtom = atom((get) => get(openedAtom) !== null && get(openedAtom) === get(pairingUriAtom))

/** Opens a wallet's app or page with the live link; has to run inside the press of a button. */
export const openPairingLink = action(function openPairingLink(get, set, walletId: string, tab: PairingTab) {
  const wallet = getWalletById(get, walletId)
  const uri = get(pairingUriAtom)
  const link = wallet && uri && pairingLink(wallet, tab, uri)
  if (!link) return
  const platform = get(platformAtom)
  const { href, name, url } = link
  try {
    get(envAtom).storage.setItem(choiceKey, JSON.stringify({ href, name }))
  } catch {
    // Blocked: later requests do not open the app by themselves.
  }
  set(openedAtom, uri)
  set(trackLink)
  platform.openLink(url, targetOf(platform, tab))
})
