import type { SiwxMessage } from '../../src/siwx/message/fields'
import type { SignInRefusal } from '../../src/server'
import { malformations } from './malformations'

/** One way to get into another visitor's session, and why it has to fail. */
export interface Manipulation {
  readonly name: string
  readonly reason: SignInRefusal
  /** Fields that are wrong in an otherwise right message. */
  readonly change?: (message: SiwxMessage) => Partial<SiwxMessage>
  /** Changes the text before it is signed. */
  readonly write?: (text: string) => string
  /** Changes the text after it was signed. */
  readonly edit?: (text: string) => string
  /** Delay of its arrival. */
  readonly laterMs?: number
}

/** A moment at which a message of the table is right. */
export const now = Date.parse('2026-11-21T09:00:00.000Z')
/** Fields of a message that all of the table applies to, besides its account, place and times. */
export const rightFields = { statement: 'I accept the terms', requestId: 'a-1', resources: ['urn:shop:cart'] } as const
const minute = 60_000
const shift = (time: string, offsetMs: number) => new Date(Date.parse(time) + offsetMs).toISOString()

type Change = NonNullable<Manipulation['change']>
const fields = (reason: SignInRefusal, name: string, change: Change): Manipulation => ({ name, reason, change })
const forged = (name: string, edit: (text: string) => string): Manipulation => ({
  name,
  reason: 'signature-invalid',
  edit,
})
const hostOf = (domain: string) => domain.replace(/:\d+$/, '')

const domains: readonly Manipulation[] = Object.entries<(domain: string) => string>({
  'another domain': () => 'evil.example',
  'a domain beneath': (domain) => `www.${domain}`,
  'a domain that begins the same': (domain) => `${hostOf(domain)}.evil.example`,
  'a domain that ends the same': (domain) => `my${domain}`,
  'the domain as a name in front of another': (domain) => `${domain}@evil.example`,
  'a name in front of the domain': (domain) => `evil@${domain}`,
  'another port': (domain) => `${hostOf(domain)}:8443`,
  'the usual port written out': (domain) => `${hostOf(domain)}:443`,
  'other capitals': (domain) => domain.charAt(0).toUpperCase() + domain.slice(1),
  'a look-alike as the browser writes it': () => 'xn--shp-fed.example',
  'a dot at the end': (domain) => `${hostOf(domain)}.`,
}).map(([name, write]) => fields('domain-mismatch', name, ({ domain }) => ({ domain: write(domain) })))

const otherScheme = (uri: string) =>
  uri.startsWith('https:') ? uri.replace('https:', 'http:') : uri.replace('http:', 'https:')

const uris: readonly Manipulation[] = Object.entries<(uri: string, domain: string) => string>({
  'an address elsewhere': () => 'https://evil.example/login',
  'an address of the other scheme': otherScheme,
  'an address on another port': (uri, domain) => uri.replace(domain, `${hostOf(domain)}:8443`),
  'an address with a name in front': (uri, domain) => uri.replace(domain, `me@${domain}`),
  'an address that only looks like it': (uri, domain) => uri.replace(domain, `${domain}@evil.example`),
  'no web address': () => 'urn:shop.example',
  'a script': () => 'javascript:shop.example',
}).map(([name, write]) => fields('uri-mismatch', name, ({ uri, domain }) => ({ uri: write(uri, domain) })))

const times: readonly Manipulation[] = [
  fields('expired', 'long over', ({ issuedAt }) => ({ expirationTime: shift(issuedAt, -minute) })),
  fields('expired', 'over right now', ({ issuedAt }) => ({ expirationTime: issuedAt })),
  fields('expired', 'over, in another time zone', ({ issuedAt }) => ({
    expirationTime: `${shift(issuedAt, 120 * minute - 1000).slice(0, 19)}+02:00`,
  })),
  { name: 'over when it arrives', reason: 'expired', laterMs: 4 * minute },
  fields('not-yet-valid', 'from the future', ({ issuedAt }) => ({ issuedAt: shift(issuedAt, 6 * minute) })),
  fields('not-yet-valid', 'for later', ({ issuedAt }) => ({ notBefore: shift(issuedAt, minute) })),
  {
    name: 'with a nonce that is over',
    reason: 'nonce-unknown',
    change: () => ({ expirationTime: undefined }),
    laterMs: 6 * minute,
  },
]

const nonces: readonly Manipulation[] = [
  fields('nonce-unknown', 'a nonce of its own making', () => ({ nonce: 'a1b2c3d4e5f60718a1b2c3d4e5f60718' })),
  fields('nonce-unknown', 'the nonce in capitals', ({ nonce }) => ({ nonce: `${nonce.toUpperCase()}A` })),
  fields('nonce-unknown', 'part of the nonce', ({ nonce }) => ({ nonce: nonce.slice(0, -1) })),
]

/** Writes another time into a line of a text. */
const retime = (title: string, offsetMs: number) => (text: string) =>
  text.replace(new RegExp(`\n${title}: (.*)`), (_line, time: string) => `\n${title}: ${shift(time, offsetMs)}`)
const issuedIn = (text: string) => /\nIssued At: (.*)/.exec(text)?.[1] ?? ''

const forgeries: readonly Manipulation[] = [
  forged('another statement', (text) => text.replace('the terms', 'the new terms')),
  forged('no statement', (text) => text.replace(/\nI accept.*\n/, '\n')),
  forged('another path', (text) => text.replace('/login', '/admin')),
  forged('another time', retime('Issued At', -1)),
  forged('the same time, written otherwise', (text) => text.replace(/(\nIssued At: .*)Z/, '$1+00:00')),
  forged('more time', retime('Expiration Time', 5 * minute)),
  forged('no end', (text) => text.replace(/\nExpiration Time: .*/, '')),
  forged('a start', (text) => text.replace('\nRequest ID', `\nNot Before: ${shift(issuedIn(text), -1)}\nRequest ID`)),
  forged('another request', (text) => text.replace('Request ID: a-1', 'Request ID: a-2')),
  forged('another resource', (text) => text.replace('urn:shop:cart', 'urn:shop:till')),
  forged('one resource more', (text) => `${text}\n- urn:shop:till`),
  forged('one resource less', (text) => text.replace('\n- urn:shop:cart', '')),
]

/** Every manipulation of a message that every namespace has to refuse. */
export const manipulations: readonly Manipulation[] = [
  ...domains,
  fields('domain-mismatch', 'another scheme', ({ uri }) => ({
    scheme: new URL(otherScheme(uri)).protocol.slice(0, -1),
  })),
  ...uris,
  ...times,
  ...nonces,
  { name: 'another version', reason: 'version-unsupported', write: (text) => text.replace('Version: 1', 'Version: 2') },
  { name: 'no version', reason: 'version-unsupported', write: (text) => text.replace('Version: 1', 'Version: ') },
  fields('chain-not-allowed', 'another chain', ({ chainId }) => ({
    chainId: chainId.startsWith('eip155') ? 'eip155:1' : (`${chainId.split(':')[0]}:elsewhere` as 'cosmos:elsewhere'),
  })),
  { name: 'a statement without end', reason: 'too-large', write: (text) => text.replace('terms', 'x'.repeat(9000)) },
  ...malformations.map(([name, write]): Manipulation => ({ name, reason: 'message-malformed', write })),
  ...forgeries,
]
