import type { FoundWallet } from '../discovery/discovery'
import { isSameWallet } from '../discovery/isSameWallet'
import { hasMethods, tryOrNull } from '../untrusted'

/** An EIP-1193 provider, which may be a function as well; old wallets have no events. */
export interface Eip1193Provider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

export function isProvider(value: unknown): value is Eip1193Provider {
  return hasMethods(value, 'request')
}

/** The wallet behind `window.ethereum`, unless it announced itself: then it has a name of its own. */
export function findInjected(
  page: object,
  announced: readonly FoundWallet<Eip1193Provider>[],
): FoundWallet<Eip1193Provider> | null {
  // Some wallets guard the property with a getter that throws.
  const wallet = tryOrNull(() => {
    const { ethereum } = page as { readonly ethereum?: unknown }
    return isProvider(ethereum) ? ethereum : null
  })
  if (!wallet || announced.some((other) => isSameWallet(other.wallet, wallet))) return null
  return { wallet, connector: { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', namespace: 'eip155' } }
}
