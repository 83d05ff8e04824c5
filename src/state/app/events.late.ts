import { atom, type Atom } from 'jotai/vanilla'
import type { PorticoStore } from '../core/env'
import { emit, type EventListener, type PorticoEvent } from '../core/events'
import { configAtom, onDestroy, perStore, runtimeAtom } from '../core/runtime'
import { routerAtom } from '../shell/router/stack'
import { routeAtom } from '../shell/router/navigation'
import type { PorticoSnapshot } from './portico'

const told = perStore<{ isTold: true }>()

/** The first view of the modal, or of what is embedded, while it is shown. */
const isListShownAtom: Atom<boolean> = atom((get) => {
  const { isOpen, embeds } = get(routerAtom)
  return (isOpen || embeds > 0) && get(routeAtom).name === 'Connect'
})

/**
 * Tells one listener of an event as it was then; without one, of how the instance was set up. A listener that throws
 * does not stop the others.
 */
export function tell(store: PorticoStore, listener: EventListener, now: PorticoSnapshot, event?: PorticoEvent): void {
  if (!event) return beginEvents(store)
  try {
    listener(describe(event, now))
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** Says on an event that tracks where and with whom it happened. */
function describe(event: PorticoEvent, { account, network: { caipNetworkId } }: PorticoSnapshot): PorticoEvent {
  if (event.type !== 'track') return event
  // Each kind of event keeps its own properties, which TypeScript cannot follow through the union.
  return { ...event, address: account?.address, properties: { ...event.properties, caipNetworkId } } as PorticoEvent
}

/** Tells who listens how this instance was set up, once, and from then on of the wallets that come into view. */
function beginEvents(store: PorticoStore): void {
  const { get, set } = store
  const { listeners, stoppers } = get(runtimeAtom)
  if (told(get).isTold || listeners.size === 0 || !stoppers) return
  told(get).isTold = true
  const { networks, defaultNetwork, allowUnsupportedChain, metadata } = get(configAtom)
  const properties = {
    networks: networks.map(({ caipNetworkId }) => caipNetworkId),
    defaultNetwork: defaultNetwork.caipNetworkId,
    allowUnsupportedChain,
    metadata: metadata ?? undefined,
  }
  set(emit, { type: 'track', event: 'INITIALIZE', properties })

  const look = () => {
    if (!get(isListShownAtom)) return
    stop()
    // The code that lists the wallets is there by then.
    import('../session/wallets/impressions.late').then(
      ({ watchImpressions }) => watchImpressions(store),
      () => undefined,
    )
  }
  const stop = store.sub(isListShownAtom, look)
  onDestroy(get, stop)
  look()
}
