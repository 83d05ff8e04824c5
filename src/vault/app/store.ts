/** The browser keeps nothing for the vault: storage of this frame is blocked, full or broken. */
export class VaultStorageError extends Error {
  override name = 'VaultStorageError'

  constructor(readonly failure: 'blocked' | 'full' | 'conflict') {
    super(`The vault cannot store the wallet: ${failure}`)
  }
}

/** The part of a record that the store reads. */
export interface StoredRecord {
  readonly id: string
  readonly revision: number
}

const name = 'portico-vault'
const wallets = 'wallets'
const hosts = 'hosts'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('', 'UnknownError'))
  })

async function open(): Promise<IDBDatabase> {
  // Access to `indexedDB` itself throws where the browser blocks storage.
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(wallets, { keyPath: 'id' })
    request.result.createObjectStore(hosts, { keyPath: 'origin' })
  }
  const database = await done(request)
  // Another version of the vault in another tab can upgrade it.
  database.onversionchange = () => database.close()
  return database
}

async function run<T>(
  where: typeof wallets | typeof hosts,
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  let database: IDBDatabase | undefined
  try {
    database = await open()
    const transaction = database.transaction(where, mode)
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
    })
    const result = await action(transaction.objectStore(where)).catch((error: unknown) => {
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

/** A host that the visitor connected with a wallet. */
interface ConnectedHost {
  readonly origin: string
  readonly walletId: string
}

/** Wallets and connected hosts in this browser. Every method rejects with a `VaultStorageError`. */
export interface VaultStore {
  /** All stored wallets, unchecked. */
  listRecords(): Promise<readonly unknown[]>
  /** Stores a wallet in the place of its earlier revision; `conflict` where another tab changed it first. */
  writeRecord(record: StoredRecord): Promise<void>
  /** The id of the wallet that a host is connected with; null for another host. */
  walletOf(origin: string): Promise<string | null>
  connectHost(host: ConnectedHost): Promise<void>
  disconnectHost(origin: string): Promise<void>
}

/** The database of this origin, or of this origin within its embedder where browsers partition storage. */
export const databaseStore: VaultStore = {
  listRecords: () => run(wallets, 'readonly', (store) => done(store.getAll())),
  writeRecord: (record) =>
    run(wallets, 'readwrite', async (store) => {
      const stored = (await done(store.get(record.id))) as StoredRecord | undefined
      if ((stored?.revision ?? 0) !== record.revision - 1) throw new VaultStorageError('conflict')
      await done(store.put(record))
    }),
  walletOf: (origin) =>
    run(hosts, 'readonly', async (store) => {
      const found = (await done(store.get(origin))) as Partial<ConnectedHost> | undefined
      return typeof found?.walletId === 'string' ? found.walletId : null
    }),
  connectHost: (host) => run(hosts, 'readwrite', async (store) => void (await done(store.put(host)))),
  disconnectHost: (origin) => run(hosts, 'readwrite', async (store) => void (await done(store.delete(origin)))),
}
