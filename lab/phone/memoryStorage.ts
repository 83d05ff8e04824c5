import type { PhoneStorage } from './types'

/** Storage in memory, for Node. Pass the same one again to play a restart. */
export function memoryStorage(): PhoneStorage {
  const entries = new Map<string, unknown>()
  return {
    getKeys: async () => Array.from(entries.keys()),
    getEntries: async <T>() => structuredClone(Array.from(entries)) as [string, T][],
    getItem: async <T>(key: string) => structuredClone(entries.get(key)) as T | undefined,
    setItem: async (key, value) => void entries.set(key, structuredClone(value)),
    removeItem: async (key) => void entries.delete(key),
  }
}
