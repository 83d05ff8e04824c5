import { Core } from '@walletconnect/core'
import type { UniversalProvider } from '@walletconnect/universal-provider'
import type { PorticoError } from '../errors/errors'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../errors/projectErrors'
import { isRecord } from '../guards'
import { tryOrNull } from '../untrusted'
import type { PairingStorage } from './storage/pairingStorage'

type CoreInstance = InstanceType<typeof Core>

/** The library's provider. */
export type Provider = InstanceType<typeof UniversalProvider>

const refusals = new WeakMap<object, PorticoError>()

/** Why the relay refuses this page for good, if it does. */
export function refusalOf(core: object): PorticoError | undefined {
  return refusals.get(core)
}

export interface CoreOptions {
  /** The vendor's service for domains is asked. */
  readonly verify?: boolean | undefined
  readonly relayUrl: string
  readonly projectId: string
  readonly customStoragePrefix: string
  /** The library's own hangs or throws where a browser keeps nothing. */
  readonly storage: PairingStorage
}

/**
 * The library's core with every call to its vendor off, but for the domain's check where the host wants it. These are members of 2.21.8, whose exact
 * version is pinned; the tests record what a page asks for.
 */
export function createCore({ verify, ...options }: CoreOptions): CoreInstance {
  const core = new Core({ ...options, logger: 'silent', telemetryEnabled: false })
  // The library hands out an existing core for a storage prefix it knows.
  if (quieted.has(core)) return core
  quieted.add(core)
  // A frame from the vendor's host before every proposal and request, five seconds each where it is not reached.
  if (!verify) {
    core.verify.register = async () => ''
    core.verify.resolve = async () => undefined as never
  }
  const relayer = core.relayer as unknown as Relayer
  // Beside the ciphertext the library tells the relay which methods and contracts a request is about.
  const { publisher } = relayer
  const publish = publisher.publish.bind(publisher)
  publisher.publish = (topic, message, options) => publish(topic, message, { ...options, tvf: undefined })
  // Browsers call a machine without a network offline, where a relay on it answers all the same: the socket tells.
  relayer.confirmOnlineStateOrThrow = async () => undefined
  const create = relayer.createProvider.bind(relayer)
  relayer.createProvider = async () => {
    await create()
    const { connection } = relayer.provider as unknown as { connection: Connection }
    const read = connection.onPayload.bind(connection)
    // A payload that is no message at all would be an uncaught error of the page.
    connection.onPayload = (event) => {
      if (isRecord(tryOrNull(() => JSON.parse(event.data) as unknown))) read(event)
    }
    // A refused socket emits `error` once more; without a listener that would be an uncaught error of the page.
    relayer.provider.on('error', () => undefined)
  }
  relayer.on('relayer_error', (error: unknown) => {
    const refusal = readRefusal(error)
    // Anything else is retried by the library; a refusal would be dialled again hundreds of times.
    if (!refusal) return
    refusals.set(core, refusal)
    void stopCore(core, refusal)
  })
  return core
}

/** Members of the library's relayer that its types leave out. */
type Relayer = CoreInstance['relayer'] & {
  createProvider(): Promise<void>
  readonly publisher: {
    readonly queue: Map<string, unknown>
    publish(topic: string, message: string, options?: object): Promise<void>
  }
}

/** The library's socket, of which a new one is made for each try. */
interface Connection {
  onPayload(event: { readonly data: string }): void
}

const quieted = new WeakSet<object>()

/** Opens a socket that was closed on purpose, if it was; where that fails, the library tries again with its heartbeat. */
export function reopenTransport({ relayer }: CoreInstance): void {
  if (!relayer.transportExplicitlyClosed) return
  relayer.transportExplicitlyClosed = false
  relayer.transportOpen().catch(() => undefined)
}

/** Stops timers, retries and the socket. */
export async function stopCore(core: CoreInstance, reason: Error): Promise<void> {
  core.heartbeat.stop()
  const relayer = core.relayer as unknown as Relayer
  relayer.publisher.queue.clear()
  relayer.confirmOnlineStateOrThrow = async () => {
    throw reason
  }
  await relayer.transportClose().catch(() => undefined)
}

/** The relay's "no", by close code 3000 and its reason. */
export function readRefusal(error: unknown): PorticoError | undefined {
  const { message } = (error ?? {}) as { message?: unknown }
  if (typeof message !== 'string') return undefined
  if (/not yet valid/i.test(message)) return new TokenNotYetValidError(error)
  if (/origin not allowed/i.test(message)) return new OriginNotAllowedError(error)
  return /code: 3000\b|invalid key/i.test(message) ? new InvalidProjectIdError(error) : undefined
}

/**
 * Ends the proposal of one pairing now: the library's own abort does nothing at 2.21.8. The wallet is told
 * that the pairing is gone, so a late approval fails there instead of leaving a session only it believes in.
 */
export async function abandonPairing({ client }: Provider, topic: string): Promise<void> {
  const { core } = client
  for (const proposal of client.proposal.getAll()) if (proposal.pairingTopic === topic) core.expirer.set(proposal.id, 0)
  if (core.relayer.connected) await core.pairing.disconnect({ topic }).catch(() => undefined)
  else core.expirer.set(topic, 0)
}
