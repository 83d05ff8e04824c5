import type { Place } from './localStore'

const storeName = 'entries'

/**
 * A database of our own for one client.
 * @throws whatever the browser throws if it is missing or blocked
 */
export async function openDatabase(page: object, prefix: string): Promise<Place> {
  const { indexedDB } = page as { readonly indexedDB?: IDBFactory }
  if (!indexedDB) throw new Error('There is no IndexedDB')
  const request = indexedDB.open(prefix, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  const database = await answerOf(request)
  // Whoever deletes it or brings a newer version does not have to wait for this page.
  database.onversionchange = () => database.close()
  const change = async (run: (store: IDBObjectStore) => void) => {
    const transaction = database.transaction(storeName, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was written'))
    })
    run(transaction.objectStore(storeName))
    await done
  }
  return {
    name: 'IndexedDB',
    readAll: async () => {
      const store = database.transaction(storeName, 'readonly').objectStore(storeName)
      const [keys, texts] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())])
      return keys.flatMap((key, index) => {
        const text: unknown = texts[index]
        return typeof key === 'string' && typeof text === 'string' ? [[key, text] as const] : []
      })
    },
    write: (key, text) => change((store) => void store.put(text, key)),
    remove: (key) => change((store) => void store.delete(key)),
    clear: () => change((store) => void store.clear()),
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })
}
