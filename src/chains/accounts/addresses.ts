import { base58 } from '@scure/base'
import { checksumAddress } from '../eip155/checksum'

/** An address of an EVM chain with the checksum of EIP-55; null for other text. */
export function canonicalEip155(address: string): string | null {
  return /^0x[0-9a-f]{40}$/i.test(address) ? checksumAddress(address) : null
}

/** An address of Solana, which has one writing; null for other text. */
export function canonicalSolana(address: string): string | null {
  if (address.length > 44) return null
  try {
    return base58.decode(address).length === 32 ? address : null
  } catch {
    return null
  }
}
