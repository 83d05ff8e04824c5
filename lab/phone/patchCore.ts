import type { Core } from '@walletconnect/core'

type ClientCore = InstanceType<typeof Core>

/** Members of the client's core that its types do not have; they are those of 2.21.8. */
interface Inside {
  readonly verify: { register: unknown; resolve: unknown }
  readonly relayer: {
    createProvider: () => Promise<void>
    confirmOnlineStateOrThrow: () => Promise<void>
    readonly publisher: { readonly queue: Map<unknown, unknown> }
    readonly provider: { on(event: string, listener: (error: unknown) => void): void }
    on(event: string, listener: (error: unknown) => void): void
  }
}

const quieted = new WeakSet<ClientCore>()

/**
 * Keeps a client on this machine, and alive where its relay refuses it. Before `init`: a restored session connects
 * during that. `onRefusal` hears that the relay refused the project id.
 */
export function quiet(core: ClientCore, onRefusal: (message: string) => void = () => undefined): ClientCore {
  // One core exists for a storage prefix, however often it is made.
  if (quieted.has(core)) return core
  quieted.add(core)
  const { verify, relayer } = core as unknown as Inside
  // Both would ask a server of the vendor before every proposal and request, for five seconds where it cannot be reached.
  verify.register = async () => ''
  verify.resolve = async () => undefined
  // A refused socket's error has no listener once it is replaced: Node exits, a page logs.
  // Browsers call a machine without a network offline, where a relay on it answers all the same.
  relayer.confirmOnlineStateOrThrow = async () => undefined
  const create = relayer.createProvider.bind(relayer)
  relayer.createProvider = async () => {
    await create()
    relayer.provider.on('error', () => undefined)
  }
  relayer.on('relayer_error', (error) => {
    const message = String((error as { message?: unknown } | null)?.message)
    // Anything but 3000 is tried again by the client itself; this one it would dial hundreds of times a second.
    if (!/code: 3000\b/.test(message)) return
    void stopCore(core)
    onRefusal(message)
  })
  return core
}

/** Stops timers, retries and the socket of a client. */
export async function stopCore(core: ClientCore): Promise<void> {
  const { relayer } = core as unknown as Inside
  core.heartbeat.stop()
  relayer.publisher.queue.clear()
  relayer.confirmOnlineStateOrThrow = async () => {
    throw new Error('The client has stopped')
  }
  await core.relayer.transportClose()
}
