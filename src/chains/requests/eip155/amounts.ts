import type { TokenGrant } from '../types/calls'
import type { Values } from './values'

const widths = [96n, 128n, 160n, 256n].map((bits) => 2n ** bits - 1n)

/** True for "unlimited": at least 2^255, or the maximum of uint96, uint128, uint160 or uint256. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= 2n ** 255n || widths.includes(amount)
}

/** Spender and amount of a plain approval. */
export function allowance(v: Values) {
  return { spender: v.text(0), amount: v.number(1), isUnlimited: isUnlimited(v.number(1)) }
}

/** What Permit2 grants of one token. */
export function grant(v: Values): TokenGrant {
  return { token: v.text(0), amount: v.number(1), isUnlimited: isUnlimited(v.number(1)), expiration: v.number(2) }
}

/** One transfer by Permit2. */
export function movement(v: Values) {
  return { owner: v.text(0), recipient: v.text(1), amount: v.number(2), token: v.text(3) }
}
