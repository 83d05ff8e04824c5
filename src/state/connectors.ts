import { atom } from 'jotai/vanilla'
import type { Connector } from '../chains/adapter'
import type { Namespace } from '../chains/network'
import { action } from './action'
import { configAtom, envAtom } from './env'
import { recentWalletsMax, storageAtom, type WalletRecord } from './storage'

/** A wallet row. */
export interface VisibleWallet extends Connector {
  readonly isRecent: boolean
}

const foundAtom = atom<Partial<Record<Namespace, readonly Connector[]>>>({})
const recentAtom = atom<readonly WalletRecord[] | null>(null)

/** Everything the adapters found, before any rule. */
export const connectorsAtom = atom((get): readonly Connector[] => Object.values(get(foundAtom)).flat())

/** At most two wallets, newest first (spec section 9). */
export const recentWalletsAtom = atom(
  (get): readonly WalletRecord[] => get(recentAtom) ?? get(storageAtom).read('recentWallets') ?? [],
)

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

/** An adapter's whole list. */
export const connectorsFound = action((_get, set, namespace: Namespace, connectors: readonly Connector[]) =>
  set(foundAtom, (found) => ({ ...found, [namespace]: connectors })),
)

/** Puts a wallet first in the recent list. */
export const rememberWallet = action((get, set, { id, name, rdns }: Connector) => {
  const others = get(recentWalletsAtom).filter((record) => record.id !== id)
  const recent = [{ id, name, rdns }, ...others].slice(0, recentWalletsMax)
  set(recentAtom, recent)
  get(storageAtom).write('recentWallets', recent)
})

/**
 * Spec section 5: an injected wallet that only calls itself 'Browser Wallet' is hidden on desktop. On
 * mobile, where an in-app browser injects its own wallet, it is hidden when nothing is installed;
 * the adapter lists it only when something is.
 */
function isHiddenBrowserWallet(wallet: Connector, isMobile: boolean): boolean {
  return wallet.type === 'INJECTED' && wallet.name === 'Browser Wallet' && !isMobile
}
