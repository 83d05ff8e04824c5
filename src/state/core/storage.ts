import { atom } from 'jotai/vanilla'
import { namespaces, type Namespace } from '../../chains/network'
import type { KeyValueStorage } from './env'
import { configAtom, envAtom, isAlive } from './runtime'

/** The caches that hold what belongs to an address: they end with the connection. */
export const addressCaches = [
  'nativeBalanceCache',
  'nameLookupCache',
  'identityCache',
  'portfolioCache',
  'onramp',
] as const

/** Storage keys, after the prefix of the instance. */
type StorageName =
  | 'connectionStatus'
  | 'activeNamespace'
  | 'connectedNamespaces'
  | 'connectors'
  | 'connectorMarks'
  | 'connections'
  | 'activeNetworkId'
  | 'recentWallets'
  | 'sendAddresses'
  | 'swapContracts'
  | 'signInNotKept'
  | 'left'
  | 'accounts'
  | 'sessions'
  | 'intents'
  | 'arrivals'
  | 'pairingMethod'
  | 'pairedIcon'
  | 'embedded'
  | 'embeddedWindow'
  | (typeof addressCaches)[number]

/** One thing that is stored in the browser. It stands beside the code that uses it. */
export interface StorageKey<T> {
  readonly name: StorageName
  /** Undefined for anything that is not a value: absent, corrupted, another product's. May throw. */
  readonly parse: (text: string) => T | undefined
  readonly print: (value: T) => string
}

export interface Store {
  read<T>(key: StorageKey<T>): T | undefined
  write<T>(key: StorageKey<T>, value: T): void
  remove(key: Pick<StorageKey<unknown>, 'name'>): void
}

/**
 * Typed access to the environment's storage under this instance's prefix. Reading never throws and
 * ignores what is corrupted; writing gives up silently when the storage is full or blocked, and once the instance was
 * destroyed: another one may use the storage.
 */
export const storageAtom = atom((get): Store => {
  const { storage } = get(envAtom)
  const { id } = get(configAtom)
  const prefix = id ? `portico.${id}/` : 'portico/'
  const change = (run: () => void) => {
    try {
      if (isAlive(get)) run()
    } catch {
      // Full or blocked: the page works on, it only forgets.
    }
  }
  return {
    read: ({ name, parse }) => {
      try {
        const text = storage.getItem(prefix + name)
        return text === null ? undefined : (parse(text) ?? undefined)
      } catch {
        return undefined
      }
    },
    write: ({ name, print }, value) => change(() => storage.setItem(prefix + name, print(value))),
    remove: ({ name }) => change(() => storage.removeItem(prefix + name)),
  }
})

/** A key for one of a few words. */
export function wordKey<T extends string>(name: StorageName, pattern: RegExp): StorageKey<T> {
  return { name, parse: (text) => (pattern.test(text) ? (text as T) : undefined), print: (value) => value }
}

/** A key for data; `check` narrows what was found. */
export function jsonKey<T>(name: StorageName, check: (value: unknown) => T | undefined): StorageKey<T> {
  return {
    name,
    parse: (text) => check(JSON.parse(text)),
    print: (value) => JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)),
  }
}

export const namespacePattern = new RegExp(`^(${namespaces.join('|')})$`)

export function isNamespaceName(value: string): value is Namespace {
  return (namespaces as readonly string[]).includes(value)
}

export function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 200
}

/**
 * Keeps for this page view only: servers, and pages whose storage is blocked.
 * @example
 * createPortico(config, { ...env, storage: memoryStorage() })
 */
export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
