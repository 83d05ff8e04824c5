/**
 * The call with which a token of ERC-20 moves, as hex: `transfer(address,uint256)`,
 * https://eips.ethereum.org/EIPS/eip-20.
 * @throws RangeError for more than a token can hold
 */
export function transferCall(to: string, value: bigint): string {
  if (value < 0n || value >= 2n ** 256n) throw new RangeError('No amount of a token')
  return `0xa9059cbb${word(to.slice(2).toLowerCase())}${word(value.toString(16))}`
}

/** 32 bytes, as contracts read them. */
const word = (digits: string) => digits.padStart(64, '0')
