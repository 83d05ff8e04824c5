import fc from 'fast-check'
import { createTestClient, createWalletClient, erc20Abi, http, publicActions, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { labAccounts, type LabChain } from '../../../../lab/chains/startChain'
import { putFeeOracle } from '../../../../lab/chains/tokens'
import { startChainReader } from '../../../../stories/lab/testing/chains/chainReader'
import type { Network } from '../../../chains/network'
import { transferCall } from '../../../chains/payment/transferCall'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { mostOf } from './eip155Sending.late'

const { reader, started } = startChainReader()
const [owner, friend] = labAccounts.map(({ address }) => address) as [Hex, Hex]
let chain: LabChain
let network: Network
beforeAll(() => ({ chain, network } = started()))

const clients = () => {
  const transport = http(chain.url)
  const wallet = createWalletClient({ account: labAccounts[0]!, chain: chain.chain, transport }).extend(publicActions)
  return { wallet, node: createTestClient({ mode: 'anvil', transport, chain: chain.chain }) }
}
const tokenOf = (symbol: string) => chain.tokens.find((one) => one.symbol === symbol)!
const heldBy = (address: Hex, symbol: string) =>
  clients().wallet.readContract({
    address: tokenOf(symbol).address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  })
const estimate = (to: string, data: string, value = 0n) =>
  reader.estimateFee!(network, { from: owner, to, data, value })

describe('what is sent on a chain', () => {
  it.each(['LONE', 'LPAIR', 'LFINE', 'LHUSH'])('arrives to the last unit of %s', async (symbol) => {
    const { wallet } = clients()
    const { address, decimals } = tokenOf(symbol)
    const before = await heldBy(friend, symbol)
    const value = parseUnits(decimals > 0 ? `7.${'0'.repeat(decimals - 1)}1` : '7', decimals) as bigint
    expect(await estimate(address, transferCall(friend, value))).toMatchObject({ state: 'known' })
    const transfer = { token: address, from: owner, to: friend, value }
    expect(await reader.readArriving!(network, transfer)).toBe(value)
    const hash = await wallet.sendTransaction({ to: address, data: transferCall(friend, value) as Hex })
    expect((await wallet.waitForTransactionReceipt({ hash, pollingInterval: 20 })).status).toBe('success')
    expect((await heldBy(friend, symbol)) - before).toBe(value)
    const [held] = await reader.listTokens!(network, friend, [address])
    expect(formatUnits(held!.value - before, decimals)).toBe(formatUnits(value, decimals))
  })

  it('arrives in part where the token keeps some, which is known before', async () => {
    const { wallet } = clients()
    const { address: token } = tokenOf('LTOLL')
    const [value, before] = [1_000n, await heldBy(friend, 'LTOLL')]
    expect(await reader.readArriving!(network, { token, from: owner, to: friend, value })).toBe(990n)
    const hash = await wallet.sendTransaction({ to: token, data: transferCall(friend, value) as Hex })
    await wallet.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect((await heldBy(friend, 'LTOLL')) - before).toBe(990n)
  })

  it('is refused in words, before and after', async () => {
    const { wallet } = clients()
    const { address: to } = tokenOf('LSHUT')
    const data = transferCall(friend, 1n) as Hex
    const words = 'The harbour is closed'
    expect(await estimate(to, data)).toEqual({ state: 'unknown', reason: 'wouldRevert', words })
    expect(await reader.readArriving!(network, { token: to, from: owner, to: friend, value: 1n })).toBeNull()
    const hash = await wallet.sendTransaction({ to, data, gas: 90_000n })
    await wallet.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const sent = { hash, account: `eip155:31337:${owner}` } as const
    expect(await reader.readTransaction!(network, sent)).toMatchObject({ state: 'failed', reason: 'reverted', words })
    expect(await estimate(tokenOf('LONE').address, transferCall(friend, 10n ** 30n))).toMatchObject({
      words: 'ERC20InsufficientBalance',
    })
  })

  it('is what was typed, however finely a token is divided', { timeout: 60_000 }, async () => {
    const { wallet } = clients()
    const { address: to } = tokenOf('LFINE')
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 40n })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 36 }), amounts, async (decimals, units) => {
        const typed = formatUnits(units, decimals)
        const before = await heldBy(friend, 'LFINE')
        const value = parseUnits(typed, decimals) as bigint
        const hash = await wallet.sendTransaction({ to, data: transferCall(friend, value) as Hex })
        await wallet.waitForTransactionReceipt({ hash, pollingInterval: 5 })
        expect(formatUnits((await heldBy(friend, 'LFINE')) - before, decimals)).toBe(typed)
      }),
      { numRuns: 25 },
    )
  })

  it.each([null, 'LabFeeOracle', 'LabOperatorFeeOracle'] as const)(
    'as the most there is leaves the fee, with the oracle %s of the OP stack',
    { timeout: 60_000 },
    async (oracle) => {
      const { wallet, node } = clients()
      await node.setBalance({ address: owner, value: 10n ** 22n })
      const deployer = { chain: chain.chain, url: chain.url, owner: labAccounts[0]! }
      const remove = oracle && (await putFeeOracle(deployer, oracle))
      const price = fc.bigInt({ min: 1n, max: 500n * 10n ** 9n })
      const balances = fc.bigInt({ min: 10n ** 15n, max: 10n ** 21n })
      await fc.assert(
        fc.asyncProperty(balances, price, async (balance, baseFeePerGas) => {
          await node.setNextBlockBaseFeePerGas({ baseFeePerGas })
          await node.setBalance({ address: owner, value: balance })
          await node.mine({ blocks: 1 })
          const request = { from: owner, to: friend, value: 0n, data: '0x' }
          const [fee, dataFee] = [
            await reader.estimateFee!(network, request),
            await reader.readDataFee!(network, request),
          ]
          expect(dataFee > 0n).toBe(oracle !== null)
          // 21,000 gas for a transfer.
          if (oracle === 'LabOperatorFeeOracle') expect(dataFee % 10n ** 12n).toBe((21_000n * 10n ** 7n) % 10n ** 12n)
          if (fee.state !== 'known') throw new Error('The chain does not say what sending costs')
          const value = mostOf(balance, fee.maxFee + dataFee)
          expect(value === 0n || value + fee.maxFee + dataFee <= balance).toBe(true)
          if (value === 0n) return
          // A wallet asks for its own price, and is not refused.
          const hash = await wallet.sendTransaction({ to: friend, value })
          const { gasUsed, effectiveGasPrice } = await wallet.waitForTransactionReceipt({ hash, pollingInterval: 20 })
          expect(value + gasUsed * effectiveGasPrice + dataFee <= balance).toBe(true)
        }),
        { numRuns: 25 },
      )
      await remove?.()
      await node.setBalance({ address: owner, value: 10n ** 22n })
    },
  )
})
