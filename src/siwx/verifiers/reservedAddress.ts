const mostReserved = 0x1ffn

/**
 * Whether an address of eip155 is nobody's: zero, which is what `ecrecover` answers where it recovers no key, or one of
 * the first 511, which chains keep for contracts of their own.
 */
export function isReservedAddress(address: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(address) && BigInt(address) <= mostReserved
}
