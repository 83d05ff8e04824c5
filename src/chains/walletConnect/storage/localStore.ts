/** Somewhere the browser keeps texts by key; each call may fail. */
export interface Place {
  readonly name: 'IndexedDB' | 'localStorage'
  /** Everything that is kept. */
  readAll(): Promise<readonly (readonly [string, string])[]>
  write(key: string, text: string): Promise<void>
  remove(key: string): Promise<void>
  clear(): Promise<void>
}

/**
 * The page's localStorage under a prefix.
 * @throws whatever the browser throws if it is missing or blocked
 */
export async function openLocalStorage(page: object, prefix: string): Promise<Place> {
  const { localStorage } = page as { readonly localStorage?: Storage }
  if (!localStorage) throw new Error('There is no localStorage')
  const own = `${prefix}/`
  const keys = () =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
      key.startsWith(own),
    )
  return {
    name: 'localStorage',
    readAll: async () => keys().map((key) => [key.slice(own.length), localStorage.getItem(key) ?? ''] as const),
    write: async (key, text) => localStorage.setItem(own + key, text),
    remove: async (key) => localStorage.removeItem(own + key),
    clear: async () => {
      for (const key of keys()) localStorage.removeItem(key)
    },
  }
}
