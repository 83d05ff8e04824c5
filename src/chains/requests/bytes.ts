import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { tryOrNull } from '../untrusted'

/** Bytes as `0x…`. */
export function printHex(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`
}

/** The bytes of `0x…`; null for anything else. */
export function readHex(text: string): Uint8Array | null {
  if (!/^0x/i.test(text) || text.length % 2 !== 0) return null
  return tryOrNull(() => hexToBytes(text.slice(2)))
}

/** The bytes of a base64 text; null for anything else. */
export function readBase64(text: string): Uint8Array | null {
  return tryOrNull(() => base64.decode(text))
}

/** More characters than any transaction of Solana has in base58 or base64: longer ones are not decoded. */
export const transactionTextMax = 8192
/** As long as a text of any request may be, and so a message to sign in base58. */
export const messageTextMax = 262_144

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a base58 text of any length, in much less than its length squared; null for anything else. */
export function readBase58(text: string): Uint8Array | null {
  if (!/^[1-9A-HJ-NP-Za-km-z]*$/.test(text)) return null
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const digits = text.slice(zeros)
  const hex = digits === '' ? '' : numberOf(digits, new Map()).toString(16)
  const body = hexToBytes(hex.length % 2 === 0 ? hex : `0${hex}`)
  const bytes = new Uint8Array(zeros + body.length)
  bytes.set(body, zeros)
  return bytes
}

/** Halves of halves: the engine multiplies long numbers well, one digit at a time it would take the length squared. */
function numberOf(digits: string, powers: Map<number, bigint>): bigint {
  if (digits.length <= 64) {
    let sum = 0n
    for (const digit of digits) sum = sum * 58n + BigInt(alphabet.indexOf(digit))
    return sum
  }
  const low = digits.length >> 1
  let power = powers.get(low)
  if (power === undefined) powers.set(low, (power = 58n ** BigInt(low)))
  return numberOf(digits.slice(0, -low), powers) * power + numberOf(digits.slice(-low), powers)
}

/** Bytes in base58, of any length, as fast. */
export function printBase58(bytes: Uint8Array): string {
  const first = bytes.findIndex((byte) => byte !== 0)
  const zeros = first < 0 ? bytes.length : first
  const body = bytes.subarray(zeros)
  if (body.length === 0) return '1'.repeat(zeros)
  const count = Math.ceil((body.length * 8) / Math.log2(58)) + 1
  return '1'.repeat(zeros) + digitsOf(BigInt(printHex(body)), count).replace(/^1+/, '')
}

function digitsOf(number: bigint, count: number): string {
  if (count === 1) return alphabet.charAt(Number(number))
  const low = count >> 1
  const power = 58n ** BigInt(low)
  return digitsOf(number / power, count - low) + digitsOf(number % power, low)
}

/** Bytes decoded as UTF-8; null when they are not valid. A byte order mark is kept. */
export function readUtf8(bytes: Uint8Array): string | null {
  return tryOrNull(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
}
