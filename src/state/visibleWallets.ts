import { atom } from 'jotai/vanilla'
import type { Connector } from '../chains/adapter'
import { connectorsAtom, recentWalletsAtom } from './connectors'
import { configAtom, envAtom } from './env'

/** A wallet row. */
export interface VisibleWallet extends Connector {
  readonly isRecent: boolean
}

/** The wallets a visitor sees: rules of spec section 5, recent ones first, each wallet once. */
export const visibleWalletsAtom = atom((get): readonly VisibleWallet[] => {
  const { excludeWallets } = get(configAtom)
  const { isMobile } = get(envAtom).platform
  const excluded = new Set(excludeWallets.map((entry) => entry.toLowerCase()))
  const recent = get(recentWalletsAtom)
  const rank = (wallet: Connector) => {
    const place = recent.findIndex((record) => record.id === wallet.id)
    return place < 0 ? recent.length : place
  }
  const seen = new Set<string>()
  return get(connectorsAtom)
    .filter((wallet) => {
      if (isHiddenBrowserWallet(wallet, isMobile)) return false
      const identity = wallet.rdns ?? wallet.id
      if (seen.has(identity)) return false
      seen.add(identity)
      return !excluded.has(wallet.name.toLowerCase()) && !(wallet.rdns && excluded.has(wallet.rdns.toLowerCase()))
    })
    .map((wallet) => ({ ...wallet, isRecent: rank(wallet) < recent.length }))
    .sort((one, other) => rank(one) - rank(other))
})

/**
 * Spec section 5: an injected wallet that only calls itself 'Browser Wallet' is hidden on desktop. On
 * mobile, where an in-app browser injects its own wallet, it is hidden when nothing is installed;
 * the adapter lists it only when something is.
 */
function isHiddenBrowserWallet(wallet: Connector, isMobile: boolean): boolean {
  return wallet.type === 'INJECTED' && wallet.name === 'Browser Wallet' && !isMobile
}
