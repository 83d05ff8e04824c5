import type { Unsubscribe } from '../adapter'
import type { Clock } from '../clock'
import type { EmitWallets, FoundWallet } from './discovery'
import { lateLimitMs } from './waitForWallet'

// Wallets that announce nothing when they come are looked for again while a page that reconnects may wait for them.
const scansMs = [100, 300, 1_000, lateLimitMs - 100]

export interface PageScan<Wallet> {
  /** Events of the page at which a wallet may have come, besides `load`. */
  readonly events?: readonly string[]
  readonly scan: (page: object) => readonly FoundWallet<Wallet>[]
  readonly clock: Clock
}

/** Looks at what scripts put on a page: now, a little later, when it has loaded and on these events. */
export function watchPage<Wallet>(
  page: object,
  { events = [], scan, clock }: PageScan<Wallet>,
  emit: EmitWallets<Wallet>,
): Unsubscribe {
  let known = scan(page)
  const rescan = () => {
    const found = scan(page)
    const isSame = found.length === known.length && found.every((one, index) => isSameWallet(one, known[index]))
    known = found
    if (!isSame) emit(found)
  }
  const stop = new AbortController()
  const unlisten = listen(page, ['load', ...events], rescan)
  for (const ms of scansMs) clock.sleep(ms, stop.signal).then(rescan, () => undefined)
  emit(known)
  return () => {
    unlisten()
    stop.abort()
  }
}

function isSameWallet<Wallet>(one: FoundWallet<Wallet>, other: FoundWallet<Wallet> | undefined): boolean {
  return one.wallet === other?.wallet && one.connector.id === other.connector.id
}

/** Listens to events of a page, where it has any. */
export function listen(page: unknown, events: readonly string[], listener: () => void): Unsubscribe {
  const target = page instanceof EventTarget ? page : undefined
  for (const event of events) target?.addEventListener(event, listener)
  return () => {
    for (const event of events) target?.removeEventListener(event, listener)
  }
}
