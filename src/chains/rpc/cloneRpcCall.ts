import type { RpcCall } from '../adapter'
import { InvalidRequestError } from '../errors/rpcErrors'

/** Plain data of our own: nothing of it changes between the moment it is shown and the moment it is sent. */
export type Plain = null | boolean | number | string | Uint8Array | readonly Plain[] | PlainRecord

/** Plain data by key. */
export interface PlainRecord {
  readonly [key: string]: Plain
}

/** A request of plain data. */
export interface PlainCall extends RpcCall {
  readonly params?: Plain
}

/** More than any wallet reads; what goes beyond is refused rather than waited for. */
const maxDepth = 64
const maxParts = 100_000
/** Of one text, or of the bytes that it writes in hexadecimal. */
const maxBytes = 262_144
/** Of all texts and bytes together. */
const maxLength = 4 * maxBytes

/**
 * Copies a call to plain data of its own: what is described is what is sent, whatever the page does to its objects
 * meanwhile. Whole numbers beyond JSON become hexadecimal.
 * @throws InvalidRequestError for what is no plain data, and for what is too large
 */
export function copyCall(call: unknown): PlainCall {
  const method = isObject(call) ? read(call, 'method') : undefined
  if (!isObject(call) || typeof method !== 'string') throw new InvalidRequestError('A request needs a method')
  const params = copyPlain(read(call, 'params'))
  return params === undefined ? { method } : { method, params }
}

/**
 * Copies a value to plain data; undefined for other values.
 * @throws InvalidRequestError for what is no plain data, and for what is too large
 */
export function copyPlain(value: unknown): Plain | undefined {
  return copy(value, 0, { parts: maxParts, length: maxLength })
}

function copy(value: unknown, depth: number, room: { parts: number; length: number }): Plain | undefined {
  room.parts -= 1
  if (typeof value === 'string') take(room, value.length, bytesIn(value))
  if (depth > maxDepth || room.parts < 0) throw tooLarge()
  if (typeof value === 'bigint') return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value
  // As JSON writes them.
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (!isObject(value)) throw new InvalidRequestError('Not plain data')
  if (ArrayBuffer.isView(value) && tagOf(value) === 'Uint8Array') {
    take(room, value.byteLength, value.byteLength)
    return new Uint8Array(value as Uint8Array)
  }
  if (Array.isArray(value)) {
    const length = Number(read(value, 'length'))
    if (length > room.parts) throw tooLarge()
    return Array.from({ length }, (_none, index) => copy(read(value, String(index)), depth + 1, room) ?? null)
  }
  if (tagOf(value) !== 'Object') throw new InvalidRequestError('Not plain data')
  const entries = keysOf(value).flatMap((key) => {
    take(room, key.length, bytesIn(key))
    const entry = copy(read(value, key), depth + 1, room)
    return entry === undefined ? [] : [[key, entry] as const]
  })
  return Object.fromEntries(entries)
}

function take(room: { length: number }, length: number, bytes: number): void {
  room.length -= length
  if (bytes > maxBytes || room.length < 0) throw tooLarge()
}

/** Number of bytes of a text; counted no further than it matters. */
function bytesIn(text: string): number {
  if (text.length <= maxBytes / 3) return text.length
  if (/^0x[0-9a-f]*$/i.test(text)) return (text.length - 2) / 2
  return text.length > maxBytes ? text.length : new TextEncoder().encode(text).length
}

function tooLarge(): InvalidRequestError {
  return new InvalidRequestError('The request is too large')
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

// By its tag and not by its prototype: an object of another frame is as plain as one of Portico's.
function tagOf(value: object): string {
  try {
    return Object.prototype.toString.call(value).slice(8, -1)
  } catch (cause) {
    throw new InvalidRequestError('The request cannot be read', { cause })
  }
}
