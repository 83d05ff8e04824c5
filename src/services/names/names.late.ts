import { ResolveNameError } from '../../chains/errors/nameErrors'
import { HttpStatusError, UnusableAnswerError } from '../http/httpErrors'
import type { Http } from '../http/http'
import { named, RegisterNameError, ReverseNamesError, SuggestNamesError } from './nameServiceErrors'
import { isRecord, readList } from '../http/readValue'

/** A registered name. */
export interface NameRecord {
  /** The full name with its zone. */
  readonly name: string
  /** Addresses by coin type, see `evmCoinTypeOf`. */
  readonly addresses: Readonly<Record<number, string>>
}

export interface NameSuggestion {
  /** The full name with its zone. */
  readonly name: string
  readonly isRegistered: boolean
}

/** The request that registers a name. */
export interface NameRegistration {
  /** Whole, with its zone; the same as in the message. */
  readonly name: string
  readonly coinType: number
  /** The address alone. */
  readonly address: string
  /** The text that was signed: JSON of name, attributes and a timestamp in seconds. */
  readonly message: string
  readonly signature: string
}

/** Names for addresses. Each call rejects with the error of its sentence. */
export interface NameService {
  /** The end of all names that can be registered, without the dot before it. */
  readonly zone: string
  /** Null when the name is not taken. */
  resolve(name: string, signal?: AbortSignal): Promise<NameRecord | null>
  /** The names of an address, usually one at most. */
  reverse(address: string, signal?: AbortSignal): Promise<readonly NameRecord[]>
  /** At most five names like a part of one, the very same first. */
  suggestions(partial: string, signal?: AbortSignal): Promise<readonly NameSuggestion[]>
  register(registration: NameRegistration): Promise<NameRecord>
}

const namePattern = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/
const suggestionsMax = 5
const version = { apiVersion: 2 }

/** A service with the hosted one's paths, for names of a zone. */
export function createNames(http: Http, zone: string): NameService {
  const resolve = async (name: string, signal?: AbortSignal) => {
    try {
      return readRecord(
        await http.getJson(`/v1/profile/account/${encodeURIComponent(name)}`, { params: version, signal }),
      )
    } catch (error) {
      if (error instanceof HttpStatusError && error.status === 404) return null
      throw error
    }
  }
  const reverse = async (address: string, signal?: AbortSignal) => {
    const params = { ...version, sender: address }
    const answer = await http.getJson(`/v1/profile/reverse/${encodeURIComponent(address)}`, { params, signal })
    return readList(answer, tryRecord) ?? refuse('it is no list of names')
  }
  const suggestions = async (partial: string, signal?: AbortSignal) => {
    const answer = await http.getJson(`/v1/profile/suggestions/${encodeURIComponent(partial)}`, {
      params: { zone },
      signal,
    })
    const list = readList(isRecord(answer) ? answer.suggestions : null, (entry) => readSuggestion(entry, zone))
    if (!list) refuse('it has no list of suggestions')
    const different = list.filter(({ name }, index) => list.findIndex((other) => other.name === name) === index)
    return different.slice(0, suggestionsMax)
  }
  const register = async ({ name, coinType, address, message, signature }: NameRegistration) => {
    const payload = { coin_type: coinType, address, message, signature }
    const record = readRecord(await http.postJson('/v1/profile/account', payload))
    return record.name === name ? record : refuse('it is about another name')
  }
  return {
    zone,
    resolve: (name, signal) => named(resolve(name, signal), ResolveNameError),
    reverse: (address, signal) => named(reverse(address, signal), ReverseNamesError),
    suggestions: (partial, signal) => named(suggestions(partial, signal), SuggestNamesError),
    register: async (registration) =>
      register(registration).catch((error: unknown) => {
        throw new RegisterNameError(registration.name, error)
      }),
  }
}

function readRecord(value: unknown): NameRecord {
  return tryRecord(value) ?? refuse('it is no name with its addresses')
}

function tryRecord(value: unknown): NameRecord | undefined {
  if (!isRecord(value) || !isRecord(value.addresses)) return undefined
  const name = readAccountName(value.name)
  const addresses = Object.entries(value.addresses).flatMap(([coinType, entry]) => {
    const address = isRecord(entry) ? entry.address : undefined
    const isUsable = /^\d{1,10}$/.test(coinType) && typeof address === 'string' && /^\w{1,128}$/.test(address)
    return isUsable ? [[coinType, address] as const] : []
  })
  return name === undefined ? undefined : { name, addresses: Object.fromEntries(addresses) }
}

/** A whole name as it may be shown: lower case letters, digits, hyphens and dots. */
export function readAccountName(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 255 && namePattern.test(value) ? value : undefined
}

/** Some servers leave the zone out. */
function readSuggestion(entry: unknown, zone: string): NameSuggestion | undefined {
  if (!isRecord(entry) || typeof entry.name !== 'string' || typeof entry.registered !== 'boolean') return undefined
  const name = readAccountName(entry.name.includes('.') ? entry.name : `${entry.name}.${zone}`)
  return name?.endsWith(`.${zone}`) ? { name, isRegistered: entry.registered } : undefined
}

function refuse(what: string): never {
  throw new UnusableAnswerError(what)
}
