import {
  createWalletClient,
  decodeFunctionData,
  encodeAbiParameters,
  erc20Abi,
  http,
  parseEther,
  parseSignature,
  publicActions,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signPermit } from '../chains/signPermit'
import { labAccounts, startChain, type LabChain } from '../chains/startChain'
import { createChainIndex } from './chainIndex'
import { createConvert } from './convert'
import { aggregationAbi } from './convertCalls'
import { convertLies, type ConvertLie } from './convertFaults'
import { noFaults } from './faults'
import { native } from './places'
import { startBackend, type Backend } from './startBackend'

const me = labAccounts[1] as (typeof labAccounts)[number]
let lab: LabChain
let backend: Backend
beforeAll(async () => {
  lab = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
  backend = await startBackend({ index: createChainIndex([lab]), convert: createConvert([lab]) })
}, 60_000)
afterEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => Promise.all([lab.stop(), backend.stop()]))

interface Tx {
  readonly from: string
  readonly to: string
  readonly data: Hex
  readonly amount?: string
  readonly value?: string
  readonly eip155: { readonly gas?: string; readonly gasPrice: string }
}
type Answers = Readonly<Record<string, unknown>> & {
  readonly tx: Tx
  readonly quotes: readonly Record<string, string>[]
}

const on = (address: string) => `eip155:31337:${address}`
const userAddress = on(me.address)
const plain = (place: string) => place.split(':')[2] as Address
const tokenOf = (symbol: string) => lab.pools.tokens.find((one) => one.symbol === symbol)?.address as Address
const open = () => createWalletClient({ account: me, chain: lab.chain, transport: http(lab.url) }).extend(publicActions)

async function ask(call: string, query: Readonly<Record<string, string>>, status = 200): Promise<Answers> {
  const told = new URLSearchParams({ projectId: 'lab', ...query })
  const response = await fetch(`${backend.url}/v1/convert/${call}?${told}`)
  expect(response.status).toBe(status)
  return (await response.json()) as Answers
}

async function build(asked: object, eip155: object = { slippage: 1 }, status = 200): Promise<Answers> {
  const body = JSON.stringify({ projectId: 'lab', userAddress, disableEstimate: true, eip155, ...asked })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch(`${backend.url}/v1/convert/build-transaction`, init)
  expect(response.status).toBe(status)
  return (await response.json()) as Answers
}

async function send({ to, data }: Tx, value = 0n) {
  const hash = await open().sendTransaction({ to: plain(to), data, value })
  const receipt = await open().waitForTransactionReceipt({ hash, pollingInterval: 20 })
  expect(receipt.status).toBe('success')
}

const held = (symbol: string) =>
  open().readContract({ address: tokenOf(symbol), abi: erc20Abi, functionName: 'balanceOf', args: [me.address] })

describe('the hosted conversion of the lab', () => {
  it('lists what its pools have, and tells prices of gas as texts', async () => {
    const { tokens } = await ask('tokens', { chainId: 'eip155:31337' })
    const rows = tokens as readonly { symbol: string; address: string; eip2612: boolean }[]
    expect(rows.map(({ symbol, eip2612 }) => [symbol, eip2612])).toEqual([
      ['ETH', false],
      ['WETH', false],
      ['LUSD', true],
      ['LGLD', false],
    ])
    expect(rows[0]?.address).toBe(on(native))
    const prices = await ask('gas-price', { chainId: 'eip155:31337' })
    for (const speed of ['standard', 'fast', 'instant']) expect(prices[speed]).toMatch(/^\d+$/)
    expect(await ask('tokens', { chainId: 'eip155:1' }, 400)).toMatchObject({ reasons: [{ field: 'chainId' }] })
  })

  it('swaps the currency for a token over two pools, and it arrives as quoted', async () => {
    const trade = { amount: `${parseEther('1')}`, from: on(native), to: on(tokenOf('LGLD')) }
    const [quote] = (await ask('quotes', { ...trade, userAddress })).quotes
    expect(quote).toMatchObject({ id: null, fromAmount: trade.amount, fromAccount: trade.from, toAccount: trade.to })
    const before = await held('LGLD')
    const { tx } = await build(trade)
    expect(tx).toMatchObject({ from: userAddress, to: on(lab.pools.router), amount: quote?.toAmount })
    await send(tx, parseEther('1'))
    expect((await held('LGLD')) - before).toBe(BigInt(quote?.toAmount ?? 0))
    const { data } = (await createChainIndex([lab]).listHistory(me.address, 'eip155:31337', null)) as { data: object[] }
    expect(data[0]).toMatchObject({
      metadata: { operationType: 'trade' },
      transfers: [
        { fungible_info: { symbol: 'ETH' }, direction: 'out' },
        { fungible_info: { symbol: 'LGLD' }, direction: 'in' },
      ],
    })
  })

  it('has a token approved, whose contract it says where the sender should be', async () => {
    const value = await held('LGLD')
    const [from, to] = [on(tokenOf('LGLD')), on(tokenOf('LUSD'))]
    const allowance = { tokenAddress: from, userAddress }
    expect(await ask('allowance', allowance)).toEqual({ allowance: '0' })
    const { tx } = await ask('build-approve', { userAddress, from, to, amount: `${value}` })
    expect([tx.from, tx.to, tx.value]).toEqual([from, to, '0'])
    await send({ ...tx, to: tx.from })
    expect(await ask('allowance', allowance)).toEqual({ allowance: `${value}` })
    await send((await build({ amount: `${value}`, from, to })).tx)
    expect(await held('LGLD')).toBe(0n)
  })

  it('takes a token with a permit, and gives the currency', async () => {
    const value = await held('LUSD')
    const [token, deadline] = [tokenOf('LUSD'), 2n ** 40n]
    const { v, r, s } = parseSignature(await signPermit(open(), { token, spender: lab.pools.router, value, deadline }))
    const permit = encodeAbiParameters(
      ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'].map((type) => ({ type })),
      [me.address, lab.pools.router, value, deadline, Number(v), r, s],
    )
    const before = await open().getBalance(me)
    await send((await build({ amount: `${value}`, from: on(token), to: on(native) }, { slippage: 1, permit })).tx)
    expect(await held('LUSD')).toBe(0n)
    expect(await open().getBalance(me)).toBeGreaterThan(before)
  })

  it('refuses what it cannot do, in the words of today', async () => {
    const trade = { amount: `${parseEther('5000')}`, from: on(native), to: on(tokenOf('LUSD')), userAddress }
    const words = (description: RegExp) => ({
      reasons: [{ description: expect.stringMatching(description) as string }],
    })
    expect(await ask('quotes', trade, 400)).toMatchObject(
      words(/^Conversion parameter error: .*insufficient liquidity/),
    )
    for (const amount of ['0', '1.5', 'x'])
      expect(await ask('quotes', { ...trade, amount }, 400)).toMatchObject(words(/amount/))
    expect(await build({ ...trade, amount: '1000000000000000' }, { slippage: 51 }, 400)).toMatchObject(
      words(/slippage/),
    )
    // Whole percents only, as today.
    await build({ ...trade, amount: '1000000000000000' }, { slippage: 0.5 }, 422)
    backend.faults.convert = 'unavailable'
    expect(await ask('quotes', trade, 503)).toMatchObject(words(/^Convertion provider is temporarily unavailable$/))
    Object.assign(backend.faults, { convert: 'amountless' })
    const { quotes } = await ask('quotes', { ...trade, amount: '1000000000000000' })
    expect(quotes[0]).not.toHaveProperty('toAmount')
    Object.assign(backend.faults, { convert: 'quoteless' })
    expect(await ask('quotes', { ...trade, amount: '1000000000000000' })).toEqual({ quotes: [] })
  })
})

describe('a lie of it', () => {
  it.each(Object.keys(convertLies) as ConvertLie[])('%s is in one answer and in no other', async (lie) => {
    const trade = { amount: '1000000000000000000', from: on(tokenOf('LGLD')), to: on(tokenOf('LUSD')), userAddress }
    const all = async () => [
      (await ask('quotes', trade)).quotes[0],
      (await build(trade)).tx,
      (await ask('build-approve', trade)).tx,
    ]
    const honest = await all()
    const { functionName } = decodeFunctionData({ abi: aggregationAbi, data: (honest[1] as Tx).data })
    expect(functionName).toBe('swap')
    backend.faults.lie = lie
    const told = await all()
    const differing = told.filter((one, at) => JSON.stringify(one) !== JSON.stringify(honest[at]))
    expect(differing).toHaveLength(1)
  })
})
