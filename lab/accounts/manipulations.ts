import type { SiwxMessage } from '../../src/chains/siwxFields'
import type { SignInRefusal } from '../../src/server'
import { malformations } from './malformations'

/** One way to get into somebody's session, and why it has to fail. */
export interface Manipulation {
  readonly name: string
  readonly reason: SignInRefusal
  /** Fields that are wrong in an otherwise right message. */
  readonly change?: (message: SiwxMessage) => Partial<SiwxMessage>
  /** What the text becomes before it is signed. */
  readonly write?: (text: string) => string
  /** What the text becomes after it was signed. */
  readonly edit?: (text: string) => string
  /** How much later it arrives. */
  readonly laterMs?: number
}

/** The moment at which every message of the table is right. */
export const now = Date.parse('2026-11-21T09:00:00.000Z')
const minute = 60_000
const at = (offsetMs: number) => new Date(now + offsetMs).toISOString()

const fields = (reason: SignInRefusal, name: string, change: Partial<SiwxMessage>): Manipulation => ({
  name,
  reason,
  change: () => change,
})
const forged = (name: string, edit: (text: string) => string): Manipulation => ({ name, reason: 'signature-invalid', edit })

const domains: readonly Manipulation[] = [
  ['another domain', 'evil.example'],
  ['a domain beneath', 'www.shop.example'],
  ['a domain that begins the same', 'shop.example.evil.example'],
  ['a domain that ends the same', 'myshop.example'],
  ['the domain as a name in front of another', 'shop.example@evil.example'],
  ['a name in front of the domain', 'evil@shop.example'],
  ['another port', 'shop.example:8443'],
  ['the usual port written out', 'shop.example:443'],
  ['other capitals', 'Shop.example'],
  ['a look-alike as the browser writes it', 'xn--shp-fed.example'],
  ['a dot at the end', 'shop.example.'],
].map(([name = '', domain = '']) => fields('domain-mismatch', name, { domain }))

const uris: readonly Manipulation[] = [
  ['an address elsewhere', 'https://evil.example/login'],
  ['an address without TLS', 'http://shop.example/login'],
  ['an address on another port', 'https://shop.example:8443/login'],
  ['an address with a name in front', 'https://me@shop.example/login'],
  ['an address that only looks like it', 'https://shop.example@evil.example/login'],
  ['no web address', 'urn:shop.example'],
  ['a script', 'javascript:shop.example'],
].map(([name = '', uri = '']) => fields('uri-mismatch', name, { uri }))

const times: readonly Manipulation[] = [
  fields('expired', 'long over', { expirationTime: at(-minute) }),
  fields('expired', 'over right now', { expirationTime: at(0) }),
  fields('expired', 'over, in another time zone', { expirationTime: '2026-11-21T10:59:59+02:00' }),
  { name: 'over when it arrives', reason: 'expired', laterMs: 4 * minute },
  fields('not-yet-valid', 'from the future', { issuedAt: at(2 * minute) }),
  fields('not-yet-valid', 'for later', { notBefore: at(1000) }),
  { name: 'with a nonce that is over', reason: 'nonce-unknown', change: () => ({ expirationTime: undefined }), laterMs: 6 * minute },
]

const nonces: readonly Manipulation[] = [
  fields('nonce-unknown', 'a nonce of its own making', { nonce: 'a1b2c3d4e5f60718a1b2c3d4e5f60718' }),
  { name: 'the nonce in capitals', reason: 'nonce-unknown', change: ({ nonce }) => ({ nonce: `${nonce.toUpperCase()}A` }) },
  { name: 'part of the nonce', reason: 'nonce-unknown', change: ({ nonce }) => ({ nonce: nonce.slice(0, -1) }) },
]

const forgeries: readonly Manipulation[] = [
  forged('another statement', (text) => text.replace('the terms', 'the new terms')),
  forged('no statement', (text) => text.replace(/\nI accept.*\n/, '\n')),
  forged('another path', (text) => text.replace('/login', '/admin')),
  forged('another time', (text) => text.replace(/\nIssued At: .*/, `\nIssued At: ${at(-1)}`)),
  forged('the same time, written otherwise', (text) => text.replace(/(\nIssued At: .*)Z/, '$1+00:00')),
  forged('more time', (text) => text.replace(/\nExpiration Time: .*/, `\nExpiration Time: ${at(9 * minute)}`)),
  forged('no end', (text) => text.replace(/\nExpiration Time: .*/, '')),
  forged('a start', (text) => text.replace('\nRequest ID', `\nNot Before: ${at(-1)}\nRequest ID`)),
  forged('another request', (text) => text.replace('Request ID: a-1', 'Request ID: a-2')),
  forged('another resource', (text) => text.replace('urn:shop:cart', 'urn:shop:till')),
  forged('one resource more', (text) => `${text}\n- urn:shop:till`),
  forged('one resource less', (text) => text.replace('\n- urn:shop:cart', '')),
]

/** Every manipulation of a message that every namespace has to refuse. */
export const manipulations: readonly Manipulation[] = [
  ...domains,
  { name: 'another scheme', reason: 'domain-mismatch', change: () => ({ scheme: 'http' }) },
  ...uris,
  ...times,
  ...nonces,
  { name: 'another version', reason: 'version-unsupported', write: (text) => text.replace('Version: 1', 'Version: 2') },
  { name: 'no version', reason: 'version-unsupported', write: (text) => text.replace('Version: 1', 'Version: ') },
  {
    name: 'another chain',
    reason: 'chain-not-allowed',
    change: ({ chainId }) => ({ chainId: chainId.startsWith('eip155') ? 'eip155:1' : (`${chainId.split(':')[0]}:elsewhere` as 'cosmos:elsewhere') }),
  },
  { name: 'a statement without end', reason: 'too-large', write: (text) => text.replace('terms', 'x'.repeat(9000)) },
  ...malformations.map(([name, write]): Manipulation => ({ name, reason: 'message-malformed', write })),
  ...forgeries,
]
