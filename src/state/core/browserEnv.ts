import { systemClock } from '../../chains/clock'
import type { CheckedConfig } from './config'
import type { Env, KeyValueStorage } from './env'
import { memoryStorage } from './storage'

/** The environment of a real page; on a server it is inert and nothing is started. */
export function browserEnv({ adapters, pairing, embedded }: CheckedConfig): Env {
  return {
    adapters,
    pairing,
    embedded,
    storage: pageStorage(),
    followStorage: (run, signal) => addEventListener('storage', run, { signal }),
    clock: systemClock,
  }
}

export const isBrowser = typeof window !== 'undefined' && typeof document !== 'undefined'

function pageStorage(): KeyValueStorage {
  try {
    // Reading the property itself throws where site data is blocked.
    return isBrowser ? window.localStorage : memoryStorage()
  } catch {
    return memoryStorage()
  }
}
