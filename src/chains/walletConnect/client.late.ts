import { generateKeyPair } from '@walletconnect/relay-auth'
import { UniversalProvider } from '@walletconnect/universal-provider'
import type { ICore } from '@walletconnect/types'
import type { WalletHandle } from '../adapter'
import type { Clock } from '../clock'
import { abortable } from '../discovery/askWallet'
import { RelayUnreachableError } from '../errors/rpcErrors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { safeGet } from '../untrusted'
import { namespaces, type Namespace } from '../network'
import type { PairingPeer, PairRequest, Pairing } from '../pairing'
import { NoSignClientError } from './relayErrors'
import { createHandle } from './handle'
import { createSessionClient } from './sessionClient'
import { createPairingStorage, deepLinkKey, type PairingStorage } from './storage/pairingStorage'
import type { WalletConnectOptions } from './options'
import { isFresh, showLink, type PairingLink } from './link/pairingLink.late'
import { propose } from './propose'
import { createCore, refusalOf, reopenTransport, type Provider } from './relay'
import { relayHost, watchRelay } from './watchRelay'
import { accountsIn, readPeer, type Session } from './session'
import { followKept } from './sharedSessions'

interface Client {
  readonly core: ReturnType<typeof createCore>
  readonly provider: Promise<Provider>
  readonly storage: PairingStorage
  /** Number of refusals of the relay before; part of the storage prefix. */
  readonly refusals: number
  /** Number of instances that use it. */
  holders: number
}

interface Opened {
  readonly provider: Provider
  /** Absent where the host brings the provider. */
  readonly storage?: PairingStorage
  /** Resolves to true where its storage ends with this page. */
  isMemory(): Promise<boolean>
}

const defaultRelayUrl = 'wss://relay.walletconnect.org'

// Messages of the library about a relay that it cannot reach or that does not answer, at 2.21.8.
const silence = /publish|subscrib|socket|stalled|relay/i

/** Computes what the first signature for a relay needs once the browser is idle: 30 ms, and the library keeps it. */
export function prepare(): void {
  globalThis.requestIdleCallback?.(() => void generateKeyPair())
}

/** Time that the socket of an instance that was destroyed stays, in milliseconds. */
const lingerMs = 1_000

// One client for each relay, project and instance: the library keeps a core by storage prefix on the
// page, and two clients over one core would answer for each other. A refused one is made again.
const clients = new Map<string, Client>()
const factories = new WeakMap<object, Promise<Provider>>()

/** Asks a wallet by link: that one which is shown already, if there is one. */
export async function pair(options: WalletConnectOptions, request: PairRequest, link?: PairingLink): Promise<Pairing> {
  const host = relayHost(options.relayUrl ?? defaultRelayUrl)
  // A provider of the host's own has a relay of its own.
  if (!options.provider) request.onRelay?.({ host })
  const { provider, isMemory } = await abortable(() => openClient(options, request), request.signal)
  // No link waits for what the browser still writes.
  void isMemory().then((ends) => {
    if (ends && request.enableReconnect !== false && !request.signal.aborted) request.onMemoryOnly?.()
  })
  // Later requests do not open the app of an earlier wallet: the next one may be elsewhere.
  provider.client.core.storage.removeItem(deepLinkKey).catch(() => undefined)
  const { relayer } = provider.client.core
  const stopWatching = options.provider ? () => undefined : watchRelay(relayer, host, request)
  const linkFor = (methods?: readonly string[]) => (link && isFresh(link) ? link : showLink(request, methods))
  const { session, signIns } = await propose(provider, request, options.provider ? undefined : linkFor)
    .catch((error: unknown) => {
      const isSilent = !relayer.connected || silence.test(String(safeGet(error, 'message')))
      throw isSilent && error instanceof WalletFailedError ? new RelayUnreachableError(host, error) : error
    })
    .finally(stopWatching)
  return { ...(await readSession(provider, session, request)), ...(signIns ? { signIns } : {}) }
}

/** Takes up the session the library stored, if it is still good. */
export async function reconnectPairing(options: WalletConnectOptions, request: PairingPeer): Promise<Pairing | null> {
  const { provider, storage } = await abortable(() => openClient(options, request), request.signal)
  if (storage) await followKept(provider, storage, request.clock)
  const { session } = provider
  const isOver = !session || session.expiry * 1000 < request.clock.now()
  return isOver ? null : readSession(provider, session, request)
}

async function readSession(provider: Provider, session: Session, { networks, clock }: PairingPeer): Promise<Pairing> {
  const client = createSessionClient(provider, session, clock)
  const handles: Partial<Record<Namespace, WalletHandle>> = {}
  for (const namespace of namespaces) {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    if (own.length > 0 && accountsIn(session, namespace, own).length > 0)
      handles[namespace] = createHandle(client, namespace, own)
  }
  if (Object.keys(handles).length === 0) {
    await client.end()
    throw new WalletResponseError('The wallet shared no account on a network of this app')
  }
  return { wallet: readPeer(session), handles }
}

async function openClient(
  options: WalletConnectOptions,
  { projectId, instanceId, enableReconnect, metadata, clock, onDestroy }: PairingPeer,
): Promise<Opened> {
  const { provider: bring, relayUrl = defaultRelayUrl, verify } = options
  if (bring) return { provider: await hostProvider(bring), isMemory: async () => false }
  const id = options.projectId ?? projectId ?? 'portico'
  const key = JSON.stringify([relayUrl, id, instanceId])
  const known = clients.get(key)
  const hold = (client: Client) => {
    client.holders += 1
    onDestroy?.(() => void letGo(client, clock))
  }
  if (known && !refusalOf(known.core)) {
    reopenTransport(known.core)
    hold(known)
    return opened(known)
  }
  // The prefix is part of what is stored: it is the same over reloads, and new after a refusal only.
  const refusals = known ? known.refusals + 1 : 0
  const customStoragePrefix = `portico-${instanceId}-${id}${refusals || ''}`
  const storage = createPairingStorage(customStoragePrefix, clock, globalThis, enableReconnect)
  // For a visitor who pressed before: this runs while the browser opens its storage.
  generateKeyPair()
  const core = createCore({ relayUrl, projectId: id, customStoragePrefix, storage, verify })
  const provider = UniversalProvider.init({
    // Their types disagree about an address that is always given here.
    core: core as ICore,
    relayUrl,
    projectId: id,
    logger: 'silent',
    // A probe of every network's endpoint.
    disableProviderPing: true,
    metadata: describeApp(metadata),
  })
  provider.catch(() => clients.delete(key))
  const client: Client = { core, provider, storage, refusals, holders: 0 }
  clients.set(key, client)
  hold(client)
  return opened(client)
}

/** Closes the socket that no instance holds any more; what was still to be told to the wallet has a moment for that. */
async function letGo(client: Client, clock: Clock): Promise<void> {
  client.holders -= 1
  await clock.sleep(lingerMs)
  if (client.holders === 0) await client.core.relayer.transportClose().catch(() => undefined)
}

async function opened({ provider, storage }: Client): Promise<Opened> {
  return { provider: await provider, storage, isMemory: () => storage.isMemory() }
}

/** The app as a wallet shows it: the host's metadata, else the page's title and address. */
function describeApp(metadata: PairingPeer['metadata']) {
  const origin = globalThis.location?.origin ?? ''
  const title = globalThis.document?.title || origin
  const { name = title, description = '', url = origin, icons = [] } = metadata ?? {}
  return { name, description, url, icons: [...icons] }
}

/** The host's own provider, asked for once. */
function hostProvider(bring: NonNullable<WalletConnectOptions['provider']>): Promise<Provider> {
  const known = factories.get(bring)
  if (known) return known
  const made = bring().then((given) => {
    const { client, connect, on } = (given ?? {}) as Partial<Provider>
    if (typeof connect === 'function' && !client) throw new NoSignClientError()
    if (typeof connect !== 'function' || typeof on !== 'function')
      throw new WalletResponseError('`walletConnect({ provider })` did not give a UniversalProvider')
    return given as Provider
  })
  factories.set(bring, made)
  made.catch(() => factories.delete(bring))
  return made
}
