import { systemClock } from '../../chains/clock'
import type { KeyValueStorage } from '../../state/core/env'
import { SessionStorageError } from '../errors'
import { isOf, isValidAt, readSession } from '../session'
import type { SiwxSession, SiwxStorage } from '../types'

export interface LocalStorageOptions {
  /** What the sessions are kept under; another one for each instance on one origin. */
  readonly key?: string | undefined
  /** @default the page's localStorage */
  readonly storage?: KeyValueStorage | undefined
  /** The time in milliseconds. */
  readonly now?: (() => number) | undefined
}

/** What `createLocalStorage` of the entry makes, once its code is here. */
export function createLocalStorage({
  key = 'portico/siwx',
  storage,
  now = systemClock.now,
}: LocalStorageOptions = {}): SiwxStorage {
  // Reading the property itself throws where site data is blocked.
  const keeper = () => storage ?? localStorage
  const read = (): readonly SiwxSession[] => {
    try {
      const list: unknown = JSON.parse(keeper().getItem(key) ?? '[]')
      return Array.isArray(list) ? list.flatMap((entry) => usable(entry, now())) : []
    } catch {
      return []
    }
  }
  const write = (sessions: readonly SiwxSession[]) => {
    try {
      if (sessions.length === 0) keeper().removeItem(key)
      else keeper().setItem(key, JSON.stringify(sessions))
    } catch (cause) {
      throw new SessionStorageError(cause)
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

function usable(entry: unknown, now: number): readonly SiwxSession[] {
  try {
    const session = readSession(entry)
    return isValidAt(session, now) ? [session] : []
  } catch {
    return []
  }
}
