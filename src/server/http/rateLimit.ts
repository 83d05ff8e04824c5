import { InvalidSignInConfigError } from '../serverErrors'
import { createTtlMap } from '../ttlMap'
import { clientAddressOf } from './clientAddress'

/** Options of `createRateLimit`. */
export interface RateLimitOptions {
  /** Requests that one client may make in `windowMs`. A sign-in takes four. @default 120 */
  readonly requests?: number | undefined
  /** Length of the window that requests are counted in, in milliseconds. @default 60,000 */
  readonly windowMs?: number | undefined
  /**
   * Returns the IP address of the client. Behind a proxy, read the header that your proxy sets.
   * @default the address of the connection, which only `nodeHandler` knows
   */
  readonly addressOf?: ((request: Request) => string | null | undefined) | undefined
  /** Returns the time in milliseconds. @default Date.now */
  readonly clock?: (() => number) | undefined
}

/** Clients that are counted separately. Any further ones share one count, so that memory has a limit. */
const mostClients = 100_000
const others = ''

/**
 * Limits the requests of each client, by IP address, or by the network of 64 bits for IPv6. Counts in the memory of this
 * process.
 * @returns a function for the option `limit` of `createSignInServer`
 * @throws InvalidSignInConfigError from that function, where the address of the client is not known
 * @example
 * createSignInServer({ ...config, limit: createRateLimit() })
 */
export function createRateLimit(options: RateLimitOptions = {}): (request: Request) => boolean {
  const { requests = 120, windowMs = 60_000, addressOf = clientAddressOf, clock = Date.now } = options
  const counts = createTtlMap<{ made: number }>(mostClients, clock)
  return (request) => {
    const address = addressOf(request)
    if (!address)
      throw new InvalidSignInConfigError('limit', 'a `createRateLimit({ addressOf })` that finds an address')
    const network = networkOf(address)
    const key = counts.get(network) || counts.hasSpace() ? network : others
    const count = counts.get(key) ?? { made: 0 }
    if (count.made === 0) counts.put(key, count, clock() + windowMs)
    count.made += 1
    return count.made <= requests
  }
}

/** An IPv4 address, or the first 64 bits of an IPv6 address, which one client has to itself. */
function networkOf(address: string): string {
  const text = address.toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped !== undefined) return mapped
  if (!text.includes(':')) return text
  const [start = '', end = ''] = text.split('::')
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = 8 - groupsOf(start).length - groupsOf(end).length
  const groups = text.includes('::')
    ? [...groupsOf(start), ...Array<string>(Math.max(0, missing)).fill('0'), ...groupsOf(end)]
    : groupsOf(text)
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
