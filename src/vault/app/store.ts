/** The browser keeps nothing for the vault: storage of this frame is blocked, full or broken. */
export class VaultStorageError extends Error {
  override name = 'VaultStorageError'

  constructor(readonly failure: 'blocked' | 'full' | 'conflict') {
    super(`The vault cannot store the wallet: ${failure}`)
  }
}

/** What the store needs of a record; the rest is checked by its reader. */
export interface StoredRecord {
  readonly id: string
  readonly revision: number
}

const name = 'portico-vault'
const wallets = 'wallets'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'))
  })

/** Opens the database of this origin, or of this origin within its embedder where browsers partition storage. */
async function open(): Promise<IDBDatabase> {
  // Access to `indexedDB` itself throws where the browser blocks storage.
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => void request.result.createObjectStore(wallets, { keyPath: 'id' })
  const database = await done(request)
  // Another version of the vault in another tab can upgrade it.
  database.onversionchange = () => database.close()
  return database
}

async function run<T>(mode: IDBTransactionMode, action: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  let database: IDBDatabase | undefined
  try {
    database = await open()
    const transaction = database.transaction(wallets, mode)
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
    })
    const result = await action(transaction.objectStore(wallets)).catch((error: unknown) => {
      ended.catch(() => undefined) // The first error is the one to tell.
      throw error
    })
    await ended
    return result
  } catch (error) {
    if (error instanceof VaultStorageError) throw error
    throw new VaultStorageError(
      error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked',
    )
  } finally {
    database?.close()
  }
}

/**
 * All stored wallets, unchecked.
 * @throws VaultStorageError
 */
export const listRecords = (): Promise<readonly unknown[]> => run('readonly', (store) => done(store.getAll()))

/**
 * Stores a wallet in the place of its earlier revision.
 * @throws VaultStorageError `conflict` where another tab changed it first
 */
export const writeRecord = (record: StoredRecord): Promise<void> =>
  run('readwrite', async (store) => {
    const stored = (await done(store.get(record.id))) as StoredRecord | undefined
    if ((stored?.revision ?? 0) !== record.revision - 1) throw new VaultStorageError('conflict')
    await done(store.put(record))
  })
