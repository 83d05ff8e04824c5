import { memoryStorage } from '../../src/state/core/storage'
import type { Env, StorageChange } from '../../src/state/core/env'

/** The storage of an origin under several pages: each is told a step later what the others changed, as browsers do. */
export function createSharedStorage() {
  const kept = memoryStorage()
  const listeners = new Map<object, Set<(change: StorageChange) => void>>()
  const changes: string[] = []
  const openPage = (): Required<Pick<Env, 'storage' | 'followStorage'>> => {
    const self = {}
    const own = new Set<(change: StorageChange) => void>()
    listeners.set(self, own)
    const tell = (change: StorageChange) => {
      changes.push(`${change.key}=${change.newValue}`)
      for (const [page, others] of listeners)
        if (page !== self) queueMicrotask(() => Array.from(others).forEach((listener) => listener(change)))
    }
    return {
      storage: {
        getItem: kept.getItem,
        setItem: (key, newValue) => {
          const before = kept.getItem(key)
          kept.setItem(key, newValue)
          if (before !== newValue) tell({ key, newValue })
        },
        removeItem: (key) => {
          const before = kept.getItem(key)
          kept.removeItem(key)
          if (before !== null) tell({ key, newValue: null })
        },
      },
      followStorage: (run, signal) => {
        own.add(run)
        signal.addEventListener('abort', () => own.delete(run))
      },
    }
  }
  return { openPage, changes, getItem: kept.getItem }
}
