import { parseAbi, serializeTransaction, type Client } from 'viem'
import { getCode, readContract } from 'viem/actions'
import type { FeeRequest } from '../adapter'
import type { Network } from '../network'

type Hex = `0x${string}`

// https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle: the same on every chain of the OP stack.
const oracle = '0x420000000000000000000000000000000000000F'
const oracleAbi = parseAbi(['function getL1Fee(bytes) view returns (uint256)'])

/** What a chain of the OP stack takes for writing a transaction to the chain below it; nothing on any other. */
export async function readDataFee(client: Client, network: Network, transaction: FeeRequest): Promise<bigint> {
  if (!(await getCode(client, { address: oracle }))) return 0n
  const { to, value, data } = transaction
  // The largest a transfer is: what the numbers are changes little of what their bytes cost.
  const most = 2n ** 64n - 1n
  const bytes = serializeTransaction({
    type: 'eip1559',
    chainId: Number(network.id),
    to: to as Hex,
    value,
    data: data as Hex,
    nonce: 2 ** 31,
    gas: most,
    maxFeePerGas: most,
    maxPriorityFeePerGas: most,
  })
  return readContract(client, { address: oracle, abi: oracleAbi, functionName: 'getL1Fee', args: [bytes] })
}
