import { describe, expect, it } from 'vitest'
import type { Clock } from '../../clock'
import { createPairingStorage } from './pairingStorage'

/** A clock whose waits are over when the test says so. */
function handClock() {
  const waits: (() => void)[] = []
  const clock: Clock = {
    now: () => 0,
    sleep: (_ms, signal) =>
      new Promise((resolve, reject) => {
        waits.push(resolve)
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  }
  return { clock, over: () => waits.splice(0).forEach((end) => end()) }
}

interface Faults {
  /** Number of writes that there is room for. */
  room?: number
  throws?: 'getItem' | 'setItem' | 'length'
}

/** localStorage by its specification, and what goes wrong with it. */
function localStorageOf(entries = new Map<string, string>(), faults: Faults = {}): Storage {
  const fail = (method: Faults['throws']) => {
    if (faults.throws === method) throw new DOMException('Denied', 'SecurityError')
  }
  return {
    get length() {
      fail('length')
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => {
      fail('getItem')
      return entries.get(key) ?? null
    },
    setItem: (key, text) => {
      fail('setItem')
      if (faults.room !== undefined && faults.room-- <= 0) throw new DOMException('Full', 'QuotaExceededError')
      entries.set(key, text)
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

const blocked = {
  get indexedDB(): never {
    throw new DOMException('Denied', 'SecurityError')
  },
  get localStorage(): never {
    throw new DOMException('Denied', 'SecurityError')
  },
}

async function useAll(storage: ReturnType<typeof createPairingStorage>) {
  await storage.setItem('one', { a: [1, 'x'] })
  await storage.setItem('two', 12345678901234567890n)
  await storage.removeItem('one')
  await storage.setItem('three', undefined)
  expect(await storage.getItem('one')).toBeUndefined()
  expect(await storage.getItem('two')).toBe(12345678901234567890n)
  expect(await storage.getItem('three')).toBeUndefined()
  expect(await storage.getKeys()).toEqual(['two', 'three'])
  expect(await storage.getEntries()).toEqual([['two', 12345678901234567890n]])
}

const throwing = (how: 'open' | 'error') => ({
  open: () => {
    if (how === 'open') throw new DOMException('Denied', 'SecurityError')
    const request: { onerror?: () => void; error: Error } = { error: new Error('Corrupted') }
    queueMicrotask(() => request.onerror?.())
    return request
  },
})

describe('the storage of a pairing', () => {
  it.each([
    ['there is none', {}],
    ['it is blocked', blocked],
    ['opening throws', { indexedDB: throwing('open') }],
    ['opening fails', { indexedDB: throwing('error') }],
    ['localStorage cannot be read', { localStorage: localStorageOf(new Map(), { throws: 'length' }) }],
    ['localStorage takes nothing', { localStorage: localStorageOf(new Map(), { throws: 'setItem' }) }],
    ['localStorage is full', { localStorage: localStorageOf(new Map(), { room: 0 }) }],
  ])('is memory for the page where %s', async (_why, page) => {
    const storage = createPairingStorage('p', handClock().clock, page)
    await useAll(storage)
    expect(await storage.isMemory()).toBe(true)
  })

  it('does not wait for an IndexedDB that never answers', async () => {
    const { clock, over } = handClock()
    const kept = new Map<string, string>()
    const page = { indexedDB: { open: () => ({}) }, localStorage: localStorageOf(kept) }
    const storage = createPairingStorage('p', clock, page)
    const used = useAll(storage)
    await Promise.resolve()
    over()
    await used
    expect(await storage.isMemory()).toBe(false)
    expect([...kept.keys()]).toEqual(['p/two', 'p/three'])
  })

  it('is localStorage where there is no IndexedDB, found again by the next page, and no one else’s', async () => {
    const kept = new Map([['other', '1']])
    const page = () => ({ indexedDB: throwing('open'), localStorage: localStorageOf(kept) })
    await useAll(createPairingStorage('p', handClock().clock, page()))
    const again = createPairingStorage('p', handClock().clock, page())
    expect(await again.getItem('two')).toBe(12345678901234567890n)
    kept.set('p/two', 'nonsense')
    const third = createPairingStorage('p', handClock().clock, page())
    expect([await third.getItem('two'), await third.getEntries()]).toEqual([undefined, []])
    expect(kept.get('other')).toBe('1')
    expect(await createPairingStorage('q', handClock().clock, page()).getKeys()).toEqual([])
  })

  it('takes the app that was opened out of the page, as the library does with its own when a session ends', async () => {
    const kept = new Map([['WALLETCONNECT_DEEPLINK_CHOICE', '{}']])
    const storage = createPairingStorage('p', handClock().clock, { localStorage: localStorageOf(kept) })
    await storage.removeItem('WALLETCONNECT_DEEPLINK_CHOICE')
    expect([...kept.keys()]).toEqual([])
    await createPairingStorage('p', handClock().clock, blocked).removeItem('WALLETCONNECT_DEEPLINK_CHOICE')
  })

  it('keeps for this page only what was asked of the wallet and what it signed', async () => {
    const kept = new Map<string, string>()
    const storage = createPairingStorage('p', handClock().clock, { localStorage: localStorageOf(kept) })
    await storage.setItem('wc@2:core:0.3:p//history', [{ response: 'signed' }])
    await storage.setItem('wc@2:core:0.3:p//keychain', { a: 'b' })
    expect([...kept.keys()]).toEqual(['p/wc@2:core:0.3:p//keychain'])
    expect(await storage.getItem('wc@2:core:0.3:p//history')).toEqual([{ response: 'signed' }])
  })

  it.each([1, 2, 3, 4, 5])(
    'that is full after %d writes leaves no half of a session to the next page',
    async (room) => {
      const kept = new Map<string, string>()
      const storage = createPairingStorage('p', handClock().clock, { localStorage: localStorageOf(kept, { room }) })
      for (const key of ['a', 'b', 'c', 'd', 'e']) await storage.setItem(key, key)
      expect(await storage.getKeys()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(await storage.isMemory()).toBe(true)
      expect([...kept.keys()]).toEqual([])
    },
  )

  it('keeps nothing where nothing is to be kept, and takes away what an earlier page kept', async () => {
    const kept = new Map<string, string>()
    const page = { localStorage: localStorageOf(kept) }
    await createPairingStorage('p', handClock().clock, page).setItem('session', 'earlier')
    expect(kept.size).toBe(1)
    const storage = createPairingStorage('p', handClock().clock, page, false)
    expect(await storage.getKeys()).toEqual([])
    await storage.setItem('session', 'of this page')
    expect(await storage.getItem('session')).toBe('of this page')
    expect([...kept.keys()]).toEqual([])
    expect(await storage.isMemory()).toBe(true)
  })
})
