import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { servicesAtom } from '../../core/platform'
import { directoryFilterAtom, directoryOptionsAtom, cacheWallets, isUsable } from './recommended'
import { envAtom, runtimeAtom } from '../../core/runtime'
import { emit } from '../../core/events'
import { alertRefusal } from '../../shell/feedback/alertRefusal'
import { report } from '../../core/report'
import { createTask } from '../../core/task'
import type { DirectoryWallet } from '../../../services/types'
import { offeredAtom } from './visibleWallets'
import { normalizedName } from './walletName'

/** From how many letters on a search is asked, and how long typing may pause before, in milliseconds. */
const searchMin = 2
const searchPauseMs = 500

/** Number of wallets that the directory gives at a time. */
const pageSize = 40

interface Search {
  readonly query: string
  readonly certifiedOnly: boolean
  readonly wallets: readonly DirectoryWallet[]
  /** Number of all results, without those that are known not to be shown; null before the first answer. */
  readonly count: number | null
  /** Number of results that were read and are not shown. */
  readonly hidden: number
  readonly page: number
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
}

const empty: Search = { query: '', certifiedOnly: false, wallets: [], count: null, hidden: 0, page: 0, status: 'idle' }

const searchAtom = atom<Search>(empty)
const loading = createTask()

/** The directory as far as it was read, or what was found in it. */
export const allWalletsAtom = atom((get) => {
  const { query, certifiedOnly, wallets, count, status } = get(searchAtom)
  const installed = get(offeredAtom)
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

const leftAtAtom = atom<string | undefined>(undefined)

/** The wallet of the directory that led to another view last, by id. */
export const leftAtWalletAtom = atom((get) => get(leftAtAtom))

/** A wallet of the directory leads to another view: who comes back begins there. */
export const leaveAtWallet = action(function leaveAtWallet(_get, set, id: string) {
  return set(leftAtAtom, id)
})

/** Reads the first page, unless something is there already. */
export const openAllWallets = action(function openAllWallets(get, set) {
  if (get(searchAtom).status === 'idle') void set(loadPage, {})
})

/** Reads the next page; the last one asked for again while it is on its way is no new question. */
export const nextWalletPage = action(function nextWalletPage(get, set) {
  const { status } = get(searchAtom)
  if (status === 'ready' && get(allWalletsAtom).hasMore) void set(loadPage, { isNext: true })
})

/** Asks again what failed. */
export const retryWallets = action(function retryWallets(get, set) {
  void set(loadPage, { isNext: get(searchAtom).wallets.length > 0 })
})

/** Looks for a name, once typing pauses; the newest search wins. */
export const searchWallets = action(function searchWallets(get, set, query: string) {
  const before = get(searchAtom)
  set(searchAtom, { ...before, query })
  if (isSearch(query) || isSearch(before.query)) void set(loadPage, { pauseMs: isSearch(query) ? searchPauseMs : 0 })
})

/** Shows only wallets with the directory's certificate, or all. */
export const showCertified = action(function showCertified(get, set, certifiedOnly: boolean) {
  set(searchAtom, { ...get(searchAtom), certifiedOnly })
  void set(loadPage, {})
})

/** Which page, and how long typing may go on before it is asked for. */
interface Load {
  readonly isNext?: boolean
  readonly pauseMs?: number
}

const loadPage = action(async function loadPage(get, set, { isNext = false, pauseMs = 0 }: Load): Promise<void> {
  const before = get(searchAtom)
  const page = isNext ? before.page + 1 : 1
  const kept = isNext ? before.wallets : []
  set(searchAtom, { ...before, wallets: kept, count: isNext ? before.count : null, status: 'loading' })
  const { directory } = get(servicesAtom)
  const { sortWallets } = get(directoryOptionsAtom)
  const query = before.query.trim()
  const badge = before.certifiedOnly ? ('certified' as const) : undefined
  try {
    const found = await loading.run(get, async (signal) => {
      const filter = { ...get(directoryFilterAtom), badge, signal }
      if (pauseMs > 0) await get(envAtom).clock.sleep(pauseMs, signal)
      if (!isSearch(query)) return directory.listWallets({ ...filter, page })
      set(emit, { type: 'track', event: 'SEARCH_WALLET', properties: { badge, search: query } })
      return directory.searchWallets(query, filter)
    })
    if (!found) return
    const usable = found.wallets.filter((wallet) => isUsable(get, wallet) && !kept.some(({ id }) => id === wallet.id))
    const fresh = sortWallets ? [...usable].sort(sortWallets) : usable
    set(cacheWallets, fresh)
    // A page without anything new would be asked for again for ever.
    const hidden = (isNext ? before.hidden : 0) + found.wallets.length - fresh.length
    const count = found.wallets.length === 0 ? kept.length : found.count - hidden
    set(searchAtom, (now) => ({ ...now, wallets: [...kept, ...fresh], count, hidden, page, status: 'ready' }))
    // An empty page has no end to scroll to.
    if (fresh.length === 0 && !isSearch(query) && page * pageSize < found.count) set(nextWalletPage)
  } catch (error) {
    set(searchAtom, (now) => ({ ...now, status: 'failed' }))
    set(alertRefusal, error)
    set(report, error)
  }
})

function isSearch(query: string): boolean {
  return query.trim().length >= searchMin
}

/** Wallets of the directory came into sight, by their ids; who listens to events is told. */
export const noteShownWallets = action(function noteShownWallets(get, set, ids: readonly string[]) {
  if (get(runtimeAtom).listeners.size === 0) return
  import('./impressions.late').then(
    (late) => set(late.tellOfDirectory, get(allWalletsAtom), ids),
    () => undefined,
  )
})
