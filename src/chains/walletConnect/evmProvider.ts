import type { Unsubscribe, WalletSnapshot } from '../adapter'
import type { Eip1193Provider } from '../eip155/provider'
import type { SessionClient } from './sessionClient'

type Listener = (payload: unknown) => void

/** What the wallet answers now and from here on; null once it is gone. */
interface Snapshots {
  latest(): WalletSnapshot
  subscribe(listener: (next: WalletSnapshot | null) => void): Unsubscribe
}

/** An EIP-1193 provider over a session, for the host's libraries: reads go to the network's endpoint. */
export function createEvmProvider(client: SessionClient, chainId: () => string, snapshots: Snapshots): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of Array.from(listeners.get(event) ?? [])) {
      try {
        listener(payload)
      } catch (error) {
        // Thrown later, so that the other listeners are still called.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  let last: WalletSnapshot | null = null
  // Compared once for all listeners: the first to be called does not use the change up.
  const compare = (next: WalletSnapshot | null) => {
    const before = last
    last = next
    const [now, then] = [idsOf(next), idsOf(before)]
    if (now.join() !== then.join()) emit('accountsChanged', now)
    if (next && next.networkId !== before?.networkId) emit('chainChanged', hexOf(next.networkId))
    if (!next && before) emit('disconnect', { code: 4900, message: 'Disconnected' })
  }
  let unsubscribe: Unsubscribe | null = null
  return {
    request: ({ method, params }) =>
      method === 'eth_chainId'
        ? Promise.resolve(hexOf(chainId()))
        : client.provider.request({ method, params: params as object | undefined }, chainId()),
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (unsubscribe) return
      last = snapshots.latest()
      unsubscribe = snapshots.subscribe(compare)
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      unsubscribe?.()
      unsubscribe = null
    },
  }
}

function idsOf(snapshot: WalletSnapshot | null): readonly (string | undefined)[] {
  return snapshot?.accounts.map((account) => account.split(':')[2]) ?? []
}

function hexOf(networkId: string): string {
  return `0x${Number(networkId.split(':')[1]).toString(16)}`
}
