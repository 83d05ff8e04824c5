import type { CaipNetworkId } from '../network'

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** True where two addresses on one chain are one account: in another case, or with another SS58 prefix before the same key. */
export function isSameAccount(chainId: CaipNetworkId, one: string, other: string): boolean {
  return one === other || plain(chainId, one) === plain(chainId, other)
}

/** Only compared: whether an address is right is for others to say. */
function plain(chainId: CaipNetworkId, address: string): string {
  if (/^(?:eip155|cosmos):/.test(chainId)) return address.toLowerCase()
  if (chainId.startsWith('bip122:')) return /^(?:bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address
  const isSs58 = chainId.startsWith('polkadot:') && /^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(address)
  return isSs58 ? String(keyOf(address)) : address
}

/** Base58 of a prefix, 32 bytes of a key, and two of a checksum. */
function keyOf(address: string): bigint {
  const whole = [...address].reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n)
  return BigInt.asUintN(256, whole >> 16n)
}
