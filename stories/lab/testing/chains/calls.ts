import { encodeFunctionData, hexToBytes, parseAbi, type Hex } from 'viem'
import { describeCall } from '../../../../src/chains/requests/eip155/describeCall'
import { token } from './requests'

/** Any 32 bytes. */
export const word = `0x${'11'.repeat(32)}` as const

/** The data of a call of this function. */
export function encode(signature: string, args: readonly unknown[]): Hex {
  const abi = parseAbi([`function ${signature}`] as readonly string[])
  return encodeFunctionData({ abi, args })
}

/** Description of a call. */
export const readCall = (data: Hex, to: string | null = token, value = 0n) =>
  describeCall({ to, value, data: hexToBytes(data) })
