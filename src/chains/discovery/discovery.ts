import type { Connector, Unsubscribe } from '../adapter'
import type { Clock } from '../clock'
import { WalletUnavailableError } from '../errors/errors'

/** A wallet of this page with what reaches it. */
export interface FoundWallet<Wallet> {
  readonly connector: Connector
  readonly wallet: Wallet
}

/** Receives the whole list of found wallets whenever it changes. */
export type EmitWallets<Wallet> = (found: readonly FoundWallet<Wallet>[]) => void

/** The wallets of a page, as an adapter knows them. */
export type Discovery<Wallet> = ReturnType<typeof createDiscovery<Wallet>>

/** Keeps the wallets that `watch` finds. `waitForWallet`, which waits for one, is apart so that it can be loaded later. */
export function createDiscovery<Wallet>(watch: (emit: EmitWallets<Wallet>, clock: Clock) => Unsubscribe) {
  let wallets: readonly FoundWallet<Wallet>[] = []
  const find = (id: string) => wallets.find(({ connector }) => connector.id === id)?.wallet
  /** Called after each change. */
  const listeners = new Set<() => void>()
  return {
    listeners,
    find,
    discover: (onChange: (connectors: readonly Connector[]) => void, clock: Clock): Unsubscribe =>
      watch((found) => {
        wallets = found
        onChange(found.map(({ connector }) => connector))
        for (const listener of listeners) listener()
      }, clock),
    /** @throws WalletUnavailableError when it is not there */
    get: (id: string): Wallet => {
      const wallet = find(id)
      if (!wallet) throw new WalletUnavailableError('This wallet is not on this page any more')
      return wallet
    },
  }
}

/** The page that wallets are looked for on: the window, or nothing on a server. */
export function thisPage(): Window | undefined {
  return typeof window === 'undefined' ? undefined : window
}
