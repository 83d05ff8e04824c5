import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Nonces that this process recognises without storing them: random bytes, their expiry, and a MAC by a key of this
 * process. Asking for many of them takes no memory.
 */
export function createNonces(clock: () => number) {
  const key = randomBytes(32)
  const codeOf = (text: string) => bytesToHex(hmac(sha256, key, utf8ToBytes(text))).slice(0, 28)
  return {
    issue(lifetimeMs: number): { readonly nonce: string; readonly endsAt: number } {
      const endsAt = Math.floor(clock() + lifetimeMs)
      const text = `${bytesToHex(randomBytes(12))}${endsAt.toString(16).padStart(12, '0')}`
      return { nonce: `${text}${codeOf(text)}`, endsAt }
    },
    /** When one of ours ends; null for what is over or not ours. */
    endOf(nonce: string): number | null {
      if (!/^[0-9a-f]{64}$/.test(nonce)) return null
      const text = nonce.slice(0, 36)
      const endsAt = Number.parseInt(text.slice(24), 16)
      return isSame(codeOf(text), nonce.slice(36)) && endsAt > clock() ? endsAt : null
    },
  }
}

/** In a time that does not tell where two texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
