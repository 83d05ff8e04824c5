import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** One that any browser may bring back; those of a browser have another digit there. */
const anybody = '0'

/**
 * Nonces that this process recognises without storing them: random bytes, whether they are one browser's, their expiry,
 * a MAC of these by a key of this process, and one of these with the browser. Asking for many of them takes no memory.
 */
export function createNonces(clock: () => number) {
  const key = randomBytes(32)
  const codeOf = (text: string) => bytesToHex(hmac(sha256, key, utf8ToBytes(text))).slice(0, 16)
  return {
    issue(lifetimeMs: number, browser?: string): { readonly nonce: string; readonly endsAt: number } {
      const endsAt = Math.floor(clock() + lifetimeMs)
      const kind = browser === undefined ? anybody : '1'
      const text = `${bytesToHex(randomBytes(10))}${kind}${endsAt.toString(16).padStart(11, '0')}`
      return { nonce: `${text}${codeOf(text)}${codeOf(`${text}.${browser ?? ''}`)}`, endsAt }
    },
    /** When one of Portico's ends; null for what is over or not ours. */
    endOf(nonce: string): number | null {
      if (!/^[0-9a-f]{64}$/.test(nonce)) return null
      const text = nonce.slice(0, 32)
      const endsAt = Number.parseInt(text.slice(21), 16)
      const isOurs = isSame(codeOf(text), nonce.slice(32, 48)) && (isBound(nonce) || this.isFor(nonce))
      return isOurs && endsAt > clock() ? endsAt : null
    },
    /** True for a nonce of this server that the browser may bring back. */
    isFor(nonce: string, browser?: string): boolean {
      const whose = isBound(nonce) ? (browser ?? '') : ''
      return isSame(codeOf(`${nonce.slice(0, 32)}.${whose}`), nonce.slice(48))
    },
  }
}

const isBound = (nonce: string) => nonce[20] !== anybody

/** In a time that does not tell where two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
