import { bech32 } from '@scure/base'
import { parseCaipNetworkId } from '../caip'
import type { CaipNetworkId } from '../network'
import { canonicalEip155, canonicalSolana } from './addresses'
import { prefixOf, type AddressPrefixes } from './prefixes'
import { decodeSs58, encodeSs58, genericPrefix } from './ss58'

/**
 * The one way an account of a chain is written: EIP-55, lower case of bech32, the chain's own prefix. Null for what is
 * no account there, such as an address with another chain's prefix; with no prefix known, each counts as its own.
 */
export function canonicalAddress(chainId: CaipNetworkId, address: string, prefixes?: AddressPrefixes): string | null {
  const prefix = prefixOf(chainId, prefixes)
  switch (parseCaipNetworkId(chainId).namespace) {
    case 'eip155':
      return canonicalEip155(address)
    case 'solana':
      return canonicalSolana(address)
    case 'cosmos':
      return canonicalBech32(address, prefix)
    case 'bip122':
      return canonicalBitcoin(address, prefix)
    case 'polkadot':
      return canonicalSs58(address, prefix)
  }
}

/** True where an account is written canonically; wallets that know no network have the generic SS58 prefix for any. */
export function isCanonical(chainId: CaipNetworkId, address: string, prefixes?: AddressPrefixes): boolean {
  const canonical = canonicalAddress(chainId, address, prefixes)
  return canonical !== null && (canonical === address || decodeSs58(address)?.prefix === genericPrefix)
}

function canonicalBech32(address: string, prefix: string | number | undefined): string | null {
  const decoded = bech32.decodeUnsafe(address)
  if (!decoded || (prefix !== undefined && decoded.prefix !== prefix)) return null
  return bech32.encode(decoded.prefix as string, decoded.words)
}

/** Addresses of base58 have one writing; whether they are right is the verifier's to say. */
function canonicalBitcoin(address: string, prefix: string | number | undefined): string | null {
  const lower = address.toLowerCase()
  const isOwn = typeof prefix === 'string' && lower.startsWith(`${prefix}1`)
  if (!isOwn && !/^(?:bc|tb|bcrt)1/.test(lower)) return address
  const isOneCase = address === lower || address === address.toUpperCase()
  return isOneCase && (isOwn || prefix === undefined) ? lower : null
}

function canonicalSs58(address: string, prefix: string | number | undefined): string | null {
  const decoded = decodeSs58(address)
  if (!decoded) return null
  const own = typeof prefix === 'number' ? prefix : genericPrefix
  const isKnown = prefix === undefined || decoded.prefix === own || decoded.prefix === genericPrefix
  return isKnown ? encodeSs58(own, decoded.key) : null
}
