import type { Unsubscribe, WalletSnapshot } from '../adapter'

type Tell = (next: WalletSnapshot | null) => void

/** Keeps a wallet's latest snapshot and passes it on; follows the wallet while somebody listens. */
export function createFeed(first: WalletSnapshot, follow: (tell: Tell) => Unsubscribe) {
  let latest = first
  let unfollow: Unsubscribe | undefined
  const listeners = new Set<Tell>()
  const tell: Tell = (next) => {
    if (next) latest = next
    for (const listener of listeners) listener(next)
  }
  return {
    latest: () => latest,
    tell,
    subscribe: (listener: Tell): Unsubscribe => {
      if (listeners.size === 0) unfollow = follow(tell)
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) unfollow?.()
      }
    },
  }
}
