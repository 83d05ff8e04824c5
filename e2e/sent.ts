import { hexToBytes } from '@noble/hashes/utils.js'
import type { BrowserContext, Page, Request } from 'playwright'
import { accountNames, labSeed } from '../lab/phone/keys/keyring'
import { findSecrets, type KnownSecrets, type SecretKind } from '../lab/secrets/findSecrets'
import { findPlain } from '../lab/secrets/relayFrames'
import type { Lab } from '../lab/startLab'
import { labKeys } from '../lab/wallet/labKeys'

/** Everything that the pages of the shop send, searched for secrets. */
export interface Sent {
  /** Findings so far, in requests, in the console and in storage. */
  findings(): Promise<readonly string[]>
  forget(): void
}

const known: KnownSecrets = {
  keys: [
    ...labKeys.map((key) => hexToBytes(key.slice(2))),
    ...['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'].flatMap((namespace) =>
      Array.from({ length: accountNames.length }, (_, index) => labSeed(namespace, index)),
    ),
  ],
  phrases: [`${'test '.repeat(11)}junk`],
}

/** Relay messages that a pairing client keeps are encrypted and look like signatures; all else it keeps is searched. */
const isCiphertext = /^portico-[^/]*\/(entries\/)?wc@2:core:[^/]*\/\/messages(_withoutClientAck)?$/

/** Requests to wallets: on Solana a transaction is called by its first signature, which its chain shows to all. */
const isHashes = /^portico\.[^/]*\/intents$/

const originOf = (url: string) => new URL(url).origin

/** Listens to a context from its beginning. */
export function recordSent(context: BrowserContext, lab: Lab): Sent {
  let found: string[] = []
  const chains = [...lab.chains.map(({ url }) => url), lab.solana.url].map(originOf)
  const note = (where: string, text: string, allowed: readonly SecretKind[] = [], isUrl = false) => {
    for (const kind of findSecrets(text, known, isUrl)) if (!allowed.includes(kind)) found.push(`${kind} in ${where}`)
  }

  /** Secrets that an address may get: proofs for the server that checks them, and for a chain what it has to know. */
  const allowedAt = (url: string): readonly SecretKind[] => {
    const { origin, port, pathname } = new URL(url)
    if (port === new URL(lab.url).port && pathname.startsWith('/auth/')) return ['signature', 'message']
    if (origin === originOf(lab.backend.url) && pathname === '/v1/profile/account') return ['signature']
    return chains.includes(origin) ? ['signature', 'message'] : []
  }
  /**
   * The body without the permit that a swap is built with: the backend asks for exactly that field, and who has it can
   * do no more than what was shown, let the router take exactly what is swapped, once and within half an hour.
   */
  const withoutPermit = (url: string, body: string): string => {
    const { origin, pathname } = new URL(url)
    const isAsked = origin === originOf(lab.backend.url) && pathname === '/v1/convert/build-transaction'
    if (!isAsked || body === '') return body
    const { eip155: { permit: _permit, ...eip155 } = {}, ...rest } = JSON.parse(body) as Partial<
      Record<'eip155', Record<string, unknown>>
    >
    return JSON.stringify({ ...rest, eip155 })
  }
  // The wallet's windows and the phone are others' pages.
  const isShop = (page: Page) =>
    new URL(page.url()).port === new URL(lab.url).port && new URL(page.url()).pathname !== '/wallet.html'

  context.on('request', (request) => {
    // The address of a link is for the visitor who opens it.
    if (request.isNavigationRequest() || !isFrom(request, isShop)) return
    const { url, where } = { url: request.url(), where: `${request.method()} ${new URL(request.url()).pathname}` }
    note(`the address of ${where}`, url, [], true)
    note(`the body of ${where}`, withoutPermit(url, request.postData() ?? ''), allowedAt(url))
    for (const [name, value] of Object.entries(request.headers()))
      note(`the header ${name} of ${where}`, value, [], true)
  })
  context.on('console', (message) => {
    const page = message.page()
    if (page && isShop(page)) note('the console', message.text())
  })
  context.on('page', (page) =>
    page.on('websocket', (socket) => {
      const isRelay = originOf(socket.url()) === originOf(lab.relay.url)
      // The relay's own token is signed.
      note('the address of a socket', socket.url(), isRelay ? ['signature'] : [], true)
      socket.on('framesent', ({ payload }) => {
        if (!isShop(page)) return
        const text = String(payload)
        note('a frame', text, ['signature'])
        if (isRelay) found.push(...findPlain(text).map((name) => `${name} in a frame for the relay`))
      })
    }),
  )

  const stored = async (page: Page) => {
    for (const [name, value] of [...(await readStorages(page)), ...(await readDatabases(page))]) {
      // Wallets keep what is theirs at the same origin.
      if (/^(lab-)?wallet:/.test(name)) continue
      note(`the storage at ${name}`, value, isCiphertext.test(name) || isHashes.test(name) ? ['signature'] : [])
    }
  }
  return {
    findings: async () => {
      await Promise.all(
        context
          .pages()
          .filter(isShop)
          .map((page) => stored(page).catch(() => undefined)),
      )
      return [...new Set(found)]
    },
    forget: () => void (found = []),
  }
}

/** A request of no page, a worker's, counts as the shop's. */
function isFrom(request: Request, isWanted: (page: Page) => boolean): boolean {
  try {
    return isWanted(request.frame().page())
  } catch {
    return true
  }
}

/** Texts that the page keeps; none where a test took the storage away. */
async function readStorages(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page
    .evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)] as [string, string][])
    .catch(() => [])
}

/** Entries in the databases of the page, by database, store and key. */
async function readDatabases(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page
    .evaluate(async () => {
      const answerOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
        })
      const entries: [string, string][] = []
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await answerOf(indexedDB.open(name))
        for (const storeName of database.objectStoreNames) {
          const store = database.transaction(storeName, 'readonly').objectStore(storeName)
          const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())])
          keys.forEach((key, index) => {
            const value: unknown = values[index]
            // Bytes as a list, which is searched for as well.
            const print = (_key: string, part: unknown) => (ArrayBuffer.isView(part) ? String(part) : part)
            entries.push([
              `${name}/${storeName}/${String(key)}`,
              typeof value === 'string' ? value : (JSON.stringify(value, print) ?? ''),
            ])
          })
        }
        database.close()
      }
      return entries
    })
    .catch(() => [])
}
