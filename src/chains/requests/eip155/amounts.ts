import type { TokenGrant } from '../types/calls'
import type { Values } from './values'

/** The narrowest "unlimited" that tokens use, and more than anybody has. */
const unlimited = 2n ** 96n - 1n

/** True for an amount that exceeds every balance, so that leave to spend it is leave to spend all. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= unlimited
}

/** Spender and amount of a plain approval. */
export function allowance(v: Values) {
  return { spender: v.text(0), amount: v.number(1), isUnlimited: isUnlimited(v.number(1)) }
}

/** The grant of Permit2 for one token. */
export function grant(v: Values): TokenGrant {
  return { token: v.text(0), amount: v.number(1), isUnlimited: isUnlimited(v.number(1)), expiration: v.number(2) }
}

/** One transfer by Permit2. */
export function movement(v: Values) {
  return { owner: v.text(0), recipient: v.text(1), amount: v.number(2), token: v.text(3) }
}
