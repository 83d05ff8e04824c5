import { systemClock } from '../../chains/clock'
import { warnOnce } from '../../chains/development'
import type { KeyValueStorage } from '../../state/core/env'
import { SessionStorageError } from '../siwxErrors'
import { isOf, isValidAt, readSession } from '../session'
import type { SiwxSession, SiwxStorage } from '../types'

export interface LocalStorageOptions {
  /** The storage key of the sessions; another one for each instance on one origin. */
  readonly key?: string | undefined
  /** @default the page's localStorage */
  readonly storage?: KeyValueStorage | undefined
  /** The time in milliseconds. */
  readonly now?: (() => number) | undefined
}

/** The implementation of `createLocalStorage` of the entry. */
export function createLocalStorage({
  key = 'portico/siwx',
  storage,
  now = systemClock.now,
}: LocalStorageOptions = {}): SiwxStorage {
  // Reading the property itself throws where site data is blocked.
  const keeper = () => storage ?? localStorage
  /** Sessions that this browser would not store; for this page view only. */
  let held: readonly SiwxSession[] | null = null
  const stored = (): readonly unknown[] => {
    try {
      const list: unknown = JSON.parse(keeper().getItem(key) ?? '[]')
      return Array.isArray(list) ? list : []
    } catch {
      return []
    }
  }
  const read = () => (held ?? stored()).flatMap((entry) => usable(entry, now()))
  const write = (sessions: readonly SiwxSession[]) => {
    try {
      if (sessions.length === 0) keeper().removeItem(key)
      else keeper().setItem(key, JSON.stringify(sessions))
      held = null
    } catch (cause) {
      noteFullStorage(new SessionStorageError(cause))
      held = sessions
    }
  }
  const others = ({ data: { chainId, accountAddress } }: SiwxSession) =>
    read().filter((session) => !isOf(session, chainId, accountAddress))
  return {
    add: async (session) => write([...others(session), session]),
    set: async (sessions) => write(sessions),
    get: async (chainId, address) => read().filter((session) => isOf(session, chainId, address)),
    delete: async (chainId, address) => write(read().filter((session) => !isOf(session, chainId, address))),
  }
}

/** Tells the developer: visitors are signed in for this page view, and asked again on the next. */
function noteFullStorage(error: SessionStorageError): void {
  try {
    if (process.env.NODE_ENV !== 'production') warnOnce(`${error.message}. ${error.details}`, error.cause)
  } catch {
    // Without a bundler that replaces `process.env.NODE_ENV`, there is no warning.
  }
}

function usable(entry: unknown, now: number): readonly SiwxSession[] {
  try {
    const session = readSession(entry)
    return isValidAt(session, now) ? [session] : []
  } catch {
    return []
  }
}
