import type { Unsubscribe, WalletSnapshot } from '../adapter'
import { WalletResponseError } from '../errors/errors'
import type { CaipNetworkId } from '../network'

/** Receives a wallet's new snapshot, or null when the wallet let go. */
export type EmitSnapshot = (next: WalletSnapshot | null) => void

/** Keeps a wallet's latest snapshot and passes it on; `listen` follows the wallet while somebody listens here. */
export function createSnapshotEmitter(first: WalletSnapshot, listen: (emit: EmitSnapshot) => Unsubscribe) {
  let latest = first
  let unlisten: Unsubscribe | undefined
  const listeners = new Set<EmitSnapshot>()
  const emit: EmitSnapshot = (next) => {
    if (next) latest = next
    // Whoever begins to listen meanwhile hears of the next change.
    for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener(next)
  }
  const clear = () => {
    listeners.clear()
    unlisten?.()
    unlisten = undefined
  }
  return {
    latest: () => latest,
    emit,
    subscribe: (listener: EmitSnapshot): Unsubscribe => {
      unlisten ??= listen(emit)
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) clear()
      }
    },
    /** Listens to the wallet no longer, whoever does here. */
    clear,
  }
}

/** @throws WalletResponseError without an address */
export function snapshotOf(addresses: readonly string[], networkId: CaipNetworkId): WalletSnapshot {
  const [first, ...others] = addresses.map((address) => `${networkId}:${address}` as const)
  if (!first) throw new WalletResponseError('The wallet shared no account')
  return { address: first, accounts: [first, ...others], networkId }
}
