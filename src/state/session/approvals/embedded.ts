import type { Getter } from 'jotai/vanilla'
import type { RpcCall } from '../../../chains/adapter'
import { pageOriginAtom } from '../../core/platform'
import { envAtom, perStore } from '../../core/runtime'
import { TooManyRequestsError } from './approvalErrors'

/** As many reads as an embedded page may ask for in this time, in milliseconds. */
const maxReads = 200
const readsWithinMs = 10_000

interface Embedded {
  /** When it asked for what it read lately, in milliseconds since the epoch. */
  reads: readonly number[]
  /** The accounts that a person let it see, beside the one in use. */
  shown: readonly string[]
}

const held = perStore<Record<string, Embedded>>()

/** Facts about an embedded page, by its origin; null for this page itself. */
function embeddedOf(get: Getter, origin: string | undefined): Embedded | null {
  if (origin === undefined || origin === get(pageOriginAtom)) return null
  return (held(get)[origin] ??= { reads: [], shown: [] })
}

/**
 * Counts a read of an embedded page, which is asked of the visitor's wallet.
 * @throws TooManyRequestsError where it has read much lately
 */
export function countRead(get: Getter, origin: string | undefined): void {
  const embedded = embeddedOf(get, origin)
  if (!embedded) return
  const now = get(envAtom).clock.now()
  const lately = embedded.reads.filter((time) => Math.abs(now - time) < readsWithinMs)
  if (lately.length >= maxReads) throw new TooManyRequestsError('Too many reads')
  embedded.reads = [...lately, now]
}

/** The addresses that a page sees of those of a wallet: an embedded one the first, which is in use, until it is shown others. */
export function visibleAccounts(get: Getter, origin: string | undefined, addresses: readonly string[]) {
  const embedded = embeddedOf(get, origin)
  return addresses.filter((address, index) => index === 0 || !embedded || embedded.shown.includes(address))
}

/** True where an embedded page asks to see the other accounts (EIP-2255), and nothing else. */
export function asksForAccounts(get: Getter, origin: string | undefined, { method, params }: RpcCall): boolean {
  const [asked, ...more] = Array.isArray(params) ? (params as unknown[]) : []
  const isAccounts = typeof asked === 'object' && asked !== null && Object.keys(asked).join() === 'eth_accounts'
  return method === 'wallet_requestPermissions' && isAccounts && more.length === 0 && embeddedOf(get, origin) !== null
}

/** Lets an embedded page see these accounts; what EIP-2255 answers with. */
export function showAccounts(get: Getter, origin: string | undefined, addresses: readonly string[]) {
  const embedded = embeddedOf(get, origin)
  if (embedded) embedded.shown = addresses
  const caveats = [{ type: 'restrictReturnedAccounts', value: addresses }]
  return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
}
