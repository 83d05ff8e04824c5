import type { RpcCall } from '../adapter'
import { InvalidRequestError } from '../errors/rpcErrors'

/** More than any wallet reads; what goes beyond is refused rather than waited for. */
const maxDepth = 64
const maxParts = 100_000
const maxText = 4_000_000

/**
 * Copies a call to plain data of its own: what is approved stays what is sent, whatever the page does to its
 * objects meanwhile. Whole numbers beyond JSON become hexadecimal.
 * @throws InvalidRequestError for what is no plain data
 */
export function copyCall(call: unknown): RpcCall {
  const room = { parts: maxParts, text: maxText }
  const method = isObject(call) ? read(call, 'method') : undefined
  if (!isObject(call) || typeof method !== 'string') throw new InvalidRequestError('A request needs a method')
  const params = copy(read(call, 'params'), 0, room)
  return params === undefined ? { method } : { method, params }
}

function copy(value: unknown, depth: number, room: { parts: number; text: number }): unknown {
  room.parts -= 1
  if (typeof value === 'string') room.text -= value.length
  if (depth > maxDepth || room.parts < 0 || room.text < 0) throw new InvalidRequestError('The request is too large')
  if (typeof value === 'bigint') return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value
  if (!isObject(value)) throw new InvalidRequestError('A request has plain data only')
  if (ArrayBuffer.isView(value) && tagOf(value) === 'Uint8Array') {
    room.text -= value.byteLength
    if (room.text < 0) throw new InvalidRequestError('The request is too large')
    return new Uint8Array(value as Uint8Array)
  }
  if (Array.isArray(value)) {
    const length = Number(read(value, 'length'))
    if (length > room.parts) throw new InvalidRequestError('The request is too large')
    return Array.from({ length }, (_none, index) => copy(read(value, String(index)), depth + 1, room))
  }
  if (tagOf(value) !== 'Object') throw new InvalidRequestError('A request has plain data only')
  return Object.fromEntries(
    keysOf(value)
      .map((key) => [key, copy(read(value, key), depth + 1, room)] as const)
      .filter(([, entry]) => entry !== undefined),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

// Getters and proxies may throw.
function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key]
  } catch (cause) {
    throw new InvalidRequestError('The request cannot be read', { cause })
  }
}

function keysOf(value: object): readonly string[] {
  try {
    return Object.keys(value)
  } catch (cause) {
    throw new InvalidRequestError('The request cannot be read', { cause })
  }
}

// By its tag and not by its prototype: an object of another frame is as plain as one of ours.
function tagOf(value: object): string {
  try {
    return Object.prototype.toString.call(value).slice(8, -1)
  } catch (cause) {
    throw new InvalidRequestError('The request cannot be read', { cause })
  }
}
