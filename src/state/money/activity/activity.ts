import { atom, type Getter } from 'jotai/vanilla'
import type { Activity } from '../../../chains/transactions'
import { isUnsupported } from '../../../chains/network'
import { accountAtom } from '../../session/account/account'
import { usedAddressesAtom } from '../../session/account/usedAddresses'
import { action, nameAtoms } from '../../core/action'
import { emit } from '../../core/events'
import { configAtom, envAtom } from '../../core/runtime'
import { createTask } from '../../core/task'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { hasActivityAtom } from '../../session/project/accountFeatures'
import { restoreIncoming } from '../tokens/incoming'
import { knownSymbolsAtom } from '../tokens/knownSymbols'
import { judgeActivity, ownAddressesAtom, paidAddresses } from './judgeActivity'
import { arrivedHereAtom, sentFromHereAtom, unansweredHereAtom } from './localActivity'

/** Pages of one account on one network. */
interface Pages {
  readonly key: string
  readonly activity: readonly Activity[]
  /** Cursors that were asked with; one that comes again leads in a circle. */
  readonly asked: readonly string[]
  readonly next?: string | undefined
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly error?: unknown
  /** When the first page was read, in milliseconds since the epoch. */
  readonly at: number
  /** The source tells activity from elsewhere. */
  readonly isWhole: boolean
}

/** Activity of the account in use, the newest first. */
export interface ActivityState {
  /** Of what was asked for last: the first page while there is nothing, else the next. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Transactions that wait for the chain, and then past activity. */
  readonly activity: readonly Activity[]
  /** There are more to load. */
  readonly hasMore: boolean
  /** False where only transactions from here are known. */
  readonly isWhole: boolean
  readonly error?: unknown
}

/** Time that the first page counts as fresh, in milliseconds. */
const lifetimeMs = 15_000

/** A page of nothing new is followed by the next at once, so often. */
const mostEmptyPages = 5

const heldAtom = atom<Pages | null>(null)
const loading = createTask()

const keyAtom = atom((get) => `${get(activeNetworkAtom).caipNetworkId} ${get(accountAtom)?.caipAddress ?? ''}`)

const pagesAtom = atom((get): Pages => {
  const held = get(heldAtom)
  const key = get(keyAtom)
  return held?.key === key ? held : { key, activity: [], asked: [], status: 'idle', at: 0, isWhole: true }
})

/**
 * Activity of the account in use on its network, as far as it was read, with what was sent from here; requests and
 * transactions that wait come first.
 * @example
 * const { activity } = useValue(activityAtom)
 */
export const activityAtom = atom((get): ActivityState => {
  if (!get(hasActivityAtom)) return { status: 'ready', activity: [], hasMore: false, isWhole: true }
  const { activity: told, next, status, isWhole, error } = get(pagesAtom)
  const hashes = new Set(told.map(({ hash }) => hash))
  const sent = get(sentFromHereAtom)
  const own = sent.filter(({ hash }) => !hashes.has(hash))
  // A source that tells all tells of arrivals too.
  const noticed = isWhole ? [] : get(arrivedHereAtom)
  const known = { addresses: paidAddresses(get(ownAddressesAtom), sent), symbols: get(knownSymbolsAtom) }
  const judged = judgeActivity(
    told.map((one) => withMoved(one, sent)),
    sent,
    known,
  )
  const all = [...get(unansweredHereAtom), ...own, ...noticed, ...judged].sort(
    (one, other) => rank(other) - rank(one) || other.at - one.at,
  )
  return {
    status: status === 'idle' ? 'loading' : status,
    activity: all,
    hasMore: next !== undefined,
    isWhole,
    error,
  }
})
nameAtoms({ activityAtom })

/** A source may not say what a transaction moved: the page that sent it does. */
function withMoved(one: Activity, sent: readonly Activity[]): Activity {
  const own = one.transfers.length === 0 && sent.find(({ hash }) => hash === one.hash)
  return own && own.transfers.length > 0 ? { ...one, kind: own.kind, transfers: own.transfers } : one
}

const rank = ({ status }: Activity) => Number(status === 'pending' || status === 'unanswered')

/** Addresses that the account in use paid, by this browser and by its history as far as that was read. */
export const paidAddressesAtom = atom((get): readonly string[] => {
  const { activity } = get(activityAtom)
  return paidAddresses(
    get(usedAddressesAtom),
    activity.filter(({ warning, status }) => warning === undefined && status === 'confirmed'),
  )
})

/**
 * Reads the first page, unless a fresh one is there or on its way.
 * @example
 * void store.set(openActivity)
 */
export const openActivity = action(function openActivity(get, set) {
  set(restoreIncoming)
  const { status, at } = get(pagesAtom)
  const isOld = status === 'ready' && get(envAtom).clock.now() - at >= lifetimeMs
  if (status === 'idle' || isOld) return set(readPage, true)
})

/**
 * Reads the next page, or again the one that failed.
 * @example
 * void store.set(loadMoreActivity)
 */
export const loadMoreActivity = action(function loadMoreActivity(get, set) {
  const { status, next, activity } = get(pagesAtom)
  if (status === 'loading' || (status === 'ready' && next === undefined)) return
  if (activity.length > 0)
    set(emit, { type: 'track', event: 'LOAD_MORE_TRANSACTIONS', properties: { network: networkOf(get) } })
  return set(readPage, activity.length === 0)
})

const networkOf = (get: Getter) => get(activeNetworkAtom).caipNetworkId

const readPage = action(async function readPage(get, set, isFirst: boolean): Promise<void> {
  const account = get(accountAtom)
  const network = get(activeNetworkAtom)
  if (!account || isUnsupported(network) || !get(hasActivityAtom)) return
  const { currency = 'usd' } = get(configAtom).sources ?? {}
  const before = get(pagesAtom)
  set(heldAtom, { ...before, status: 'loading', error: undefined })
  // The rows before stay in sight until the first page is read again.
  const start: Pages = isFirst
    ? { ...before, activity: [], asked: [], next: undefined, at: get(envAtom).clock.now() }
    : before
  let pages = start
  try {
    const read = await loading.run(get, async (signal) => {
      const late = await import('./readHistory.late')
      for (let round = 0; round < mostEmptyPages; round++) {
        const { next: cursor } = pages
        const query = { account: account.caipAddress, network, currency, cursor, signal }
        const page = await late.readHistory(get, query)
        if (!page) return { ...pages, next: undefined, isWhole: false }
        pages = afterPage(pages, page.activity, page.next)
        if (pages.activity.length > start.activity.length || pages.next === undefined) break
      }
      return pages
    })
    // The account may be left when the page arrives: a page that is still held must not stay at "loading".
    if (read) set(heldAtom, (now) => (now?.key === before.key ? { ...read, status: 'ready' } : now))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const properties = { network: network.caipNetworkId, message }
    set(emit, { type: 'track', event: 'ERROR_FETCH_TRANSACTIONS', properties })
    set(heldAtom, (now) => (now?.key === before.key ? { ...now, status: 'failed', error } : now))
  }
})

/** A page may repeat rows of the one before, and a cursor may lead back: each row is kept once, and the end is an end. */
function afterPage(pages: Pages, found: readonly Activity[], next: string | undefined): Pages {
  const known = new Set(pages.activity.map(({ hash }) => hash))
  const fresh = found.filter(({ hash }) => !known.has(hash) && known.add(hash))
  const asked = pages.next === undefined ? pages.asked : [...pages.asked, pages.next]
  const isNew = next !== undefined && !asked.includes(next)
  return { ...pages, activity: [...pages.activity, ...fresh], asked, next: isNew ? next : undefined }
}
