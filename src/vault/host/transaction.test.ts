import { createClient, custom, keccak256, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { RpcCall } from '../../chains/adapter'
import { InvalidRequestError } from '../../chains/errors/rpcErrors'
import { WalletFailedError } from '../../chains/errors/walletErrors'
import { UnansweredError } from '../../chains/errors/unanswered'
import { defineNetwork } from '../../chains/network'
import { mainnet } from '../../networks'
import { completeTransaction, sendSigned } from './transaction'

const network = defineNetwork(mainnet)
const own = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Answers = Readonly<Record<string, unknown>>

/** An endpoint that answers by method; an answer that is an error is thrown. */
function endpoint(answers: Answers) {
  const asked: string[] = []
  const request = async ({ method }: { method: string }) => {
    asked.push(method)
    if (!(method in answers)) throw new TypeError('fetch failed')
    const answer = answers[method]
    if (answer instanceof Error || (answer as { code?: unknown } | null)?.code) throw answer
    return answer
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  return { request: (call: RpcCall) => client.request(call as never), asked }
}

const block = { baseFeePerGas: '0x3b9aca00', number: '0x10', timestamp: '0x1', gasLimit: '0x1c9c380', transactions: [] }
const evm: Answers = {
  eth_getTransactionCount: '0x7',
  eth_estimateGas: '0x5208',
  eth_getBlockByNumber: block,
  eth_maxPriorityFeePerGas: '0x3b9aca00',
}

describe('a transaction that a key signs', () => {
  it('is completed with nonce, gas and fees, and keeps what was given', async () => {
    const { request } = endpoint(evm)
    const given = { from: own, to, value: '0xde0b6b3a7640000', data: '0x' }
    expect(await completeTransaction([given], own, network, request)).toEqual({
      ...given,
      chainId: '0x1',
      type: '0x2',
      nonce: '0x7',
      gas: '0x5208',
      maxFeePerGas: '0x83215600',
      maxPriorityFeePerGas: '0x3b9aca00',
    })
    const fixed = { from: own, to, nonce: '0x1', gas: '0xffff', gasPrice: '0x5', type: '0x0' }
    expect(await completeTransaction([fixed], own, network, request)).toEqual({ ...fixed, chainId: '0x1' })
  })

  it.each([
    ['of another account', { from: to, to }],
    ['of another network', { from: own, to, chainId: '0x2' }],
    ['with a field that would be lost', { from: own, to, authorizationList: [] }],
    ['with a value that is no number', { from: own, to, value: 'much' }],
    ['that is missing', undefined],
  ])('is refused %s', async (_what, given) => {
    const { request, asked } = endpoint(evm)
    await expect(completeTransaction([given], own, network, request)).rejects.toBeInstanceOf(InvalidRequestError)
    expect(asked).toEqual([])
  })
})

describe('a signed transaction', () => {
  const signed = '0x02f86c' as Hex

  it('is sent; its hash is counted from its bytes', async () => {
    const { request } = endpoint({ eth_sendRawTransaction: '0xother' })
    expect(await sendSigned(signed, request)).toBe(keccak256(signed))
  })

  it('may have arrived where no endpoint answers', async () => {
    await expect(sendSigned(signed, endpoint({}).request)).rejects.toBeInstanceOf(UnansweredError)
  })

  it('is refused where the network says so, unless the network has it', async () => {
    const refused = { code: -32000, message: 'already known' }
    const without = endpoint({ eth_sendRawTransaction: refused, eth_getTransactionByHash: null })
    await expect(sendSigned(signed, without.request)).rejects.toBeInstanceOf(WalletFailedError)
    const having = endpoint({ eth_sendRawTransaction: refused, eth_getTransactionByHash: { hash: '0x1' } })
    expect(await sendSigned(signed, having.request)).toBe(keccak256(signed))
  })
})
