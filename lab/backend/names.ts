import { isAddress, verifyMessage, type Hex } from 'viem'

/** A name as the name service writes it. */
export interface WireName {
  readonly name: string
  readonly registered_at: string
  readonly updated_at: string | null
  readonly attributes: Readonly<Record<string, string>>
  readonly addresses: Readonly<Record<string, { readonly address: string; readonly created_at: string }>>
}

/** The names of the lab, by name. */
export interface NameBook {
  readonly zone: string
  readonly records: Map<string, WireName>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

export interface NameQuestion {
  readonly method: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
  readonly body: string
  /** Nothing is known to anybody. */
  readonly isEmpty?: boolean
}

export interface NameAnswer {
  readonly status: number
  readonly json: object
}

/** A book without names; its clock can be a story's. */
export function createNameBook(now: () => number = Date.now): NameBook {
  return { zone: 'portico.test', records: new Map(), now }
}

/** The name service's answer to a path of its own; undefined for any other path. */
export async function answerNames(book: NameBook, question: NameQuestion): Promise<NameAnswer | undefined> {
  const { method, pathname, searchParams, isEmpty } = question
  if (method === 'POST') return pathname === '/v1/profile/account' ? register(book, question.body) : undefined
  const [, kind = '', given = ''] =
    /^\/v1\/(profile\/account|profile\/reverse|profile\/suggestions|identity)\/([^/]+)$/.exec(pathname) ?? []
  const asked = decodeURIComponent(given).toLowerCase()
  const all = isEmpty ? [] : [...book.records.values()]
  const isTheirs = ({ addresses }: WireName) =>
    Object.values(addresses).some(({ address }) => address.toLowerCase() === asked)
  if (kind === 'profile/account') {
    const found = all.find(({ name }) => name === asked)
    return found ? ok(found) : fail(404, 'name', 'Name not found')
  }
  if (kind === 'profile/suggestions') {
    if (searchParams.get('zone') !== book.zone) return fail(400, 'zone', 'Zone is not served')
    return ok({ suggestions: isEmpty ? [] : suggest(book, asked) })
  }
  if (kind === '') return undefined
  const isSolana = kind === 'identity' && /^[1-9a-z]{32,44}$/.test(asked)
  if (!isAddress(asked) && !isSolana) return fail(400, 'address', 'Not an address')
  const theirs = all.filter(isTheirs)
  if (kind === 'profile/reverse') return ok(theirs)
  return ok({ name: theirs[0]?.name ?? null, avatar: null, resolvedAt: book.now() })
}

/** At most five, the very same first. */
function suggest({ zone, records }: NameBook, partial: string): readonly object[] {
  const alike = [...records.keys()].filter((name) => name.startsWith(partial)).slice(0, 2)
  const made = [partial, `${partial}-id`, `the-${partial}`, `${partial}365`].map((label) => `${label}.${zone}`)
  const names = [...new Set([made[0] ?? '', ...alike, ...made])]
  return names.slice(0, 5).map((name) => ({ name, registered: records.has(name) }))
}

async function register(book: NameBook, body: string): Promise<NameAnswer> {
  const { coin_type: coinType, address, message, signature } = readRecord(body) ?? {}
  if (typeof message !== 'string' || typeof signature !== 'string') return fail(422, 'body', 'Not a registration')
  if (!Number.isInteger(coinType) || Number(coinType) < 0) return fail(400, 'coin_type', 'Coin type is not supported')
  if (typeof address !== 'string' || !isAddress(address, { strict: false }))
    return fail(400, 'address', 'Not an address')
  const { name, attributes, timestamp } = readRecord(message) ?? {}
  if (typeof name !== 'string' || !/^[a-z0-9.-]{3,64}$/.test(name)) return fail(400, 'name', 'Name is not valid')
  if (!name.endsWith(`.${book.zone}`)) return fail(400, 'zone', 'Zone is not served')
  if (!isAttributes(attributes)) return fail(400, 'attributes', 'Attributes are not valid')
  if (typeof timestamp !== 'number' || Math.abs(book.now() / 1000 - timestamp) > 10)
    return fail(400, 'timestamp', 'The signature is too old')
  const isSigned = await verifyMessage({ address, message, signature: signature as Hex }).catch(() => false)
  if (!isSigned) return fail(401, 'signature', 'Signature is not valid')
  if (book.records.has(name)) return fail(400, 'name', 'Name is already registered')
  const at = new Date(book.now()).toISOString()
  const record = {
    name,
    registered_at: at,
    updated_at: null,
    attributes,
    addresses: { [String(coinType)]: { address, created_at: at } },
  }
  book.records.set(name, record)
  return ok(record)
}

function isAttributes(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(([key, text]) => key === 'bio' && typeof text === 'string' && text.length <= 255)
}

function readRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}

function ok(json: object): NameAnswer {
  return { status: 200, json }
}

function fail(status: number, field: string, description: string): NameAnswer {
  return { status, json: { status: 'FAILED', reasons: [{ field, description }] } }
}

/** Names of a hostile service: they would break a page, a list or a person's trust. */
export const hostileNames: readonly object[] = [
  { name: '<img src=x onerror=alert(1)>', registered: false, addresses: {}, suggestions: 7 },
  { name: 'p\u0430ypal.portico.test', registered: false, addresses: {} },
  { name: `${'a'.repeat(300)}.portico.test`, registered: true, addresses: {} },
  { name: '\u202Eecila.portico.test', registered: 'no', addresses: null },
  { name: 'alice.elsewhere.test', registered: false, addresses: [] },
  { name: 7, registered: null, addresses: {} },
]
