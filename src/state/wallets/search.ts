import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { servicesAtom } from '../core/platform'
import { connectorsAtom } from '../connection/state'
import { directoryFilterAtom, directoryOptionsAtom, isUsableAtom, learnWallets } from './recommended'
import { envAtom } from '../core/env'
import { emit } from '../core/events'
import { alertRefusal } from '../feedback/backendAlerts'
import { report } from '../core/report'
import type { DirectoryWallet } from '../../services/types'
import { normalizedName } from './visibleWallets'

/** From how many letters on a search is asked, and how long typing may pause before, in milliseconds. */
const searchMin = 2
const searchPauseMs = 500

interface Pages {
  readonly query: string
  readonly certifiedOnly: boolean
  readonly wallets: readonly DirectoryWallet[]
  /** How many there are in all; null before the first answer. */
  readonly count: number | null
  readonly page: number
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly controller: AbortController | null
}

const empty: Pages = {
  query: '',
  certifiedOnly: false,
  wallets: [],
  count: null,
  page: 0,
  status: 'idle',
  controller: null,
}

const pagesAtom = atom<Pages>(empty)

/** The directory as far as it was read, or what was found in it. */
export const allWalletsAtom = atom((get) => {
  const { query, certifiedOnly, wallets, count, status } = get(pagesAtom)
  const installed = get(connectorsAtom)
  const isInstalled = ({ name, rdns }: DirectoryWallet) =>
    installed.some((one) => (rdns ? one.rdns === rdns : normalizedName(one.name) === normalizedName(name)))
  const tiles = wallets.map((wallet) => ({
    id: wallet.id,
    name: wallet.name,
    imageId: wallet.imageId,
    isInstalled: isInstalled(wallet),
    isCertified: wallet.badge === 'certified',
  }))
  return {
    query,
    certifiedOnly,
    status: status === 'idle' ? ('loading' as const) : status,
    count,
    hasMore: !isSearch(query) && count !== null && wallets.length < count,
    wallets: [...tiles].sort((one, other) => Number(other.isInstalled) - Number(one.isInstalled)),
  }
})

/** Reads the first page, unless something is there already. */
export const openAllWallets = action(function openAllWallets(get, set) {
  if (get(pagesAtom).status === 'idle') void set(load, {})
})

/** Reads the next page; the last one asked for again while it is on its way is no new question. */
export const nextWalletPage = action(function nextWalletPage(get, set) {
  const { status } = get(pagesAtom)
  if (status === 'ready' && get(allWalletsAtom).hasMore) void set(load, { isNext: true })
})

/** Asks again what failed. */
export const retryWallets = action(function retryWallets(get, set) {
  void set(load, { isNext: get(pagesAtom).wallets.length > 0 })
})

/** Looks for a name, once typing pauses; the newest search wins. */
export const searchWallets = action(function searchWallets(get, set, query: string) {
  const before = get(pagesAtom)
  set(pagesAtom, { ...before, query })
  if (isSearch(query) || isSearch(before.query)) void set(load, { pauseMs: isSearch(query) ? searchPauseMs : 0 })
})

/** Shows only wallets with the directory's certificate, or all. */
export const showCertified = action(function showCertified(get, set, certifiedOnly: boolean) {
  set(pagesAtom, { ...get(pagesAtom), certifiedOnly })
  void set(load, {})
})

interface Load {
  readonly isNext?: boolean
  readonly pauseMs?: number
}

const load = action(async function load(get, set, { isNext = false, pauseMs = 0 }: Load): Promise<void> {
  const before = get(pagesAtom)
  before.controller?.abort()
  const controller = new AbortController()
  const { signal } = controller
  const page = isNext ? before.page + 1 : 1
  const kept = isNext ? before.wallets : []
  set(pagesAtom, { ...before, wallets: kept, count: isNext ? before.count : null, status: 'loading', controller })
  const { directory } = get(servicesAtom)
  const { sortWallets } = get(directoryOptionsAtom)
  const { query, certifiedOnly } = before
  const filter = { ...get(directoryFilterAtom), badge: certifiedOnly ? ('certified' as const) : undefined, signal }
  try {
    if (pauseMs > 0) await get(envAtom).clock.sleep(pauseMs, signal)
    if (isSearch(query))
      set(emit, { type: 'track', event: 'SEARCH_WALLET', properties: { badge: filter.badge, search: query.trim() } })
    const { count, wallets } = isSearch(query)
      ? await directory.searchWallets(query.trim(), filter)
      : await directory.listWallets({ ...filter, page })
    if (signal.aborted) return
    const usable = wallets.filter(get(isUsableAtom)).filter(({ id }) => !kept.some((one) => one.id === id))
    const fresh = sortWallets ? [...usable].sort(sortWallets) : usable
    set(learnWallets, fresh)
    // A page without anything new would be asked for again for ever.
    const total = wallets.length === 0 ? kept.length : count
    set(pagesAtom, (now) => ({
      ...now,
      wallets: [...kept, ...fresh],
      count: total,
      page,
      status: 'ready',
      controller: null,
    }))
  } catch (error) {
    if (signal.aborted) return
    set(pagesAtom, (now) => ({ ...now, status: 'failed', controller: null }))
    set(alertRefusal, error)
    set(report, error)
  }
})

function isSearch(query: string): boolean {
  return query.trim().length >= searchMin
}
