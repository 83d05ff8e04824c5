import { atom } from 'jotai/vanilla'
import { isRecord } from '../../chains/guards'
import { envAtom } from '../core/env'
import type { Identity } from '../../services/names/identity.late'
import { isShortText, jsonKey, storageAtom, type StorageKey } from '../core/storage'

/** In milliseconds. */
export const nameLifetimeMs = 300_000

interface Entry<T> {
  readonly value: T
  /** Milliseconds since the epoch. */
  readonly at: number
}

type Entries<T> = Readonly<Record<string, Entry<T>>>

/** Identities by network and address; it ends with the connection, as the next does, see `addressCaches`. */
export const identityKey = entriesKey('identityCache', readIdentity)

/** The address of a name on a network, or the names of an address; an empty list for none. */
export const nameLookupKey = entriesKey('nameLookupCache', (value) =>
  Array.isArray(value) && value.every(isShortText) ? (value as readonly string[]) : undefined,
)

export const identityCacheAtom = cacheAtom(identityKey)
export const nameLookupCacheAtom = cacheAtom(nameLookupKey)

/** A cache of five minutes; who asks the same at the same time shares one question. */
function cacheAtom<T>(key: StorageKey<Entries<T>>) {
  return atom((get) => {
    const { clock } = get(envAtom)
    const storage = get(storageAtom)
    const questions = new Map<string, Promise<T>>()
    const fresh = () =>
      Object.entries(storage.read(key) ?? {}).filter(([, { at }]) => Math.abs(clock.now() - at) < nameLifetimeMs)
    const keep = (id: string, value: T) => {
      storage.write(key, { ...Object.fromEntries(fresh()), [id]: { value, at: clock.now() } })
      return value
    }
    return {
      /** What is known without asking is kept, too. */
      keep,
      through: async (id: string, ask: () => Promise<T>): Promise<T> => {
        const [, kept] = fresh().find(([known]) => known === id) ?? []
        if (kept) return kept.value
        const asking = () => ask().then((value) => keep(id, value))
        const question = questions.get(id) ?? asking().finally(() => questions.delete(id))
        questions.set(id, question)
        return question
      },
    }
  })
}

function entriesKey<T>(name: string, read: (value: unknown) => T | undefined): StorageKey<Entries<T>> {
  return jsonKey(name, (stored) => {
    if (!isRecord(stored)) return undefined
    const entries = Object.entries(stored).flatMap(([id, entry]) => {
      if (!isRecord(entry) || typeof entry.at !== 'number') return []
      const value = read(entry.value)
      return value === undefined ? [] : [[id, { value, at: entry.at }] as const]
    })
    return Object.fromEntries(entries) as Entries<T>
  })
}

function readIdentity(value: unknown): Identity | undefined {
  if (!isRecord(value)) return undefined
  const { name, avatar } = value
  if (name !== null && !isShortText(name)) return undefined
  if (avatar !== null && !(typeof avatar === 'string' && /^(https?:\/\/|data:image\/)/.test(avatar))) return undefined
  return { name, avatar }
}
