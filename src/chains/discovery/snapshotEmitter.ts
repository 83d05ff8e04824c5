import type { Unsubscribe, WalletSnapshot } from '../adapter'
import { WalletResponseError } from '../errors/walletErrors'
import type { CaipNetworkId } from '../network'

/** Receives a wallet's new snapshot, or null when the wallet let go. */
export type EmitSnapshot = (next: WalletSnapshot | null) => void

/** Keeps a wallet's latest snapshot and emits changes; `listen` is called with the first subscriber and undone with the last. */
export function createSnapshotEmitter(first: WalletSnapshot, listen: (emit: EmitSnapshot) => Unsubscribe) {
  let latest = first
  let unlisten: Unsubscribe | undefined
  const listeners = new Set<EmitSnapshot>()
  const emit: EmitSnapshot = (next) => {
    if (next) latest = next
    // Listeners added or removed during the emission do not get this snapshot.
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
    /** Removes all listeners and stops following the wallet. */
    clear,
  }
}

/** @throws WalletResponseError without an address */
export function snapshotOf(addresses: readonly string[], networkId: CaipNetworkId): WalletSnapshot {
  const [first, ...others] = addresses.map((address) => `${networkId}:${address}` as const)
  if (!first) throw new WalletResponseError('The wallet shared no account')
  return { address: first, accounts: [first, ...others], networkId }
}
