import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  parseAbi,
  serializeTransaction,
  type Client,
} from 'viem'
import { estimateGas, getCode, readContract } from 'viem/actions'
import type { FeeRequest } from '../adapter'
import type { Network } from '../network'

type Hex = `0x${string}`

// https://specs.optimism.io/protocol/predeploys.html#gaspriceoracle: the same on every chain of the OP stack.
const oracle = '0x420000000000000000000000000000000000000F'
// https://specs.optimism.io/protocol/isthmus/exec-engine.html#operator-fee: oracles before it have no `getOperatorFee`.
const oracleAbi = parseAbi([
  'function getL1Fee(bytes) view returns (uint256)',
  'function getOperatorFee(uint256) view returns (uint256)',
])

/**
 * Fees of the OP stack besides gas, in wei: for the data on the chain below, and for the operator. 0 on other chains. The
 * operator fee is charged for the gas limit in advance.
 */
export async function readDataFee(client: Client, network: Network, transaction: FeeRequest): Promise<bigint> {
  if (!(await getCode(client, { address: oracle }))) return 0n
  const { from, to, value, data, gas } = transaction
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
  const ask = { address: oracle, abi: oracleAbi } as const
  const call = { account: from as Hex, to: to as Hex | null, value, ...(data !== '0x' && { data: data as Hex }) }
  const [dataFee, limit] = await Promise.all([
    readContract(client, { ...ask, functionName: 'getL1Fee', args: [bytes] }),
    gas ?? estimateGas(client, call).catch(() => 21_000n),
  ])
  const operatorFee = await readContract(client, { ...ask, functionName: 'getOperatorFee', args: [limit] }).catch(
    (error: unknown) => {
      // An older oracle reverts. Any other failure leaves the fee unknown.
      if (error instanceof BaseError && error.walk(isMissing)) return 0n
      throw error
    },
  )
  return dataFee + operatorFee
}

/** True for the error of a function that the contract does not have. */
function isMissing(cause: unknown): boolean {
  return cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError
}
