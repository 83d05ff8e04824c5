import type { Unsubscribe } from '../adapter'
import type { Clock } from '../clock'
import { askQuietly, askWallet } from '../discovery/askWallet'
import { NotConnectedError } from '../errors/rpcErrors'
import type { ErrorContext } from '../errors/normalizeWalletError'
import type { Provider } from './relay'
import type { Session } from './session'

export type SessionEvent =
  | { readonly type: 'session'; readonly session: Session }
  | { readonly type: 'event'; readonly chainId: string; readonly name: string; readonly data: unknown }
  | { readonly type: 'end' }

/** One session, shared by the handles of its namespaces. */
export interface SessionClient {
  readonly provider: Provider
  readonly clock: Clock
  readonly topic: string
  readonly session: () => Session
  /** @throws NotConnectedError with code 4900 once the session is over */
  assertOpen(): void
  /** Asks the wallet of this session and no other; throws what it answered, whose codes libraries look at. */
  send(chainId: string, method: string, params: unknown): Promise<unknown>
  ask(chainId: string, method: string, params: unknown, context?: ErrorContext): Promise<unknown>
  subscribe(listener: (event: SessionEvent) => void): Unsubscribe
  /** Ends it on both sides; the second call does nothing. Never throws. */
  end(): Promise<void>
}

/** Ties requests and events to one session of the library's client. */
export function createSessionClient(provider: Provider, first: Session, clock: Clock): SessionClient {
  const { client } = provider
  const { topic } = first
  let session = first
  let ending: Promise<void> | null = null
  const listeners = new Set<(event: SessionEvent) => void>()
  const emit = (event: SessionEvent) => {
    for (const listener of Array.from(listeners)) listener(event)
  }
  const isOurs = (event: { topic?: string }) => event.topic === topic
  const onUpdate = (event: { topic: string; params: { namespaces: unknown } }) => {
    if (!isOurs(event)) return
    session = { ...session, namespaces: event.params.namespaces }
    emit({ type: 'session', session })
  }
  const onEvent = (event: { topic: string; params: { chainId: string; event: { name: string; data: unknown } } }) => {
    if (!isOurs(event)) return
    const { chainId, event: said } = event.params
    emit({ type: 'event', chainId, name: said.name, data: said.data })
  }
  const onEnd = (event: { topic: string }) => {
    if (!isOurs(event)) return
    ending ??= Promise.resolve()
    unlisten()
    emit({ type: 'end' })
  }
  const unlisten = () => {
    client.off('session_update', onUpdate)
    client.off('session_event', onEvent)
    client.off('session_delete', onEnd)
    client.off('session_expire', onEnd)
  }
  client.on('session_update', onUpdate)
  client.on('session_event', onEvent)
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)

  async function close(): Promise<void> {
    unlisten()
    const reason = { code: 6000, message: 'User disconnected.' }
    const isCurrent = provider.session?.topic === topic
    await askQuietly(() => (isCurrent ? provider.disconnect() : client.disconnect({ topic, reason })), { clock })
    // The relay may be away: here at least the session is gone, and a reload does not bring it back.
    if (client.session.keys.includes(topic)) await client.session.delete(topic, reason).catch(() => undefined)
    if (provider.session?.topic === topic) delete provider.session
  }

  function assertOpen(): void {
    if (ending || !client.session.keys.includes(topic)) throw Object.assign(new NotConnectedError(), { code: 4900 })
  }

  async function send(chainId: string, method: string, params: unknown): Promise<unknown> {
    assertOpen()
    return client.request({ topic, chainId, request: { method, params } })
  }

  return {
    provider,
    clock,
    topic,
    assertOpen,
    send,
    session: () => session,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: (chainId, method, params, context) => askWallet(() => send(chainId, method, params), { context }),
    end: () => (ending ??= close()),
  }
}
