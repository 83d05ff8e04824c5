import type { Unsubscribe } from '../adapter'
import { NotConnectedError } from '../errors/rpcErrors'
import { normalizeWalletError, type WalletQuestion } from '../errors/normalizeWalletError'
import type { Provider } from './relay'
import type { Session } from './session'

/** How long ending may take before the wallet is no longer waited for, in milliseconds. */
const endLimitMs = 2_000

export type LinkEvent =
  | { readonly type: 'session'; readonly session: Session }
  | { readonly type: 'event'; readonly chainId: string; readonly name: string; readonly data: unknown }
  | { readonly type: 'end' }

/** One session, shared by the handles of its namespaces. */
export interface Link {
  readonly provider: Provider
  readonly session: () => Session
  ask(chainId: string, method: string, params: unknown, question?: WalletQuestion): Promise<unknown>
  follow(listener: (event: LinkEvent) => void): Unsubscribe
  /** Ends it on both sides; the second call does nothing. Never throws. */
  end(): Promise<void>
}

/** Ties requests and events to one session of the library's client. */
export function createLink(provider: Provider, first: Session): Link {
  const { client } = provider
  const { topic } = first
  let session = first
  let ending: Promise<void> | null = null
  const listeners = new Set<(event: LinkEvent) => void>()
  const tell = (event: LinkEvent) => {
    for (const listener of Array.from(listeners)) listener(event)
  }
  const isOurs = (event: { topic?: string }) => event.topic === topic
  const onUpdate = (event: { topic: string; params: { namespaces: unknown } }) => {
    if (!isOurs(event)) return
    session = { ...session, namespaces: event.params.namespaces }
    tell({ type: 'session', session })
  }
  const onEvent = (event: { topic: string; params: { chainId: string; event: { name: string; data: unknown } } }) => {
    if (!isOurs(event)) return
    const { chainId, event: said } = event.params
    tell({ type: 'event', chainId, name: said.name, data: said.data })
  }
  const onEnd = (event: { topic: string }) => {
    if (!isOurs(event)) return
    ending ??= Promise.resolve()
    unfollow()
    tell({ type: 'end' })
  }
  const unfollow = () => {
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
    unfollow()
    const reason = { code: 6000, message: 'User disconnected.' }
    const isCurrent = provider.session?.topic === topic
    const told = (isCurrent ? provider.disconnect() : client.disconnect({ topic, reason })).catch(() => undefined)
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, endLimitMs))])
    // The relay may be away: here at least the session is gone, and a reload does not bring it back.
    if (client.session.keys.includes(topic)) await client.session.delete(topic, reason).catch(() => undefined)
    if (provider.session?.topic === topic) delete provider.session
  }

  return {
    provider,
    session: () => session,
    follow: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask: async (chainId, method, params, question) => {
      if (ending) throw new NotConnectedError()
      try {
        return await client.request({ topic, chainId, request: { method, params } })
      } catch (error) {
        throw normalizeWalletError(error, question)
      }
    },
    end: () => (ending ??= close()),
  }
}
