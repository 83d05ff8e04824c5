import { createWalletClient, encodeFunctionData, erc20Abi, http, parseEther, parseSignature, publicActions } from 'viem'
import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movePrice, routerAbi } from './pools'
import { signPermit } from './signPermit'
import { labAccounts, startChain, type LabChain } from './startChain'

const me = labAccounts[1] as (typeof labAccounts)[number]
const late = 2n ** 40n
let lab: LabChain
beforeAll(async () => {
  lab = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
}, 60_000)
afterAll(() => lab.stop())

const open = () => {
  const client = createWalletClient({ account: me, chain: lab.chain, transport: http(lab.url) }).extend(publicActions)
  const { router, weth, tokens } = lab.pools
  const guilder = tokens.find(({ symbol }) => symbol === 'LGLD')?.address as Address
  const quote = async (value: bigint, ...path: Address[]) => {
    const call = { address: router, abi: routerAbi, functionName: 'getAmountsOut', args: [value, path] } as const
    return (await client.readContract(call)).at(-1) as bigint
  }
  const held = (token: Address) =>
    client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [me.address] })
  const done = async (sending: Promise<Hex>) => {
    const receipt = await client.waitForTransactionReceipt({ hash: await sending, pollingInterval: 20 })
    expect(receipt.status).toBe('success')
    return receipt
  }
  return { client, router, weth, guilder, lusd: lab.token, quote, held, done, to: { address: router, abi: routerAbi } }
}

describe('the pools of a lab chain', () => {
  it('give what they quote, over one pool and over two, and not less than is wanted', async () => {
    const { client, weth, guilder, lusd, quote, held, done, to } = open()
    for (const path of [
      [weth, lusd],
      [weth, lusd, guilder],
    ]) {
      const value = parseEther('1')
      const [quoted, before] = [await quote(value, ...path), await held(path.at(-1) as Address)]
      const swap = (least: bigint, deadline: bigint) =>
        client.writeContract({
          ...to,
          functionName: 'swapExactETHForTokens',
          args: [least, path, me.address, deadline],
          value,
        })
      await expect(swap(quoted + 1n, late)).rejects.toThrow('INSUFFICIENT_OUTPUT_AMOUNT')
      await expect(swap(quoted, 1n)).rejects.toThrow('EXPIRED')
      await done(swap(quoted, late))
      expect((await held(path.at(-1) as Address)) - before).toBe(quoted)
    }
    await expect(quote(1n, lusd, me.address)).rejects.toThrow('INSUFFICIENT_LIQUIDITY')
  })

  it('take a token that was approved, or with a permit in the same call', async () => {
    const { client, router, weth, guilder, lusd, quote, held, done, to } = open()
    const value = await held(guilder)
    const away = { ...to, functionName: 'swapExactTokensForTokens' } as const
    const args = [value, await quote(value, guilder, lusd), [guilder, lusd], me.address, late] as const
    await expect(client.writeContract({ ...away, args })).rejects.toThrow()
    await done(
      client.writeContract({ address: guilder, abi: erc20Abi, functionName: 'approve', args: [router, value] }),
    )
    await done(client.writeContract({ ...away, args }))
    expect(await held(guilder)).toBe(0n)

    const dollars = await held(lusd)
    const quoted = await quote(dollars, lusd, weth)
    const permit = { token: lusd, spender: router, value: dollars, deadline: late }
    const { v, r, s } = parseSignature(await signPermit(client, permit))
    const calls = [
      encodeFunctionData({ ...to, functionName: 'selfPermit', args: [lusd, dollars, late, Number(v), r, s] }),
      encodeFunctionData({
        ...to,
        functionName: 'swapExactTokensForETH',
        args: [dollars, quoted, [lusd, weth], me.address, late],
      }),
    ]
    const before = await client.getBalance(me)
    const receipt = await done(client.writeContract({ ...to, functionName: 'multicall', args: [calls] }))
    const paid = receipt.gasUsed * receipt.effectiveGasPrice
    expect((await client.getBalance(me)) - before + paid).toBe(quoted)
  })

  it('change their price with a big trade', async () => {
    const { weth, lusd, quote } = open()
    const price = () => quote(parseEther('0.001'), weth, lusd).then(Number)
    for (const percent of [25, -40]) {
      const before = await price()
      await movePrice(lab, percent)
      expect(Math.round(((await price()) / before - 1) * 100)).toBe(percent)
    }
  })
})
