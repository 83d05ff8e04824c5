import { bytesToHex } from '@noble/hashes/utils.js'
import type { Plain, PlainRecord } from '../rpc/cloneRpcCall'

export type { Plain, PlainRecord } from '../rpc/cloneRpcCall'

/** As indented JSON, bytes in hexadecimal. */
export function printParameters(value: Plain): string {
  return JSON.stringify(
    value,
    (_key, entry: unknown) => (isBytes(entry) ? `0x${bytesToHex(Uint8Array.from(entry))}` : entry),
    2,
  )
}

/** True for an object with keys. */
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

// Bytes of another realm are no instance of Portico.
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
}
