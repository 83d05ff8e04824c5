import { atom } from 'jotai/vanilla'
import type { ErrorCategory } from '../chains/errors'
import type { CaipNetworkId, Namespace } from '../chains/network'

/** What happened, for the host. Names follow the field's usual vocabulary; nothing is sent anywhere. */
export type PorticoEvent =
  | { type: 'track'; event: 'MODAL_OPEN' | 'MODAL_CLOSE'; properties: { connected: boolean } }
  | { type: 'track'; event: 'SELECT_WALLET'; properties: { name: string; connectorId: string } }
  | { type: 'track'; event: 'CONNECT_SUCCESS'; properties: { name: string; method: 'browser' | 'pairing'; reconnect: boolean } }
  | { type: 'track'; event: 'CONNECT_ERROR' | 'USER_REJECTED'; properties: { message: string } }
  | { type: 'track'; event: 'DISCONNECT_SUCCESS'; properties: { namespace: Namespace | 'all' } }
  | { type: 'track'; event: 'SWITCH_NETWORK'; properties: { network: CaipNetworkId } }
  | { type: 'error'; event: ErrorCategory; properties: { errorType: string; errorMessage: string } }

export type EventListener = (event: PorticoEvent) => void

const listenersAtom = atom<readonly EventListener[]>([])

/** Tells every listener; a listener that throws disturbs nobody else. */
export const emit = atom(null, (get, _set, event: PorticoEvent) => {
  for (const listener of get(listenersAtom)) {
    try {
      listener(event)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
})

/** Adds a listener; returns how to remove it. */
export const listen = atom(null, (_get, set, listener: EventListener) => {
  set(listenersAtom, (listeners) => [...listeners, listener])
  return () => set(listenersAtom, (listeners) => listeners.filter((other) => other !== listener))
})
