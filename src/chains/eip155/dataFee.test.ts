import {
  createClient,
  custom,
  encodeFunctionData,
  HttpRequestError,
  parseAbi,
  RpcRequestError,
  TimeoutError,
  toHex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { labNetworks } from '../../../stories/lab/lab'
import { readDataFee } from './dataFee.late'

const selector = encodeFunctionData({
  abi: parseAbi(['function getOperatorFee(uint256)']),
  args: [0n],
}).slice(0, 10)
const request = { from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}`, value: 1n, data: '0x' } as const

/** Reads the fees from an oracle whose operator fee is answered so. The other fee is 5 wei. */
function read(operatorFee: () => unknown): Promise<bigint> {
  const answer = async ({ method, params }: { method: string; params?: readonly { data?: string }[] }) => {
    if (method === 'eth_getCode') return '0x01'
    if (method === 'eth_estimateGas') return '0x5208'
    return params?.[0]?.data?.startsWith(selector) ? operatorFee() : toHex(5n, { size: 32 })
  }
  const client = createClient({ transport: custom({ request: answer }, { retryCount: 0 }) })
  return readDataFee(client, labNetworks[0] as never, request)
}

const fail = (error: Error) => () => {
  throw error
}
const [url, body] = ['https://rpc.example', {}]

describe('the fees of the OP stack', () => {
  it('include the fee of the operator', async () => {
    expect(await read(() => toHex(7n, { size: 32 }))).toBe(12n)
  })

  it.each([
    ['reverts', fail(new RpcRequestError({ body, url, error: { code: 3, message: 'execution reverted' } }))],
    ['answers with nothing', () => '0x'],
  ])('have no operator fee where the oracle %s', async (_how, answer) => {
    expect(await read(answer)).toBe(5n)
  })

  it.each([
    ['time out', new TimeoutError({ body, url })],
    ['fail', new HttpRequestError({ body, url, status: 500 })],
    ['are refused', new RpcRequestError({ body, url, error: { code: -32005, message: 'limit exceeded' } })],
  ])('are unknown where requests %s', async (_how, error) => {
    await expect(read(fail(error))).rejects.toThrow()
  })
})
