import { isThisMachine } from '../../../chains/thisMachine'

/**
 * Origins that may use every project, besides this machine. Previews of Cloudflare Pages
 * have two labels: https://developers.cloudflare.com/pages/configuration/preview-deployments/
 */
export const defaultOrigins: readonly string[] = [
  'https://*.pages.dev',
  'https://*.*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

interface Place {
  /** With its colon; undefined in a pattern stands for any. */
  readonly protocol: string | undefined
  readonly labels: readonly string[]
  /** Empty is the usual one of the protocol; `*` in a pattern stands for any. */
  readonly port: string
}

/**
 * True where a page's origin may use a project with this list of patterns, or is one of those that may use every project.
 * An empty list allows everybody.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.length === 0 || isDefaultOrigin(origin) || matchesOrigin(origin, patterns)
}

/** True for this machine, and for the previews of hosting services. */
export function isDefaultOrigin(origin: string): boolean {
  const place = readPlace(origin)
  return (place?.protocol && isThisMachine(place.labels.join('.'))) || matchesOrigin(origin, defaultOrigins)
}

/**
 * True for an origin with one of these patterns: a whole origin, or a host for any protocol; a `*` is one label of the host or a
 * part of one, or any port.
 */
export function matchesOrigin(origin: string, patterns: readonly string[]): boolean {
  const place = readPlace(origin)
  if (!place?.protocol) return false
  return patterns.some((pattern) => {
    const allowed = readPlace(pattern)
    return allowed !== undefined && isWithin(place, allowed)
  })
}

function isWithin({ protocol, labels, port }: Place, allowed: Place): boolean {
  if (allowed.protocol !== undefined && allowed.protocol !== protocol) return false
  const allowedPort = allowed.port === usualPorts[protocol ?? ''] ? '' : allowed.port
  if (allowedPort !== '*' && allowedPort !== port) return false
  return (
    labels.length === allowed.labels.length &&
    labels.every((label, index) => isLabel(label, allowed.labels[index] ?? ''))
  )
}

// A second star in a label does not count: it would make matching a search.
function isLabel(label: string, pattern: string): boolean {
  const [start = '', end, ...more] = pattern.split('*')
  if (end === undefined) return label === pattern
  return more.length === 0 && label.length > start.length + end.length && label.startsWith(start) && label.endsWith(end)
}

const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const shape = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\[[0-9a-f:.]+\]|[^\s/?#@:[\]]+)(?::(\d{1,5}|\*))?(?:\/.*)?$/i

/** The parts of an origin or a pattern, with names as browsers write them; a path after it does not matter. */
function readPlace(text: string): Place | undefined {
  const [, scheme, host, port = ''] = shape.exec(text.trim()) ?? []
  if (!host || text.length > 300) return undefined
  const protocol = scheme?.toLowerCase()
  const name = plainHost(host)
  if (name === undefined) return undefined
  return { protocol, labels: name.split('.'), port: port === usualPorts[protocol ?? ''] ? '' : port }
}

/** A host in lower case and Punycode, as `location.origin` has it. */
function plainHost(host: string): string | undefined {
  // A star is no part of a host, so a word that is not in it stands in for it.
  let word = 'star'
  while (host.toLowerCase().includes(word)) word += '0'
  try {
    return new URL(`https://${host.replaceAll('*', word)}`).hostname.replaceAll(word, '*')
  } catch {
    return undefined
  }
}
