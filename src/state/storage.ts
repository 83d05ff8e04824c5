import { atom } from 'jotai/vanilla'
import type { Balance } from '../chains/adapter'
import type { CaipNetworkId, Namespace } from '../chains/network'
import { configAtom, envAtom } from './env'

/** A wallet as the recent list remembers it (spec section 3, wallet record). */
export interface WalletRecord {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

export interface CachedBalance extends Balance {
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Lifetimes of spec section 9, in milliseconds. */
export const nativeBalanceLifetimeMs = 30_000
export const recentWalletsMax = 2

interface Codec<T> {
  /** Undefined for anything that is not a value: absent, corrupted, another product's. */
  readonly parse: (text: string) => T | undefined
  readonly print: (value: T) => string
}

const word = <T extends string>(isWord: (text: string) => boolean): Codec<T> => ({
  parse: (text) => (isWord(text) ? (text as T) : undefined),
  print: (value) => value,
})

const json = <T>(check: (value: unknown) => T | undefined): Codec<T> => ({
  parse: (text) => check(JSON.parse(text)),
  print: (value) => JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)),
})

const namespacePattern = /^(eip155|solana|bip122|polkadot|cosmos)$/

/** Every key Portico stores: spec section 3, browser storage. */
const keys = {
  connectionStatus: word<'connected' | 'disconnected'>((text) => /^(dis)?connected$/.test(text)),
  activeNamespace: word<Namespace>((text) => namespacePattern.test(text)),
  activeNetworkId: word<CaipNetworkId>((text) => /^[a-z0-9]{3,8}:[\w-]{1,32}$/.test(text)),
  connectedNamespaces: {
    parse: (text) => text.split(',').filter((name): name is Namespace => namespacePattern.test(name)),
    print: (value) => value.join(','),
  } satisfies Codec<readonly Namespace[]>,
  connectors: json((value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).filter(([name, id]) => namespacePattern.test(name) && isShortText(id))
    return Object.fromEntries(entries) as Partial<Record<Namespace, string>>
  }),
  recentWallets: json((value) =>
    Array.isArray(value) ? value.filter(isWalletRecord).slice(0, recentWalletsMax) : undefined,
  ),
  nativeBalanceCache: json((value) => {
    if (!isRecord(value)) return undefined
    const entries = Object.entries(value).flatMap(([key, entry]) => {
      const cached = readCachedBalance(entry)
      return cached ? [[key, cached] as const] : []
    })
    return Object.fromEntries(entries) as Readonly<Record<string, CachedBalance>>
  }),
}

type Keys = typeof keys
export type StorageKey = keyof Keys
export type StorageValue<K extends StorageKey> = Keys[K] extends Codec<infer T> ? T : never

export interface Store {
  read<K extends StorageKey>(key: K): StorageValue<K> | undefined
  write<K extends StorageKey>(key: K, value: StorageValue<K>): void
  remove(key: StorageKey): void
}

/**
 * Typed access to the environment's storage under this instance's prefix. Reading never throws and
 * ignores what is corrupted; writing gives up silently when the storage is full or blocked.
 */
export const storageAtom = atom((get): Store => {
  const { storage } = get(envAtom)
  const { id } = get(configAtom)
  const prefix = id ? `portico.${id}/` : 'portico/'
  return {
    read: (key) => {
      try {
        const text = storage.getItem(prefix + key)
        return text === null ? undefined : (codec(key).parse(text) ?? undefined)
      } catch {
        return undefined
      }
    },
    write: (key, value) => {
      try {
        storage.setItem(prefix + key, codec(key).print(value))
      } catch {
        // Full or blocked: the page works on, it only forgets.
      }
    },
    remove: (key) => {
      try {
        storage.removeItem(prefix + key)
      } catch {
        // Blocked: nothing was kept either.
      }
    },
  }
})

// The table loses the link between a key and its type; this is the one place that restores it.
function codec<K extends StorageKey>(key: K): Codec<StorageValue<K>> {
  return keys[key] as unknown as Codec<StorageValue<K>>
}

function readCachedBalance(entry: unknown): CachedBalance | undefined {
  if (!isRecord(entry)) return undefined
  const { value, decimals, symbol, at } = entry
  if (typeof value !== 'string' || !/^\d{1,78}$/.test(value)) return undefined
  if (typeof decimals !== 'number' || typeof symbol !== 'string' || typeof at !== 'number') return undefined
  return { value: BigInt(value), decimals, symbol, at }
}

function isWalletRecord(value: unknown): value is WalletRecord {
  return isRecord(value) && isShortText(value.id) && isShortText(value.name)
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 200
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
