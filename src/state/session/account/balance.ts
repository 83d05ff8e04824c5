import { atom, type Atom, type Getter } from 'jotai/vanilla'
import type { Balance } from '../../../chains/adapter'
import { isRecord } from '../../../chains/guards'
import { isUnsupported, type Namespace, type Network } from '../../../chains/network'
import { getAccount, getNetwork } from './selectors'
import { asyncState, withEffect, type AsyncState } from '../../core/asyncState'
import { envAtom, perStore } from '../../core/runtime'
import { getChainReader } from './chainReaders'
import { jsonKey, storageAtom } from '../../core/storage'
import { action, nameAtoms } from '../../core/action'

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

interface Target {
  readonly network: Network
  readonly address: string
}

const keyOf = ({ network, address }: Target) => `${network.caipNetworkId}:${address}`

/** The account and network whose balance is read; null without an account, or if it cannot be read. */
function getTarget(get: Getter, namespace: Namespace | undefined): Target | null {
  const account = getAccount(get, namespace)
  const network = getNetwork(get, namespace)
  return account && network && !isUnsupported(network) ? { network, address: account.address } : null
}

const reads = perStore<Record<string, Promise<Balance | null>>>()

/** Reads through the cache; two readers of the same balance share one request. */
async function readBalance(get: Getter, target: Target): Promise<Balance | null> {
  const { network, address } = target
  const { clock } = get(envAtom)
  const storage = get(storageAtom)
  const reading = reads(get)
  const isFresh = ({ at }: CachedBalance) => Math.abs(clock.now() - at) < nativeBalanceLifetimeMs
  const key = keyOf(target)
  const cached = storage.read(nativeBalanceKey)?.[key]
  if (cached && isFresh(cached)) return cached
  const load = async () => {
    const reader = await getChainReader(get, network.chainNamespace)
    if (!reader) return null
    const balance = await reader.getBalance(network, address)
    const kept = Object.entries(storage.read(nativeBalanceKey) ?? {}).filter(([, entry]) => isFresh(entry))
    storage.write(nativeBalanceKey, { ...Object.fromEntries(kept), [key]: { ...balance, at: clock.now() } })
    return balance
  }
  const read = reading[key] ?? load().finally(() => delete reading[key])
  reading[key] = read
  return read
}

function createBalanceAtom(namespace?: Namespace): Atom<AsyncState<Balance | null>> {
  const targetAtom = atom((get) => getTarget(get, namespace))
  const sourceAtom = atom(async (get): Promise<Balance | null> => {
    get(refreshesAtom)
    const target = get(targetAtom)
    return target && readBalance(get, target)
  })
  return withEffect(asyncState(sourceAtom), (get, set, { status }, signal) => {
    const target = get(targetAtom)
    if (status === 'loading' || !target) return
    // Due again when the cache has run out, and 30 seconds after a failure: read only if it still has a reader.
    const { clock } = get(envAtom)
    const age = clock.now() - (get(storageAtom).read(nativeBalanceKey)?.[keyOf(target)]?.at ?? 0)
    const isFresh = age >= 0 && age < nativeBalanceLifetimeMs
    clock.sleep(nativeBalanceLifetimeMs - (isFresh ? age : 0), signal).then(
      () => set(refreshBalance),
      () => undefined,
    )
  })
}

/**
 * The native balance of the active account, kept for 30 seconds; null where none is read.
 * @example
 * const balance = useValue(balanceAtom)
 */
export const balanceAtom = createBalanceAtom()

const balanceAtoms = new Map<Namespace, typeof balanceAtom>()

/** The native balance of the account of a namespace, by default the active one; the same atom for each. */
export function balanceAtomOf(namespace?: Namespace): typeof balanceAtom {
  if (!namespace) return balanceAtom
  const known = balanceAtoms.get(namespace) ?? createBalanceAtom(namespace)
  balanceAtoms.set(namespace, known)
  return known
}

/**
 * Asks for the balance again unless a fresh one is kept.
 * @example
 * store.set(refreshBalance)
 */
export const refreshBalance = action(function refreshBalance(_get, set) {
  return set(refreshesAtom, (count) => count + 1)
})

function readCachedBalance(entry: unknown): CachedBalance | undefined {
  if (!isRecord(entry)) return undefined
  const { value, decimals, symbol, at } = entry
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return undefined
  if (typeof symbol !== 'string' || typeof at !== 'number') return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 77) return undefined
  return { value: BigInt(value), decimals, symbol, at }
}

/** Something was spent: reads the balance again, however fresh the one that is kept. */
export const renewBalance = action(function renewBalance(get, set) {
  get(storageAtom).remove(nativeBalanceKey)
  set(refreshBalance)
})

// Here and not in labels.late, which would load this file for everybody who develops.
nameAtoms({ balanceAtom })
