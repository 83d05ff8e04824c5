import { entryOf, isRecord, type Plain } from './plain'

/** Limits of a request. A person can check this much, and a slow phone parses it without blocking. */
export const requestLimits = {
  /** Calls of one batch (EIP-5792). */
  calls: 50,
  /** Bytes of a text to sign. */
  text: 24_576,
  /** Bytes of call data and of a transaction: the limit of one Ethereum transaction. */
  data: 131_072,
  /** Characters of typed data, and the non-ASCII characters among them. */
  typedData: 65_536,
  foreignCharacters: 8_192,
  /** Objects, lists and values. */
  parts: 4_000,
  depth: 32,
} as const

interface Size {
  parts: number
  depth: number
  /** Characters outside of hexadecimal texts, and the non-ASCII characters among them. */
  characters: number
  foreign: number
  /** Bytes in hexadecimal texts and byte arrays. */
  bytes: number
}

/** True if a request exceeds one of the limits. */
export function isTooLarge(method: string, params: Plain): boolean {
  const size = sizeOf(params)
  const { parts, depth, characters, foreign, bytes } = size
  if (parts > requestLimits.parts || depth > requestLimits.depth) return true
  if (foreign > requestLimits.foreignCharacters) return true
  const isMessage = method === 'personal_sign' || method === 'solana_signMessage'
  if (isMessage) return bytes + characters > (method === 'personal_sign' ? 1 : 1.4) * requestLimits.text + 200
  if (method === 'eth_signTypedData_v4') return characters + bytes > requestLimits.typedData
  if (bytes > requestLimits.data || characters > requestLimits.data) return true
  return callsIn(params) > requestLimits.calls
}

function callsIn(params: Plain): number {
  const given = Array.isArray(params) ? (params as readonly Plain[])[0] : params
  const calls = entryOf(given, 'calls')
  return Array.isArray(calls) ? calls.length : 0
}

function sizeOf(
  value: Plain,
  depth = 0,
  size: Size = { parts: 0, depth: 0, characters: 0, foreign: 0, bytes: 0 },
): Size {
  size.parts += 1
  size.depth = Math.max(size.depth, depth)
  if (typeof value === 'string') measure(value, size)
  else if (value instanceof Uint8Array) size.bytes += value.length
  else if (Array.isArray(value)) for (const entry of value as readonly Plain[]) sizeOf(entry, depth + 1, size)
  else if (isRecord(value))
    for (const [name, entry] of Object.entries(value)) {
      measure(name, size)
      sizeOf(entry, depth + 1, size)
    }
  return size
}

function measure(text: string, size: Size): void {
  if (/^0x[0-9a-f]*$/i.test(text)) {
    size.bytes += (text.length - 2) / 2
    return
  }
  size.characters += text.length
  // eslint-disable-next-line no-control-regex
  size.foreign += text.replace(/[\0-\x7f]+/g, '').length
}
