import { memoryStorage } from '../../src/state/core/storage'
import type { Env, StorageChange } from '../../src/state/core/env'

/** The storage as one page has it. */
export interface SharedPage extends Required<Pick<Env, 'storage' | 'followStorage'>> {
  /** The page is in the back/forward cache: changes of other pages wait until it returns. */
  freeze(): void
  thaw(): void
}

/** The storage of an origin under several pages: each is told a step later what the others changed, as browsers do. */
export function createSharedStorage() {
  const kept = memoryStorage()
  const pages = new Map<object, (change: StorageChange) => void>()
  const changes: string[] = []
  const openPage = (): SharedPage => {
    const self = {}
    let waiting: StorageChange[] | null = null
    const deliver = (change: StorageChange) => {
      if (waiting) waiting.push(change)
      else Array.from(own).forEach((listener) => listener(change))
    }
    const own = new Set<(change: StorageChange) => void>()
    pages.set(self, deliver)
    const tell = (change: StorageChange) => {
      changes.push(`${change.key}=${change.newValue}`)
      for (const [page, tellPage] of pages) if (page !== self) queueMicrotask(() => tellPage(change))
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
      freeze: () => {
        waiting ??= []
      },
      thaw: () => {
        const missed = waiting ?? []
        waiting = null
        missed.forEach(deliver)
      },
    }
  }
  return { openPage, changes, getItem: kept.getItem }
}
