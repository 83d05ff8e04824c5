import type { Connector, ConnectRequest, Unsubscribe } from '../adapter'
import type { Clock } from '../clock'
import { WalletUnavailableError } from '../errors/errors'

/** A wallet of this page with what reaches it. */
export interface FoundWallet<Wallet> {
  readonly connector: Connector
  readonly wallet: Wallet
}

/** Receives the whole list of found wallets whenever it changes. */
export type EmitWallets<Wallet> = (found: readonly FoundWallet<Wallet>[]) => void

/** How long a stored wallet may take to appear after a reload, in milliseconds. */
export const lateLimitMs = 3_000

/** The wallets that `watch` finds: lists them, gets one, waits for one that is late. */
export function createDiscovery<Wallet>(watch: (emit: EmitWallets<Wallet>, clock: Clock) => Unsubscribe) {
  let wallets: readonly FoundWallet<Wallet>[] = []
  const waiting = new Set<() => void>()
  const find = (id: string) => wallets.find(({ connector }) => connector.id === id)?.wallet
  return {
    discover: (onChange: (connectors: readonly Connector[]) => void, clock: Clock): Unsubscribe =>
      watch((found) => {
        wallets = found
        onChange(found.map(({ connector }) => connector))
        for (const scan of waiting) scan()
      }, clock),
    get: (id: string): Wallet => {
      const wallet = find(id)
      if (wallet === undefined) throw new WalletUnavailableError('This wallet is not on this page any more')
      return wallet
    },
    /** Null when the wallet does not come in time, or when given up. */
    wait: ({ connectorId, signal, clock }: ConnectRequest): Promise<Wallet | null> =>
      new Promise((resolve) => {
        const ended = new AbortController()
        const settle = () => {
          waiting.delete(scan)
          ended.abort()
          resolve(find(connectorId) ?? null)
        }
        const scan = () => {
          if (find(connectorId) !== undefined || signal.aborted) settle()
        }
        waiting.add(scan)
        signal.addEventListener('abort', settle, ended)
        clock.sleep(lateLimitMs, ended.signal).then(settle, () => undefined)
        scan()
      }),
  }
}

/** The page that wallets are looked for on: the window, or nothing on a server. */
export function thisPage(): Window | undefined {
  return typeof window === 'undefined' ? undefined : window
}
