import { defineDriver } from 'unstorage'

const most = 100_000

interface Entry {
  readonly value: string
  readonly endsAt: number
}

/**
 * A driver of unstorage that keeps everything in this process and forgets what is over: anybody may ask for nonces,
 * so it must not grow without end. Past its limit it lets go of what would end first, which is a nonce.
 */
export const createMemory = defineDriver((clock: () => number) => {
  const entries = new Map<string, Entry>()
  let round = entries.keys()
  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    if (entry && entry.endsAt <= clock()) entries.delete(key)
    return entries.get(key)
  }
  /** Looks at two more for each that comes, round and round. */
  const sweep = () => {
    for (let count = 0; count < 2; count += 1) {
      const { value, done } = round.next()
      if (done === true) round = entries.keys()
      else find(value)
    }
    if (entries.size < most) return
    const [first] = [...entries].reduce((one, other) => (other[1].endsAt < one[1].endsAt ? other : one))
    entries.delete(first)
  }
  return {
    name: 'portico-memory',
    getInstance: () => entries,
    hasItem: (key: string) => find(key) !== undefined,
    getItem: (key: string) => find(key)?.value ?? null,
    setItem(key: string, value: string, { ttl = Infinity }: { readonly ttl?: number } = {}) {
      sweep()
      entries.set(key, { value, endsAt: clock() + ttl * 1000 })
    },
    removeItem: (key: string) => {
      entries.delete(key)
    },
    getKeys: () => [...entries.keys()].filter((key) => find(key) !== undefined),
    clear: () => entries.clear(),
  }
})
