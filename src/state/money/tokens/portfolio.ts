import type { Getter } from 'jotai/vanilla'
import { isRecord } from '../../../chains/guards'
import type { BalanceQuery, TokenBalance } from '../../../chains/tokens'
import { envAtom } from '../../core/runtime'
import { jsonKey, storageAtom } from '../../core/storage'
import { heldMs, type PartStore, type StoredPart } from './query'

/** Larger portfolios are not stored, as pictures inside them would fill the storage. In characters of JSON. */
const mostCharacters = 64_000

const keyOf = ({ account, currency }: BalanceQuery) => `${account} ${currency}`

/** Tokens by account and currency. The entries are checked when they are read. */
export const portfolioKey = jsonKey('portfolioCache', (value) => {
  if (!isRecord(value)) return undefined
  const parts = Object.entries(value).flatMap(([key, part]) =>
    isRecord(part) && typeof part.at === 'number' && Array.isArray(part.entries)
      ? [[key, { at: part.at, entries: part.entries as readonly unknown[] }] as const]
      : [],
  )
  return Object.fromEntries(parts) as Readonly<Record<string, StoredPart>>
})

/** Tokens that a page read, for the next page of the same connection. */
export const portfolioStore: PartStore = {
  read: (get, query) => get(storageAtom).read(portfolioKey)?.[keyOf(query)],
  clear: (get) => get(storageAtom).remove(portfolioKey),
}

/** Stores tokens that were read now, and removes those that are too old to be used. */
export function storePortfolio(get: Getter, query: BalanceQuery, entries: readonly TokenBalance[]): void {
  const storage = get(storageAtom)
  const now = get(envAtom).clock.now()
  const fresh = Object.entries(storage.read(portfolioKey) ?? {}).filter(([, { at }]) => now - at < heldMs)
  const parts = { ...Object.fromEntries(fresh), [keyOf(query)]: { at: now, entries } }
  if (portfolioKey.print(parts).length <= mostCharacters) storage.write(portfolioKey, parts)
  else storage.remove(portfolioKey)
}
