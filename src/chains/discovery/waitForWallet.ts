import type { ConnectRequest } from '../adapter'
import type { Discovery } from './discovery'

/** Time that a stored wallet may take to appear after a reload, in milliseconds. */
export const lateLimitMs = 3_000

/** Waits for a wallet that is late: null when it does not come in time, or when given up. */
export function waitForWallet<Wallet>(
  { find, listeners }: Discovery<Wallet>,
  { connectorId, signal, clock }: ConnectRequest,
): Promise<Wallet | null> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = () => {
      listeners.delete(look)
      settled.abort()
      resolve(find(connectorId) ?? null)
    }
    const look = () => {
      if (find(connectorId) || signal.aborted) settle()
    }
    listeners.add(look)
    signal.addEventListener('abort', settle, { signal: settled.signal })
    clock.sleep(lateLimitMs, settled.signal).then(settle, () => undefined)
    look()
  })
}
