import type { WalletSnapshot } from '../adapter'
import type { Eip1193Provider } from '../eip155/provider'
import type { Link } from './sessionClient'

type Listener = (payload: unknown) => void

/** What the provider follows: where the wallet is now, and what it goes to; null once it is gone. */
export interface Followed {
  readonly snapshot: WalletSnapshot
  subscribe(listener: (next: WalletSnapshot | null) => void): () => void
}

/** An EIP-1193 provider over a session, for the host's libraries: reads go to the network's endpoint. */
export function createEvmProvider(link: Link, chainId: () => string, wallet: Followed): Eip1193Provider {
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of Array.from(listeners.get(event) ?? [])) {
      try {
        listener(payload)
      } catch (error) {
        // A listener that throws disturbs nobody else.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  let last: WalletSnapshot | null = null
  // Compared once and told to all: whoever hears of a change first does not keep it from the others.
  const compare = (next: WalletSnapshot | null) => {
    const before = last
    last = next
    const [now, then] = [idsOf(next), idsOf(before)]
    if (now.join() !== then.join()) emit('accountsChanged', now)
    if (next && next.networkId !== before?.networkId) emit('chainChanged', hexOf(next.networkId))
    if (!next && before) emit('disconnect', { code: 4900, message: 'Disconnected' })
  }
  let stop: (() => void) | null = null
  return {
    request: ({ method, params }) =>
      method === 'eth_chainId'
        ? Promise.resolve(hexOf(chainId()))
        : link.provider.request({ method, params: params as object | undefined }, chainId()),
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      if (stop) return
      last = wallet.snapshot
      stop = wallet.subscribe(compare)
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = null
    },
  }
}

function idsOf(snapshot: WalletSnapshot | null): readonly (string | undefined)[] {
  return snapshot?.accounts.map((account) => account.split(':')[2]) ?? []
}

function hexOf(networkId: string): string {
  return `0x${Number(networkId.split(':')[1]).toString(16)}`
}
