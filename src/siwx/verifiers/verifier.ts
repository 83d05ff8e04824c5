import type { CaipNetworkId } from '../../chains/network'

/** A text that an account is said to have signed. */
export interface SignedText {
  readonly text: string
  /** In the encoding usual for the namespace. */
  readonly signature: string
  readonly address: string
  readonly networkId: CaipNetworkId
}

/** True when the account signed the text. Rejects only when it could not find out. */
export type Verifier = (signed: SignedText) => Promise<boolean>

/** Reading keys and signatures throws on whatever is not one; that is a no. */
export function orFalse(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

/** True where two byte strings are the same. Nothing here is secret, so time may differ. */
export function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

const mostReserved = 0x1ffn

/**
 * True for an address of eip155 without an owner: zero, which is what `ecrecover` answers where it recovers no key, or one of
 * the first 511, which chains keep for contracts of their own.
 */
export function isReservedAddress(address: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(address) && BigInt(address) <= mostReserved
}
