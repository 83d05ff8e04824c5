import { systemClock } from '../../chains/clock'
import type { CheckedConfig } from './config'
import type { Env, KeyValueStorage } from './env'

/** The environment of a real page; on a server it is inert and nothing is started. */
export function browserEnv({ adapters, pairing }: CheckedConfig): Env {
  return { adapters, pairing, storage: pageStorage(), clock: systemClock }
}

export const isBrowser = typeof window !== 'undefined' && typeof document !== 'undefined'

/** Keeps for this page view only: servers, and pages whose storage is blocked. */
export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

function pageStorage(): KeyValueStorage {
  try {
    // Reading the property itself throws where site data is blocked.
    return isBrowser ? window.localStorage : memoryStorage()
  } catch {
    return memoryStorage()
  }
}
