import { atom } from 'jotai/vanilla'
import type { Connector } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { connectorsAtom } from '../connection/state'
import { recentWalletsAtom } from '../connection/attach'
import { isExcludedAtom } from './recommended'
import { platformAtom } from '../core/platform'

/** A wallet of this page: one row, whatever number of namespaces it speaks. */
export interface VisibleWallet extends Connector {
  readonly isRecent: boolean
  /** One for each namespace it speaks; more than one only for type MULTI_CHAIN. */
  readonly connectors: readonly Connector[]
}

/** The wallets a visitor sees: by the host's rules, recent ones first, each wallet once. */
export const visibleWalletsAtom = atom((get): readonly VisibleWallet[] => {
  const { isMobile } = get(platformAtom)
  const isExcluded = get(isExcludedAtom)
  const recent = get(recentWalletsAtom)
  const rank = ({ connectors }: VisibleWallet) => {
    const place = recent.findIndex(({ id }) => connectors.some((connector) => connector.id === id))
    return place < 0 ? recent.length : place
  }
  const wallets = get(connectorsAtom).filter(
    (wallet) => !isHiddenBrowserWallet(wallet, isMobile) && !isExcluded(wallet),
  )
  return merge(wallets)
    .map((wallet) => ({ ...wallet, isRecent: rank(wallet) < recent.length }))
    .sort((one, other) => rank(one) - rank(other))
})

/** The visible wallets that speak a namespace, or all. */
export const visibleWalletsInAtom = atom(
  (get) =>
    (namespace?: Namespace): readonly VisibleWallet[] =>
      get(visibleWalletsAtom).filter(
        ({ connectors }) => !namespace || connectors.some((connector) => connector.namespace === namespace),
      ),
)

/** A name as two announcements of one wallet share it. */
export function normalizedName(name: string): string {
  // 'Trust' and 'Trust Wallet' are one, like every other wallet that says so or not.
  return (
    name
      .toLowerCase()
      .replace(/\bwallet\b/g, '')
      .replace(/\s+/g, ' ')
      .trim() || name.toLowerCase()
  )
}

/** One row for each wallet: by rdns within a namespace, by name across namespaces. */
function merge(wallets: readonly Connector[]): readonly VisibleWallet[] {
  const rows: Connector[][] = []
  for (const wallet of wallets) {
    const twin = rows.find((row) => row.some((other) => isTwin(wallet, other)))
    if (twin) continue
    const other = rows.find((row) => row.every((each) => isSibling(wallet, each)))
    if (other) other.push(wallet)
    else rows.push([wallet])
  }
  return rows.map((connectors) => {
    const [first] = connectors as [Connector, ...Connector[]]
    const icon = connectors.find((each) => each.icon)?.icon
    const isMulti = connectors.length > 1
    return { ...first, ...(isMulti && { type: 'MULTI_CHAIN', icon }), isRecent: false, connectors }
  })
}

// Found twice in one namespace: the first one counts.
function isTwin(one: Connector, other: Connector): boolean {
  return (
    one.namespace === other.namespace && (one.id === other.id || (one.rdns !== undefined && one.rdns === other.rdns))
  )
}

function isSibling(one: Connector, other: Connector): boolean {
  return (
    one.namespace !== other.namespace &&
    one.type !== 'INJECTED' &&
    other.type !== 'INJECTED' &&
    normalizedName(one.name) === normalizedName(other.name)
  )
}

/**
 * An injected wallet that only calls itself 'Browser Wallet' is hidden on desktop. On
 * mobile, where an in-app browser injects its own wallet, it is hidden when nothing is installed;
 * the adapter lists it only when something is.
 */
function isHiddenBrowserWallet(wallet: Connector, isMobile: boolean): boolean {
  return wallet.type === 'INJECTED' && wallet.name === 'Browser Wallet' && !isMobile
}
