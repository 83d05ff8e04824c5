import type { Clock } from '../../clock'
import { tryOrNull } from '../../untrusted'
import { openDatabase } from './indexedDb'
import { openLocalStorage, type Place } from './localStore'

/** The storage that the pairing library needs. */
export interface PairingStorage {
  getKeys(): Promise<string[]>
  getEntries<T = unknown>(): Promise<[string, T][]>
  getItem<T = unknown>(key: string): Promise<T | undefined>
  setItem<T = unknown>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
  /** Reads the values of keys with this end, also of other pages; undefined where the browser keeps nothing. */
  readKept<T = unknown>(end: string): Promise<T | undefined>
  /** Resolves to true where the storage ends with this page, because the browser keeps nothing. */
  isMemory(): Promise<boolean>
}

/** Time that the browser may take to open or to keep something, in milliseconds; some never answer. */
const answerMs = 2_000

/**
 * Storage for one pairing client: IndexedDB, else localStorage, else memory for this page. It never rejects. All is read
 * once and kept in memory, as the library does itself; a place that fails later is emptied, so that a reload does not
 * find half of a session. Where nothing is to be kept, what an earlier page kept is taken away.
 */
export function createPairingStorage(
  prefix: string,
  clock: Clock,
  page: object = globalThis,
  isKept = true,
): PairingStorage {
  const entries = new Map<string, string>()
  let place: Place | null = null
  // One write after the other: the order of the library's writes is the order of what is kept.
  let writes: Promise<unknown> = Promise.resolve()
  const limited = async <T>(run: () => Promise<T>): Promise<T> => {
    const settled = new AbortController()
    const late = clock
      .sleep(answerMs, settled.signal)
      .then(() => Promise.reject(new Error('The browser keeps nothing')))
    late.catch(() => undefined)
    return Promise.race([run(), late]).finally(() => settled.abort())
  }

  const open = async () => {
    for (const find of [openDatabase, openLocalStorage]) {
      try {
        const found = await limited(async () => {
          const one = await find(page, prefix)
          if (!isKept) return one.clear()
          // Full ones can be read, so it is tried.
          const [, , kept] = await Promise.all([one.write(probeKey, '1'), one.remove(probeKey), one.readAll()])
          return { one, kept }
        })
        if (!found) continue
        for (const [key, text] of found.kept) entries.set(key, text)
        place = found.one
        return
      } catch {
        // The next one, then.
      }
    }
  }
  const opened = open()

  const keep = async (key: string, change: (place: Place) => Promise<void>) => {
    if (notKept.test(key)) return
    writes = writes.then(async () => {
      const failing = place
      if (!failing) return
      try {
        await limited(() => change(failing))
      } catch {
        place = null
        await limited(() => failing.clear()).catch(() => undefined)
      }
    })
    await writes
  }

  return {
    getKeys: async () => {
      await opened
      return [...entries.keys()]
    },
    getEntries: async <T>() => {
      await opened
      return [...entries].flatMap(([key, text]): [string, T][] => {
        const value = read<T>(text)
        return value === undefined ? [] : [[key, value]]
      })
    },
    getItem: async <T>(key: string) => {
      await opened
      return read<T>(entries.get(key))
    },
    setItem: async (key, value) => {
      const text = write(value)
      await opened
      entries.set(key, text)
      await keep(key, (one) => one.write(key, text))
    },
    removeItem: async (key) => {
      // The library reads this one from the page, where the app was chosen, and takes it out of here alone.
      if (key === deepLinkKey) tryOrNull(() => (page as { localStorage?: Storage }).localStorage?.removeItem(key))
      await opened
      entries.delete(key)
      await keep(key, (one) => one.remove(key))
    },
    readKept: async <T>(end: string) => {
      await opened
      await writes
      const reading = place
      const kept = reading && (await limited(() => reading.readAll()).catch(() => null))
      return read<T>(kept?.find(([key]) => key.endsWith(end))?.[1])
    },
    isMemory: async () => {
      await opened
      await writes
      return place === null
    },
  }
}

/** The app that later requests open, as the library knows it. */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'
const probeKey = 'probe'
// Requests and signatures are not to be found later, and no later page waits for these answers.
const notKept = /\/\/history$/

// The library keeps big integers here and there.
function write(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'bigint' ? { $bigint: `${part}` } : part,
  )
  return text ?? 'null'
}

function read<T>(text: string | undefined): T | undefined {
  if (text === undefined) return undefined
  const revive = (_key: string, part: unknown) => {
    const digits = typeof part === 'object' && part !== null && (part as { $bigint?: unknown }).$bigint
    return typeof digits === 'string' && digits.length <= 100 ? tryOrNull(() => BigInt(digits)) : part
  }
  return (tryOrNull(() => JSON.parse(text, revive) as T | null) ?? undefined) as T | undefined
}
