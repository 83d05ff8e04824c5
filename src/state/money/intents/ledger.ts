import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { jsonKey, storageAtom } from '../../core/storage'
import { connectedIn, connectionsAtom, plainAddress } from '../../core/visitor/connections'
import { allIntentsAtom, intentsInMemoryAtom, latestCallsIdAtom } from './memory'
import { readIntent, type Intent } from './intent'

/** Limits per origin: number of intents, and their size in storage in characters. */
const limits = { count: 200, characters: 256 * 1024 } as const

/** Intents of every account in this browser, the newest first. They outlive the page and the connection. */
export const intentsKey = jsonKey('intents', (value): readonly Intent[] | undefined =>
  Array.isArray(value) ? value.flatMap(readIntent).slice(0, limits.count) : undefined,
)

/** Reads the intents of earlier pages. Not called during hydration, because a server has none of them. */
export const recallIntents = action(function recallIntents(get, set) {
  if (get(intentsInMemoryAtom)) return
  const stored = get(storageAtom).read(intentsKey) ?? []
  set(intentsInMemoryAtom, stored)
  // Calls that an earlier page sent are shown, unless this page asked for some itself.
  const batch = stored.find((one) => one.batch && /^(pending|unanswered)$/.test(one.status))
  if (batch && get(latestCallsIdAtom) === null) set(latestCallsIdAtom, batch.id)
})

/** Adds an intent before the wallet is asked, or one that ended elsewhere. */
export const addIntent = action(function addIntent(get, set, intent: Intent) {
  set(write, [intent, ...storedIn(get).filter(({ id }) => id !== intent.id)])
  set(tellStatus, intent)
})

/**
 * Changes an intent as it is stored now, which another page may have changed before. `change` returns null to keep it.
 * Returns the result; null if the intent is unknown or unchanged.
 */
export const changeIntent = action(function changeIntent(
  get,
  set,
  id: string,
  change: (now: Intent) => Intent | null,
): Intent | null {
  const before = storedIn(get)
  const now = before.find((one) => one.id === id)
  const next = now && change(now)
  if (!next || JSON.stringify(next) === JSON.stringify(now)) return null
  set(
    write,
    before.map((one) => (one === now ? next : one)),
  )
  if (next.status !== now.status) set(tellStatus, next)
  return next
})

/** Reads the storage again after another page of this origin wrote to it. Returns the intents whose status changed. */
export const takeOverIntents = action(function takeOverIntents(get, set): readonly Intent[] {
  const before = get(allIntentsAtom)
  const found = storedIn(get)
  set(intentsInMemoryAtom, found)
  return found.filter((now) => before.some((one) => one.id === now.id && one.status !== now.status))
})

/** Intents in storage; those of this page where storage is blocked. */
const storedIn = (get: Getter) => get(storageAtom).read(intentsKey) ?? get(allIntentsAtom)

const write = action(function write(get, set, all: readonly Intent[]) {
  const kept = withinLimits(all)
  set(intentsInMemoryAtom, kept)
  get(storageAtom).write(intentsKey, kept)
})

/** Removes the oldest final intents first, then the oldest of all. */
export function withinLimits(all: readonly Intent[]): readonly Intent[] {
  let kept = all
  const isOver = () => kept.length > limits.count || JSON.stringify(kept).length > limits.characters
  while (isOver()) {
    const spare = kept.findLast(({ isFinal }) => isFinal) ?? kept.at(-1)
    kept = kept.filter((one) => one !== spare)
  }
  return kept
}

const tellStatus = action(function tellStatus(_get, set, { id, networkId: network, status, hash }: Intent) {
  const event = `INTENT_${status.toUpperCase() as Uppercase<Intent['status']>}` as const
  set(emit, { type: 'track', event, properties: { id, network, hash } })
})

/** True for an intent of an account that is connected here. */
export const isOfConnectedAtom = atom((get) => {
  const addresses = connectedIn(get(connectionsAtom)).flatMap(([, { accounts }]) => accounts.map(plainAddress))
  return ({ account }: Pick<Intent, 'account'>) => addresses.includes(plainAddress(account))
})
