import { mnemonicToEntropy, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { BrowserContext } from 'playwright'
import { findSecrets, type KnownSecrets } from '../lab/secrets/findSecrets'
import { deriveKeys } from '../src/vault/keys/accounts'
import type { WalletRecord } from '../src/vault/keys/record'
import { runTask } from '../src/vault/keys/tasks'

/** One value that left a function of a page. */
interface Seen {
  /** `worker.in` and `worker.out` are the vault's worker; everything else leaves the page. */
  readonly where: string
  readonly text: string
}

/** Everything that the pages of a context send, store and log, with the secrets of the wallets made in it. */
export interface SecretWatch {
  /** Secrets that were seen outside of the worker; the counts show that the search saw anything. */
  findings(): Promise<{ readonly leaks: readonly string[]; readonly outputs: number; readonly wallets: number }>
}

interface Given {
  seen(where: string, text: string): void
  output(credentialId: string, hex: string): void
}

/** Wraps every function by which a page can pass something on. Runs in each page and frame before its scripts. */
function instrument() {
  const { porticoSeen, porticoOutput } = window as unknown as Record<string, (a: string, b: string) => void>
  const given: Given = { seen: porticoSeen as Given['seen'], output: porticoOutput as Given['output'] }
  const listOf = (value: ArrayBuffer | ArrayBufferView) =>
    ArrayBuffer.isView(value)
      ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength).join(',')
      : new Uint8Array(value).join(',')
  const print = (value: unknown) => {
    try {
      return (
        JSON.stringify(value, (_key, part: unknown) =>
          part instanceof ArrayBuffer || ArrayBuffer.isView(part)
            ? listOf(part)
            : typeof part === 'bigint'
              ? String(part)
              : part instanceof Error
                ? `${part.name} ${part.message} ${part.stack}`
                : part,
        ) ?? ''
      )
    } catch {
      return String(value)
    }
  }
  type Owner = Record<string, (...args: unknown[]) => unknown>
  const wrap = (owner: object | undefined, name: string, where: string) => {
    const own = owner as Owner | undefined
    const original = own?.[name]
    if (!own || !original) return
    own[name] = function (this: unknown, ...args: unknown[]) {
      given.seen(where, args.map(print).join(' '))
      return original.apply(this, args)
    }
  }
  wrap(MessagePort.prototype, 'postMessage', 'a port')
  wrap(BroadcastChannel.prototype, 'postMessage', 'a broadcast channel')
  wrap(Worker.prototype, 'postMessage', 'worker.in')
  wrap(Storage.prototype, 'setItem', 'storage')
  wrap(IDBObjectStore.prototype, 'put', 'the database')
  wrap(IDBObjectStore.prototype, 'add', 'the database')
  wrap(History.prototype, 'pushState', 'the history')
  wrap(History.prototype, 'replaceState', 'the history')
  wrap(Navigator.prototype, 'sendBeacon', 'a beacon')
  wrap(WebSocket.prototype, 'send', 'a socket')
  wrap(XMLHttpRequest.prototype, 'open', 'a request')
  wrap(XMLHttpRequest.prototype, 'send', 'a request')
  wrap(window, 'fetch', 'a request')
  wrap(window, 'open', 'an address')
  wrap(globalThis.Clipboard?.prototype, 'writeText', 'the clipboard')
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) wrap(console, name, 'the console')
  // A window of another origin has no functions that can be wrapped: its messages are read where they arrive.
  addEventListener('message', ({ data }) => given.seen('a message', print(data)), true)
  addEventListener('error', ({ message, error }) => given.seen('an error', `${message} ${print(error)}`))
  addEventListener('unhandledrejection', ({ reason }) => given.seen('an error', print(reason)))
  const Original = window.Worker
  window.Worker = class extends Original {
    constructor(...args: ConstructorParameters<typeof Original>) {
      super(...args)
      this.addEventListener('message', ({ data }) => given.seen('worker.out', print(data)))
    }
  }
  // Pages that are not secure have none.
  if (typeof CredentialsContainer === 'undefined') return
  for (const name of ['create', 'get'] as const) {
    const own = CredentialsContainer.prototype as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    const original = own[name]
    if (!original) continue
    own[name] = async function (this: unknown, ...args: unknown[]) {
      const made = (await original.apply(this, args)) as {
        id: string
        getClientExtensionResults(): { prf?: { results?: { first?: ArrayBuffer } } }
      } | null
      const first = made?.getClientExtensionResults().prf?.results?.first
      if (made && first) given.output(made.id, new Uint8Array(first).join(','))
      return made
    }
  }
}

/** Watches every page of a context from now on. */
export async function watchSecrets(context: BrowserContext): Promise<SecretWatch> {
  const seen: Seen[] = []
  const outputs = new Map<string, Uint8Array>()
  const note = (where: string, text: string) => void seen.push({ where, text })
  await context.exposeFunction('porticoSeen', note)
  await context.exposeFunction('porticoOutput', (id: string, list: string) =>
    outputs.set(id, Uint8Array.from(list.split(','), Number)),
  )
  await context.addInitScript(instrument)
  context.on('request', (request) => {
    note('the address of a request', request.url())
    note('the body of a request', request.postData() ?? '')
    note('the headers of a request', JSON.stringify(request.headers()))
  })
  context.on('console', (message) => note('the console', message.text()))

  /** Opens each wallet that was stored, as only this test can: it saw the outputs of the passkeys. */
  const open = async (text: string): Promise<string | null> => {
    const record = readRecordOf(text)
    const passkey = record?.passkeys.find(({ credentialId }) => outputs.has(credentialId))
    if (!passkey) return null
    const output = outputs.get(passkey.credentialId)?.slice() as Uint8Array
    const answer = await runTask({ do: 'export', record, opener: { credentialId: passkey.credentialId, output } })
    return 'result' in answer ? (answer.result as string) : null
  }

  return {
    findings: async () => {
      const stored = seen.filter(({ where }) => where === 'the database').map(({ text }) => open(text))
      const phrases = [...new Set((await Promise.all(stored)).filter((one) => one !== null))]
      const entropies = phrases.map((phrase) => mnemonicToEntropy(phrase, wordlist))
      const keys = entropies.flatMap((entropy) => Object.values(deriveKeys(entropy)))
      const seeds = phrases.map((phrase) => mnemonicToSeedSync(phrase))
      const known = { phrases, keys: [...entropies, ...keys, ...seeds] } satisfies KnownSecrets
      const ofPasskeys = { phrases: [], keys: [...outputs.values()] } satisfies KnownSecrets
      const has = (text: string, secrets: KnownSecrets) => findSecrets(text, secrets).includes('key')
      const leaks = seen.flatMap(({ where, text }) => [
        // The worker gets the output, and gives the words to the visitor who asked for them.
        ...(where !== 'worker.in' && has(text, ofPasskeys) ? [`the output of a passkey in ${where}`] : []),
        ...(where !== 'worker.out' && has(text, known) ? [`a secret of the wallet in ${where}`] : []),
        ...(where === 'worker.out' && has(text, { ...known, phrases: [] }) ? ['a key in worker.out'] : []),
      ])
      const toWorker = seen.filter(({ where, text }) => where === 'worker.in' && has(text, ofPasskeys))
      return { leaks: [...new Set(leaks)], outputs: toWorker.length, wallets: phrases.length }
    },
  }
}

function readRecordOf(text: string): WalletRecord | null {
  try {
    const value = JSON.parse(text) as WalletRecord
    return 'passkeys' in value ? value : null
  } catch {
    return null
  }
}
