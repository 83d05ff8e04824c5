import { InvalidChainIdError } from '../errors'

/**
 * The ENS coin type of an EVM chain (ENSIP-11): 60 for mainnet, the id with the top bit set for others.
 * @throws InvalidChainIdError from 2147483648 on (spec section 5)
 */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 1 || chainId >= 0x80000000) throw new InvalidChainIdError()
  return chainId === 1 ? 60 : (0x80000000 | chainId) >>> 0
}
