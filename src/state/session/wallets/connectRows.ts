import { pairingConnectorId } from '../../../chains/pairing'
import { atom, type Getter } from 'jotai/vanilla'
import type { Namespace } from '../../../chains/network'
import { connectionsAtom, entriesOf } from '../../core/visitor/connections'
import { directoryOptionsAtom, isUsable, noWallets, recommendedMax, shownWalletsAtom } from './recommended'
import { configAtom, envAtom } from '../../core/runtime'
import { platformAtom } from '../../core/platform'
import type { DirectoryWallet } from '../../../services/types'
import { walletMarksAtom } from './walletMarks'
import { normalizedName } from './walletName'
import { getVisibleWallets, type VisibleWallet, type WalletMark } from './visibleWallets'

/** A row of the first view. */
export type WalletRow =
  /** Pairing with any wallet by code. */
  | { readonly kind: 'walletConnect'; readonly isDisabled: boolean }
  /** The embedded wallet, for visitors who have none. */
  | { readonly kind: 'embedded' }
  | { readonly kind: 'visible'; readonly wallet: VisibleWallet & { readonly mark?: WalletMark | undefined } }
  | {
      readonly kind: 'directory'
      readonly wallet: DirectoryWallet
      readonly isRecent: boolean
      readonly isDisabled: boolean
    }
  /** The whole directory; how many are in it, if that is known. */
  | { readonly kind: 'all'; readonly count: number | null; readonly isDisabled: boolean }

// One pairing at a time: the wallet at the other end serves every namespace. Apart, so that a connection that is asked for
// changes no row.
const isPairedAtom = atom((get) =>
  entriesOf(get(connectionsAtom)).some(
    ([, connection]) => connection.status === 'connected' && connection.connectorId === pairingConnectorId,
  ),
)

/**
 * The rows of the first view in their order: pairing (desktop only), recent, this browser's, featured, custom, external,
 * recommended, and the way to all; the embedded wallet before them, or after this browser's where wallets lead; each wallet
 * once, by rdns, then id, then name;
 * or in the order of the host.
 */
export function getWalletRows(get: Getter, namespace?: Namespace): readonly WalletRow[] {
  const { pairing, embedded } = get(envAtom)
  const platform = get(platformAtom)
  const { customWallets, allWallets, sortRows } = get(directoryOptionsAtom)
  // Wallets of the directory are reached by pairing: without it, they are not asked for here.
  const shown = pairing && get(shownWalletsAtom)
  const lists =
    (shown?.status === 'ready' ? shown.value : shown?.status === 'loading' ? shown.previous : null) ?? noWallets
  const isDisabled = get(isPairedAtom)
  const seen = createSeen()
  const visible = getVisibleWallets(get, namespace)
  const speaks = ({ chains }: DirectoryWallet) =>
    !namespace || chains.length === 0 || chains.some((chain) => chain.startsWith(`${namespace}:`))
  const fromDirectory = (wallets: readonly DirectoryWallet[], isRecent = false): readonly WalletRow[] =>
    pairing
      ? wallets
          .filter(speaks)
          .filter(seen.isNew)
          .map((wallet) => ({ kind: 'directory', wallet, isRecent, isDisabled }))
      : []
  const detected = visible.filter(({ type }) => type !== 'EXTERNAL')
  const external = visible.filter(({ type }) => type === 'EXTERNAL')
  for (const wallet of visible) seen.isNew(wallet)
  const marks = get(walletMarksAtom)
  const rowOf = (wallet: VisibleWallet): WalletRow => {
    const mark = marks[wallet.id]
    return { kind: 'visible', wallet: mark ? { ...wallet, mark } : wallet }
  }

  const recent = fromDirectory(lists.recent, true)
  const featured = fromDirectory(lists.featured)
  const custom = fromDirectory(customWallets.filter((wallet) => isUsable(get, wallet)))
  const room = recommendedMax - featured.length - custom.length - detected.length
  const recommended = fromDirectory(lists.recommended).slice(0, Math.max(0, room))
  const isAllShown = allWallets === 'show' || (allWallets === 'onlyMobile' && platform.isMobile)
  const passkey: readonly WalletRow[] = embedded ? [{ kind: 'embedded' }] : []
  const order = get(configAtom).connectMethodsOrder
  const isAfter = order ? order[0] === 'wallet' : detected.length > 0
  const rows: readonly WalletRow[] = [
    ...(isAfter ? [] : passkey),
    ...(pairing && !platform.isMobile ? [{ kind: 'walletConnect', isDisabled } as const] : []),
    ...recent,
    ...detected.map(rowOf),
    ...(isAfter ? passkey : []),
    ...featured,
    ...custom,
    ...external.map(rowOf),
    ...recommended,
    ...(pairing && isAllShown ? [{ kind: 'all', count: lists.count, isDisabled } as const] : []),
  ]
  return sortRows ? [...rows].sort(sortRows) : rows
}

/** True where no wallet of this page can be chosen, so that a code is shown at once; phones choose the app to open. */
export const isPairingOnlyAtom = atom((get) => {
  const { adapters, pairing } = get(envAtom)
  return pairing && adapters.length === 0 && !get(platformAtom).isMobile
})

interface Identity {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** Says of each wallet whether it is the first of its rdns, id and name. */
function createSeen() {
  const marks = new Set<string>()
  const isNew = ({ id, name, rdns }: Identity) => {
    // The app of a phone and the extension of one maker are one wallet.
    const maker = rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
    const own = [`id ${id}`, `name ${normalizedName(name)}`, ...(maker ? [`rdns ${maker}`] : [])]
    const isFirst = own.every((mark) => !marks.has(mark))
    for (const mark of own) marks.add(mark)
    return isFirst
  }
  return { isNew }
}
