import { isSameAccount } from '../chains/accounts/sameAccount'
import { isRecord } from '../chains/guards'
import type { CaipNetworkId } from '../chains/network'
import type { SiwxMessage } from './message/fields'
import { clockToleranceMs, instantOf } from './message/grammar'
import { parseSiwxMessage } from './message/parseSiwxMessage'
import { MalformedSessionError, SessionMismatchError } from './siwxErrors'
import type { SiwxSession } from './types'

const needed = ['domain', 'accountAddress', 'chainId', 'uri', 'version', 'nonce', 'issuedAt'] as const
const optional = ['statement', 'expirationTime', 'notBefore', 'requestId'] as const
const texts = [...needed, ...optional]

/** The fields of a message; null for what is not one. */
export function readMessage(value: unknown): SiwxMessage | null {
  if (!isRecord(value)) return null
  const isRight =
    needed.every((field) => typeof value[field] === 'string') &&
    optional.every((field) => value[field] === undefined || typeof value[field] === 'string')
  const { resources, scheme } = value
  const isList = Array.isArray(resources) && resources.every((entry) => typeof entry === 'string')
  if (!isRight || !(resources === undefined || isList)) return null
  const fields = texts.flatMap((field) => (value[field] === undefined ? [] : [[field, value[field]]]))
  return {
    ...Object.fromEntries(fields),
    ...(typeof scheme === 'string' ? { scheme } : {}),
    ...(isList ? { resources: [...(resources as readonly string[])] } : {}),
  } as unknown as SiwxMessage
}

/**
 * A session as plain data, with fields that match its signed text.
 * @throws MalformedSessionError, SessionMismatchError
 */
export function readSession(value: unknown): SiwxSession {
  const { message, signature, cacao, data: given } = isRecord(value) ? value : {}
  const data = readMessage(given)
  if (!data || typeof message !== 'string' || typeof signature !== 'string') throw new MalformedSessionError()
  const written = parse(message)
  const isSame =
    isOf({ data: written }, data.chainId, data.accountAddress) &&
    texts.every((field) => field === 'accountAddress' || written[field] === data[field]) &&
    JSON.stringify(written.resources) === JSON.stringify(data.resources) &&
    (data.scheme === undefined || data.scheme === written.scheme)
  if (!isSame) throw new SessionMismatchError()
  return { data, message, signature, ...(cacao === undefined ? {} : { cacao }) }
}

function parse(text: string): SiwxMessage {
  try {
    return parseSiwxMessage(text)
  } catch (cause) {
    throw new SessionMismatchError(cause)
  }
}

/** True for a session of this account on this network, however its address is written. */
export function isOf({ data }: Pick<SiwxSession, 'data'>, chainId: CaipNetworkId, address: string): boolean {
  return data.chainId === chainId && isSameAccount(chainId, data.accountAddress, address)
}

/** True for a session that has begun and not ended. */
export function isValidAt({ data }: Pick<SiwxSession, 'data'>, now: number): boolean {
  const { issuedAt, notBefore = issuedAt, expirationTime } = data
  const hasBegun = Math.max(instantOf(issuedAt), instantOf(notBefore)) <= now + clockToleranceMs
  return hasBegun && (expirationTime === undefined || instantOf(expirationTime) > now)
}
