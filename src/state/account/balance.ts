import { atom } from 'jotai/vanilla'
import type { Balance } from '../../chains/adapter'
import { isRecord } from '../../chains/guards'
import { isUnsupported, type Network } from '../../chains/network'
import { accountAtom } from './account'
import { asyncState, type AsyncState } from '../core/asyncState'
import { envAtom, laterAtom } from '../core/env'
import { balanceParts, type BalanceParts } from '../format/formatBalance'
import { activeNetworkAtom } from '../networks/state'
import { loadReaderAtom } from './chainReaders'
import { jsonKey, storageAtom } from '../core/storage'
import { action } from '../core/action'

/** In milliseconds. */
const nativeBalanceLifetimeMs = 30_000

interface CachedBalance extends Balance {
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Balances by network and address. */
export const nativeBalanceKey = jsonKey('nativeBalanceCache', (value) => {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([key, entry]) => {
    const cached = readCachedBalance(entry)
    return cached ? [[key, cached] as const] : []
  })
  return Object.fromEntries(entries) as Readonly<Record<string, CachedBalance>>
})

const refreshesAtom = atom(0)

const balanceSourceAtom = atom(async (get, { signal }): Promise<Balance | null> => {
  get(refreshesAtom)
  const account = get(accountAtom)
  const network = get(activeNetworkAtom)
  const { clock } = get(envAtom)
  const later = get(laterAtom)
  if (!account || isUnsupported(network)) return null
  try {
    return await get(readBalanceAtom)(network, account.address)
  } finally {
    // Due again when the cache has run out, and 30 seconds after a failure: read only
    // if somebody still looks.
    clock.sleep(nativeBalanceLifetimeMs, signal).then(
      () => later(refreshBalance),
      () => undefined,
    )
  }
})

/** Reads through the cache; two readers of the same balance share one request. */
const readBalanceAtom = atom((get) => {
  const { clock } = get(envAtom)
  const storage = get(storageAtom)
  const loadReader = get(loadReaderAtom)
  const reads = new Map<string, Promise<Balance | null>>()
  const isFresh = ({ at }: CachedBalance) => Math.abs(clock.now() - at) < nativeBalanceLifetimeMs
  const load = async (key: string, network: Network, address: string): Promise<Balance | null> => {
    const reader = await loadReader(network.chainNamespace)
    if (!reader) return null
    const balance = await reader.getBalance(network, address)
    const kept = Object.entries(storage.read(nativeBalanceKey) ?? {}).filter(([, entry]) => isFresh(entry))
    storage.write(nativeBalanceKey, { ...Object.fromEntries(kept), [key]: { ...balance, at: clock.now() } })
    return balance
  }
  return async (network: Network, address: string): Promise<Balance | null> => {
    const key = `${network.caipNetworkId}:${address}`
    const cached = storage.read(nativeBalanceKey)?.[key]
    if (cached && isFresh(cached)) return cached
    const read = reads.get(key) ?? load(key, network, address).finally(() => reads.delete(key))
    reads.set(key, read)
    return read
  }
})

/** The native balance of the active account, kept for 30 seconds; null where none is read. */
export const balanceAtom = asyncState(balanceSourceAtom)

/** Asks for the balance again unless a fresh one is kept. */
export const refreshBalance = action(function refreshBalance(_get, set) {
  return set(refreshesAtom, (count) => count + 1)
})

/** The balance as text in a language. */
export const balancePartsAtom = atom((get) => {
  const balance = get(balanceAtom)
  return (locale?: string): AsyncState<BalanceParts | null> => {
    const print = (value: Balance | null | undefined) => value && balanceParts(value, locale)
    if (balance.status === 'ready') return { status: 'ready', value: print(balance.value) ?? null }
    return balance.status === 'failed' ? balance : { status: 'loading', previous: print(balance.previous) }
  }
})

function readCachedBalance(entry: unknown): CachedBalance | undefined {
  if (!isRecord(entry)) return undefined
  const { value, decimals, symbol, at } = entry
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return undefined
  if (typeof decimals !== 'number' || typeof symbol !== 'string' || typeof at !== 'number') return undefined
  return { value: BigInt(value), decimals, symbol, at }
}

/** Something was spent: reads the balance again, however fresh the one that is kept. */
export const renewBalance = action(function renewBalance(get, set) {
  get(storageAtom).remove(nativeBalanceKey)
  set(refreshBalance)
})
