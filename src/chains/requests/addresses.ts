import { checksumAddress } from '../eip155/checksum'

/** True for an EVM address, in any case. */
export function isAddress(text: unknown): text is string {
  return typeof text === 'string' && /^0x[0-9a-fA-F]{40}$/.test(text)
}

/** An address in the case of EIP-55, as people compare it. */
export function printAddress(text: string): string {
  return checksumAddress(text)
}

/** True where two texts name one account. */
export function sameAddress(one: string, other: string): boolean {
  return isAddress(one) ? one.toLowerCase() === other.toLowerCase() : one === other
}
