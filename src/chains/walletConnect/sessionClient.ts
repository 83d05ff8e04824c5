import type { SendOptions, Unsubscribe } from '../adapter'
import type { Clock } from '../clock'
import { askQuietly, askWallet } from '../discovery/askWallet'
import { NotConnectedError } from '../errors/rpcErrors'
import { UnansweredError } from '../errors/unanswered'
import { safeGet } from '../untrusted'
import type { ErrorContext } from '../errors/normalizeWalletError'
import { endSessionsOnce } from './endOnce'
import type { Provider } from './relay'
import type { Session } from './session'

export type SessionEvent =
  | { readonly type: 'session' }
  | { readonly type: 'event'; readonly chainId: string; readonly name: string; readonly data: unknown }
  | { readonly type: 'end' }

interface AskOptions extends SendOptions {
  readonly context?: ErrorContext | undefined
}

/**
 * Time that a wallet has for an answer, in milliseconds. The library's own limit is two seconds later: there, at 2.21.8, it makes
 * a promise that is rejected and that no code handles, an uncaught error of the page.
 */
const answerLimitMs = 298_000

/** Part of the library's engine that its types leave out, at 2.21.8. */
interface EngineEvents {
  readonly events: { emit(name: string, answer: { readonly error: Error }): void }
}

/** Ends the library's wait for an answer. */
function giveUp(client: Provider['client'], id: number): void {
  const { events } = client.engine as unknown as Partial<EngineEvents>
  events?.emit(`session_request:${id}`, { error: new Error('Request expired. Please try again.') })
}

/** One session, shared by the handles of its namespaces. */
export interface SessionClient {
  readonly provider: Provider
  readonly clock: Clock
  readonly topic: string
  readonly session: () => Session
  /** @throws NotConnectedError with code 4900 once the session is over */
  assertOpen(): void
  /** Asks the wallet of this session and no other; throws what it answered, whose codes libraries look at. */
  send(chainId: string, method: string, params: unknown, onRequest?: (id: string) => void): Promise<unknown>
  ask(chainId: string, method: string, params: unknown, options?: AskOptions): Promise<unknown>
  subscribe(listener: (event: SessionEvent) => void): Unsubscribe
  /** Ends it on both sides; the second call does nothing. Never throws. */
  end(): Promise<void>
}

/** Ties requests and events to one session of the library's client. */
export function createSessionClient(provider: Provider, first: Session, clock: Clock): SessionClient {
  const { client } = provider
  endSessionsOnce(client)
  const { topic } = first
  let ending: Promise<void> | null = null
  const listeners = new Set<(event: SessionEvent) => void>()
  const isThere = () => client.session.keys.includes(topic)
  // Read from the library's own record: it is right also without a listener.
  let last = first
  const read = (): Session => (isThere() ? (last = client.session.get(topic)) : last)
  const emit = (event: SessionEvent) => {
    for (const listener of Array.from(listeners)) listener(event)
  }
  const isOurs = (event: { topic?: string }) => event.topic === topic
  const onUpdate = (event: { topic: string }) => {
    if (isOurs(event)) emit({ type: 'session' })
  }
  const onEvent = (event: { topic: string; params: { chainId: string; event: { name: string; data: unknown } } }) => {
    if (!isOurs(event)) return
    const { chainId, event: said } = event.params
    emit({ type: 'event', chainId, name: said.name, data: said.data })
  }
  const onEnd = (event: { topic: string }) => {
    if (!isOurs(event)) return
    ending ??= Promise.resolve()
    listen('off')
    emit({ type: 'end' })
  }
  const listen = (method: 'on' | 'off') => {
    client[method]('session_update', onUpdate)
    client[method]('session_event', onEvent)
    client[method]('session_delete', onEnd)
    client[method]('session_expire', onEnd)
  }

  async function close(): Promise<void> {
    listen('off')
    const reason = { code: 6000, message: 'User disconnected.' }
    const isCurrent = provider.session?.topic === topic
    await askQuietly(() => (isCurrent ? provider.disconnect() : client.disconnect({ topic, reason })), { clock })
    // The relay may be away: here at least the session is gone, and a reload does not bring it back.
    if (isThere()) await client.session.delete(topic, reason).catch(() => undefined)
    if (provider.session?.topic === topic) delete provider.session
  }

  function assertOpen(): void {
    if (ending || !isThere()) throw Object.assign(new NotConnectedError(), { code: 4900 })
  }

  async function send(
    chainId: string,
    method: string,
    params: unknown,
    onRequest?: (id: string) => void,
  ): Promise<unknown> {
    assertOpen()
    const { history } = client.core
    const settled = new AbortController()
    let isAsked = false
    // The library does not return the id of its request: its record has the same parameters.
    const onCreated = (record: { readonly id: number; readonly request: { readonly params?: unknown } }) => {
      if (isAsked || safeGet(record.request.params, 'request', 'params') !== params) return
      isAsked = true
      onRequest?.(`${record.id}`)
      clock.sleep(answerLimitMs, settled.signal).then(
        () => giveUp(client, record.id),
        () => undefined, // The wallet answered.
      )
    }
    history.on('history_created', onCreated)
    try {
      return await client.request({ topic, chainId, request: { method, params } })
    } catch (error) {
      // The wallet's own errors are plain objects. The library's are about the relay and the time limit.
      throw onRequest && isAsked && error instanceof Error ? new UnansweredError({ cause: error }) : error
    } finally {
      settled.abort()
      history.off('history_created', onCreated)
    }
  }

  return {
    provider,
    clock,
    topic,
    assertOpen,
    send,
    session: read,
    subscribe: (listener) => {
      // The client outlives the instance: nothing is left on it without a listener.
      if (listeners.size === 0 && !ending) listen('on')
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) listen('off')
      }
    },
    ask: (chainId, method, params, { context, onRequest } = {}) =>
      askWallet(() => send(chainId, method, params, onRequest), { context }),
    end: () => (ending ??= close()),
  }
}
