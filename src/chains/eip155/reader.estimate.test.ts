import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  pad,
  parseEther,
  publicActions,
  stringToHex,
  type Hex,
} from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { labAccounts, type LabChain } from '../../../lab/chains/startChain'
import { startChainReader } from '../../../stories/lab/testing/chains/chainReader'
import type { Network } from '../network'

let chain: LabChain
let network: Network
const { reader, started } = startChainReader()
const [owner, other] = labAccounts.map(({ address }) => address) as [Hex, Hex]

beforeAll(() => ({ chain, network } = started()))

const estimate = (transaction: object, on = network) =>
  reader.estimateFee?.(on, { from: owner, to: other, value: 0n, data: '0x', ...transaction })
const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, amount] })

describe('what a transaction would cost', () => {
  it('is close to what it does cost', async () => {
    const value = parseEther('1')
    const client = createWalletClient({
      account: labAccounts[0]!,
      chain: chain.chain,
      transport: http(chain.url),
    }).extend(publicActions)
    for (const [to, data, sent] of [
      [other, '0x', value],
      [chain.token, transfer(5n), 0n],
    ] as const) {
      const fee = await estimate({ to, data, value: sent })
      const hash = await client.sendTransaction({ to, data, value: sent })
      const { gasUsed, effectiveGasPrice } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
      const paid = gasUsed * effectiveGasPrice
      if (fee?.state !== 'known') throw new Error('The fee is not known')
      expect(fee).toMatchObject({ symbol: 'ETH', decimals: 18, total: sent + fee.fee })
      expect(Number(fee.fee)).toBeGreaterThan(Number(paid) * 0.8)
      expect(Number(fee.fee)).toBeLessThan(Number(paid) * 1.5)
      expect(fee.maxFee).toBeGreaterThanOrEqual(fee.fee)
    }
  })

  it('takes the limit and the price of the request', async () => {
    expect(await estimate({ gas: 100_000n, gasPrice: 3_000_000_000n })).toMatchObject({
      fee: 63_000_000_000_000n,
      maxFee: 300_000_000_000_000n,
    })
    expect(await estimate({ maxFeePerGas: 9n ** 12n })).toMatchObject({ state: 'known', maxFee: 21_000n * 9n ** 12n })
    expect(await estimate({ to: null, data: '0x6001600055' })).toMatchObject({ state: 'known' })
  })

  it('is not known when it would fail', async () => {
    const reason = { state: 'unknown', reason: 'wouldRevert' }
    expect(await estimate({ to: chain.token, data: transfer(10n ** 30n) })).toEqual({
      ...reason,
      words: 'ERC20InsufficientBalance',
    })
    expect(await estimate({ value: parseEther('1000000') })).toEqual(reason)
  })

  it('is not known without an answer', async () => {
    const reason = { state: 'unknown', reason: 'unavailable' }
    const at = (...urls: string[]) => ({
      ...network,
      caipNetworkId: 'eip155:5' as const,
      rpcUrls: { ...network.rpcUrls, default: { http: urls } },
    })
    expect(await estimate({}, at())).toEqual(reason)
    expect(await estimate({}, { ...network, chainNamespace: 'solana' })).toEqual(reason)
    const server = createServer((_request, response) => response.end('{'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    expect(await estimate({}, at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))).toEqual(reason)
    server.close()
  }, 20_000)
})

describe('what a token calls itself', () => {
  it('is read of the contract', async () => {
    const client = createPublicClient({ transport: http(chain.url) })
    const totalSupply = await client.readContract({ address: chain.token, abi: erc20Abi, functionName: 'totalSupply' })
    expect(totalSupply).toBeGreaterThan(0n)
    expect(await reader.readToken?.(network, chain.token)).toEqual({ symbol: 'LUSD', decimals: 6, totalSupply })
  })

  it('is nothing where there is no token', async () => {
    expect(await reader.readToken?.(network, other)).toBeNull()
    expect(await reader.readToken?.(network, 'nowhere')).toBeNull()
    expect(await reader.readToken?.({ ...network, chainNamespace: 'solana' }, chain.token)).toBeNull()
  })

  it.each<[string, Hex, object | null]>([
    ['32 bytes, as before the standard', pad(stringToHex('MKR'), { dir: 'right' }), { symbol: 'MKR', decimals: 18 }],
    ['a text that hides', pad(stringToHex('US\u202eDC'), { dir: 'right' }), null],
    ['nothing', pad('0x'), null],
  ])('is taken from %s', async (_name, symbol, expected) => {
    const address = '0x00000000000000000000000000000000000000f1'
    const client = createTestClient({ mode: 'anvil', chain: chain.chain, transport: http(chain.url) })
    // Answers decimals() with 18 and everything else with the word.
    const bytecode: Hex = `0x5f3560e01c63313ce567146035577f${symbol.slice(2)}5f5260205ff35b60125f5260205ff3`
    await client.setCode({ address, bytecode })
    expect(await reader.readToken?.(network, address)).toEqual(expected && expect.objectContaining(expected))
  })
})
