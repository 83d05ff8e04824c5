import { InvalidChainIdError } from '../../errors/nameErrors'

/**
 * The ENS coin type of an EVM chain (ENSIP-11): 60 for mainnet, the id with the top bit set for others.
 * @throws InvalidChainIdError from 2147483648 on
 */
export function coinTypeOf(chainId: number): number {
  const coinType = evmCoinTypeOf(chainId)
  return chainId === 1 ? 60 : coinType
}

/**
 * The coin type as the name service counts: the id with the top bit set, for mainnet, too.
 * @throws InvalidChainIdError from 2147483648 on
 */
export function evmCoinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 1 || chainId >= 0x80000000) throw new InvalidChainIdError()
  return (0x80000000 | chainId) >>> 0
}
