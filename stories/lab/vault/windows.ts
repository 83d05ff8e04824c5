import type { OtherWindow, OwnWindow, WindowMessage } from '../../../src/vault/protocol/messages'

interface LabMessage {
  readonly data: unknown
  readonly targetOrigin: string
  readonly ports: readonly MessagePort[]
  readonly from: string
}

/** A window of the lab: it gets messages as browsers deliver them, with the origin and the window of the sender. */
export interface LabWindow extends OwnWindow {
  /** May change, as when a frame is navigated. */
  origin: string
  /** This window as another one sees it. */
  seenBy(other: LabWindow): OtherWindow
  /** All messages that were sent to this window. */
  readonly received: readonly LabMessage[]
}

/** Creates a window with its own origin. */
export function createWindow(origin: string): LabWindow {
  const listeners = new Set<(event: WindowMessage) => void>()
  const views = new Map<LabWindow, OtherWindow>()
  const received: LabMessage[] = []
  const own: LabWindow = {
    origin,
    received,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
    seenBy: (other) => {
      const known = views.get(other)
      if (known) return known
      const view: OtherWindow = {
        postMessage: (message, targetOrigin, transfer = []) => {
          const { data, ports } = structuredClone({ data: message, ports: transfer as MessagePort[] }, { transfer })
          const from = other.origin
          received.push({ data, targetOrigin, ports, from })
          setTimeout(() => {
            if (targetOrigin !== '*' && targetOrigin !== own.origin) return
            const event = { data, origin: from, source: other.seenBy(own), ports }
            for (const listener of Array.from(listeners)) listener(event)
          })
        },
      }
      views.set(other, view)
      return view
    },
  }
  return own
}
