import type { Getter } from 'jotai/vanilla'
import { isRecord } from '../../../chains/guards'
import { readPictureUrl } from '../../../chains/pictureUrl'
import { envAtom, perStore } from '../../core/runtime'
import type { Identity } from '../../../services/names/identity.late'
import { isShortText, jsonKey, storageAtom, type StorageKey } from '../../core/storage'

/** In milliseconds. */
export const nameLifetimeMs = 300_000

interface Entry<T> {
  readonly value: T
  /** Milliseconds since the epoch. */
  readonly at: number
}

type Entries<T> = Readonly<Record<string, Entry<T>>>

/** Identities by network and address. This cache and the next end with the connection, see `addressCaches`. */
export const identityKey = entriesKey('identityCache', readIdentity)

/** The address of a name on a network, or the names of an address; an empty list for none. */
export const nameLookupKey = entriesKey('nameLookupCache', (value) =>
  Array.isArray(value) && value.every(isShortText) ? (value as readonly string[]) : undefined,
)

export const identityCache = createCache(identityKey)
export const nameLookupCache = createCache(nameLookupKey)

/** A cache of five minutes; who asks the same at the same time shares one question. */
function createCache<T>(key: StorageKey<Entries<T>>) {
  const questions = perStore<Record<string, Promise<T>>>()
  const fresh = (get: Getter) => {
    const now = get(envAtom).clock.now()
    const entries = get(storageAtom).read(key) ?? {}
    return Object.fromEntries(Object.entries(entries).filter(([, { at }]) => Math.abs(now - at) < nameLifetimeMs))
  }
  /** Values that are known without asking are kept, too. */
  const keep = (get: Getter, id: string, value: T) => {
    get(storageAtom).write(key, { ...fresh(get), [id]: { value, at: get(envAtom).clock.now() } })
    return value
  }
  const through = async (get: Getter, id: string, ask: () => Promise<T>): Promise<T> => {
    const kept = fresh(get)[id]
    if (kept) return kept.value
    const asked = questions(get)
    const asking = () => ask().then((value) => keep(get, id, value))
    const question = asked[id] ?? asking().finally(() => delete asked[id])
    asked[id] = question
    return question
  }
  return { keep, through }
}

function entriesKey<T>(
  name: StorageKey<unknown>['name'],
  read: (value: unknown) => T | undefined,
): StorageKey<Entries<T>> {
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
  if (avatar !== null && readPictureUrl(avatar) === undefined) return undefined
  return { name, avatar: avatar as string | null }
}
