import { bytesToHex } from '@noble/hashes/utils.js'

/** Plain data of our own: nothing of it changes between the moment it is shown and the moment it is sent. */
export type Plain = null | boolean | number | string | Uint8Array | readonly Plain[] | PlainRecord

export interface PlainRecord {
  readonly [key: string]: Plain
}

/** No request that a wallet reads is nested deeper. */
const depthLimit = 64
/** References to one object from many places can multiply without end. */
const countLimit = 300_000

/**
 * Copies parameters of a request as JSON would write them, with whole numbers beyond JSON as hexadecimal; bytes stay.
 * What is described and what is signed must come from one copy.
 * @throws when they run in a circle, are too deep or too many, or a getter throws
 */
export function copyParameters(given: unknown): Plain {
  let count = 0
  const copy = (value: unknown, depth: number): Plain | undefined => {
    count += 1
    if (depth > depthLimit || count > countLimit) throw new Error('too deep')
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    if (typeof value === 'bigint') return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
    if (typeof value !== 'object') return undefined
    if (isBytes(value)) return Uint8Array.from(value)
    if (Array.isArray(value)) {
      const { length } = value
      if (length > countLimit) throw new Error('too many')
      return Array.from({ length }, (_, index) => copy((value as unknown[])[index], depth + 1) ?? null)
    }
    // A thing that writes itself as JSON could write something else when it is sent.
    if (typeof (value as { toJSON?: unknown }).toJSON === 'function') throw new Error('not plain')
    const entries = Object.keys(value).flatMap((key) => {
      const entry = copy((value as Record<string, unknown>)[key], depth + 1)
      return entry === undefined ? [] : [[key, entry] as const]
    })
    return Object.fromEntries(entries)
  }
  return copy(given, 0) ?? null
}

/** As indented JSON, bytes in hexadecimal. */
export function printParameters(value: Plain): string {
  return JSON.stringify(
    value,
    (_key, entry: unknown) => (isBytes(entry) ? `0x${bytesToHex(Uint8Array.from(entry))}` : entry),
    2,
  )
}

/** Whether it is an object with keys. */
export function isRecord(value: Plain | undefined): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isBytes(value)
}

/** The value of a key that the object has itself. */
export function entryOf(value: Plain | undefined, key: string): Plain | undefined {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The text under a key; null when it holds no text. */
export function textOf(value: Plain | undefined, key: string): string | null {
  const entry = entryOf(value, key)
  return typeof entry === 'string' ? entry : null
}

// Bytes of another realm are no instance of ours.
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}
