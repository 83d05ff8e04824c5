import { action } from '../../core/action'
import { painted } from '../../core/painted'
import { atom, type Getter } from 'jotai/vanilla'
import { asyncState, withEffect, type AsyncState } from '../../core/asyncState'
import { servicesAtom, platformAtom } from '../../core/platform'
import { recentWalletsAtom } from '../connection/attach'
import { isExcluded } from './visibleWallets'
import { resolveDirectory } from '../../core/options/directory'
import { configAtom, envAtom } from '../../core/runtime'
import { networksAtom } from '../../core/visitor/networks'
import { alertRefusal } from '../../shell/feedback/alertRefusal'
import { report } from '../../core/report'
import { hasBrowseLink } from './walletLinks'
import type { DirectoryWallet, WalletFilter } from '../../../services/types'

/** Number of wallets that are recommended at most. */
export const recommendedMax = 4

export const directoryOptionsAtom = atom((get) => resolveDirectory(get(configAtom).directory))

/** The common part of every question to the directory: the host's networks and lists. */
export const directoryFilterAtom = atom((get): WalletFilter => ({
  chains: get(networksAtom).map(({ caipNetworkId }) => caipNetworkId),
  include: get(directoryOptionsAtom).includeWallets,
}))

/** True for a wallet that can be used from this device: on a phone it needs a link to be opened with. */
export function isUsable(get: Getter, wallet: DirectoryWallet): boolean {
  const { isMobile } = get(platformAtom)
  const isReachable = () => hasBrowseLink(wallet.id) || (wallet.supportsWc && hasLink(wallet))
  return !isExcluded(get, wallet) && (!isMobile || isReachable())
}

const hasLink = ({ mobileLink, linkMode, webappLink }: DirectoryWallet) => Boolean(mobileLink ?? linkMode ?? webappLink)

export interface ShownWallets {
  readonly featured: readonly DirectoryWallet[]
  /** The directory's entries of the recent wallets. */
  readonly recent: readonly DirectoryWallet[]
  readonly recommended: readonly DirectoryWallet[]
  /** Number of wallets in the directory, without those that are known not to be shown; null when it could not be asked. */
  readonly count: number | null
}

/** Shown when the directory did not answer. */
export const noWallets: ShownWallets = { featured: [], recent: [], recommended: [], count: null }

const shownSourceAtom = atom(async (get, { signal }): Promise<ShownWallets> => {
  const { directory } = get(servicesAtom)
  const { featuredWallets, includeWallets } = get(directoryOptionsAtom)
  const filter = { ...get(directoryFilterAtom), signal }
  const recentWallets = get(recentWalletsAtom)
  const isShown = (wallet: DirectoryWallet) => isUsable(get, wallet)
  const known = [...new Set([...featuredWallets, ...recentWallets.map(({ id }) => id)])]
  const listKnown = async () =>
    known.length > 0 ? (await directory.listWallets({ include: known, entries: known.length, signal })).wallets : []
  // The wallets of this page are shown first.
  await painted()
  // Twice the number: some may be featured or in this browser already.
  const [named, first] = await Promise.all([
    listKnown(),
    directory.listWallets({ ...filter, entries: 2 * recommendedMax, exclude: featuredWallets }),
  ])
  const find = (id: string) => named.find((wallet) => wallet.id === id) ?? []
  const featured = featuredWallets.flatMap(find).filter(isShown)
  const recommended = first.wallets.filter(isShown)
  const listed = featured.filter(({ id }) => includeWallets.length === 0 || includeWallets.includes(id))
  return {
    featured,
    recent: recentWallets.flatMap(({ id }) => find(id)).filter(isShown),
    recommended,
    count: first.count - (first.wallets.length - recommended.length) + listed.length,
  }
})

const answerAtom = asyncState(shownSourceAtom)

/** The directory's answer for the first view, without side effects: it can be subscribed to before the view is shown. */
export const directoryAnswerAtom = atom((get) => get(envAtom).pairing && get(answerAtom))

const askedAtom = withEffect(answerAtom, (_get, set, asked) => {
  if (asked.status !== 'failed') return
  set(alertRefusal, asked.error)
  set(report, asked.error)
})

/** Wallets of the directory that the first view shows. */
export const shownWalletsAtom = atom((get): AsyncState<ShownWallets> => {
  const asked = get(askedAtom)
  // Wallets of this browser and pairing by code go on without a directory.
  return asked.status === 'failed' ? { status: 'ready', value: noWallets } : asked
})

/** Wallets to suggest to who has none. */
export const walletsToGetAtom = atom((get): readonly DirectoryWallet[] => {
  const shown = get(shownWalletsAtom)
  if (shown.status !== 'ready') return []
  const { featured, recommended } = shown.value
  return [...featured, ...recommended.filter(({ id }) => !featured.some((one) => one.id === id))]
})

const knownAtom = atom<Readonly<Record<string, DirectoryWallet>>>({})

/** A wallet of the directory that was shown. */
export function getWalletById(get: Getter, id: string): DirectoryWallet | undefined {
  const shown = get(shownWalletsAtom)
  const value = shown.status === 'ready' ? shown.value : shown.status === 'loading' ? shown.previous : undefined
  const lists = [get(directoryOptionsAtom).customWallets, value?.featured, value?.recent, value?.recommended]
  return get(knownAtom)[id] ?? lists.flatMap((list) => list ?? []).find((wallet) => wallet.id === id)
}

/** Remembers wallets that were shown, so that their views find them. */
export const cacheWallets = action(function cacheWallets(_get, set, wallets: readonly DirectoryWallet[]) {
  return set(knownAtom, (known) => ({ ...known, ...Object.fromEntries(wallets.map((wallet) => [wallet.id, wallet])) }))
})
