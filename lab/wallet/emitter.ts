type Listener = (payload: never) => void

/** Events of a provider. A listener that throws is the page's mistake: the others, and the wallet, go on. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (event: string, listener: Listener): void => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener): void => {
      listeners.get(event)?.delete(listener)
    },
    emit: (event: string, payload: unknown): void => {
      for (const listener of Array.from(listeners.get(event) ?? [])) {
        try {
          listener(payload as never)
        } catch (error) {
          console.error(error)
        }
      }
    },
  }
}
