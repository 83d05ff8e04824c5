import type { Connector, Unsubscribe } from '../adapter'
import { WalletUnavailableError } from '../errors/errors'

/** A wallet of this page with what reaches it. */
export interface FoundWallet<Wallet> {
  readonly connector: Connector
  readonly wallet: Wallet
}

type OnFound<Wallet> = (found: readonly FoundWallet<Wallet>[]) => void

/** How long a stored wallet may take to appear after a reload, in milliseconds. */
const lateLimitMs = 3_000

/** The wallets that `watch` finds: lists them, gets one, waits for one that is late. */
export function createFinder<Wallet>(watch: (onFound: OnFound<Wallet>) => Unsubscribe) {
  let wallets: readonly FoundWallet<Wallet>[] = []
  const waiting = new Set<() => void>()
  const find = (id: string) => wallets.find(({ connector }) => connector.id === id)?.wallet
  return {
    discover: (onChange: (connectors: readonly Connector[]) => void): Unsubscribe =>
      watch((found) => {
        wallets = found
        onChange(found.map(({ connector }) => connector))
        for (const look of waiting) look()
      }),
    get: (id: string): Wallet => {
      const wallet = find(id)
      if (wallet === undefined) throw new WalletUnavailableError('This wallet is not on this page any more')
      return wallet
    },
    /** Null when the wallet does not come in time, or when given up. */
    wait: (id: string, signal: AbortSignal): Promise<Wallet | null> =>
      new Promise((resolve) => {
        const settle = () => {
          waiting.delete(look)
          clearTimeout(timer)
          signal.removeEventListener('abort', settle)
          resolve(find(id) ?? null)
        }
        const look = () => {
          if (find(id) !== undefined || signal.aborted) settle()
        }
        const timer = setTimeout(settle, lateLimitMs)
        waiting.add(look)
        signal.addEventListener('abort', settle, { once: true })
        look()
      }),
  }
}

// Wallets that say nothing when they come are looked for again while a resuming page may wait for them.
const looksMs = [100, 300, 1_000, lateLimitMs - 100]

/** Looks at what scripts put on a page: now, a little later, when it has loaded and on these events. */
export function watchPage<Wallet>(
  page: object,
  events: readonly string[],
  look: (page: object) => readonly FoundWallet<Wallet>[],
  onFound: OnFound<Wallet>,
): Unsubscribe {
  let known = look(page)
  const again = () => {
    const found = look(page)
    const isSame = found.length === known.length && found.every((one, index) => isSameWallet(one, known[index]))
    known = found
    if (!isSame) onFound(found)
  }
  const deafen = hear(page, ['load', ...events], again)
  const timers = looksMs.map((ms) => setTimeout(again, ms))
  onFound(known)
  return () => {
    deafen()
    for (const timer of timers) clearTimeout(timer)
  }
}

function isSameWallet<Wallet>(one: FoundWallet<Wallet>, other: FoundWallet<Wallet> | undefined): boolean {
  return one.wallet === other?.wallet && one.connector.id === other.connector.id
}

/** Listens to events of a page, where it has any. */
export function hear(page: unknown, events: readonly string[], listener: () => void): Unsubscribe {
  const target = page instanceof EventTarget ? page : undefined
  for (const event of events) target?.addEventListener(event, listener)
  return () => {
    for (const event of events) target?.removeEventListener(event, listener)
  }
}

/** The page that wallets are looked for on: the window, or nothing on a server. */
export function thisPage(): object | undefined {
  return typeof window === 'undefined' ? undefined : window
}
