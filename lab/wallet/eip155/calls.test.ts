import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  numberToHex,
  type Address,
  type Hex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labAccounts, startChain, type LabChain } from '../../chains/startChain'
import { labKeys } from '../labKeys'
import type { CallsKind, Decision } from '../types'
import { createTestWallet } from './createTestWallet'

const [me, other] = labAccounts.map(({ address }) => address) as [Address, Address]
let chain: LabChain
beforeAll(async () => void (chain = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })), 60_000)
afterAll(() => chain.stop())

async function open(calls: CallsKind, decision: Decision = 'approve') {
  const kept = new Map<string, string>()
  const wallet = createTestWallet({
    name: 'Lab Wallet',
    rdns: 'lab.wallet',
    icon: '',
    keys: labKeys,
    chains: [{ id: 31337, name: 'Harbour', rpcUrl: chain.url }],
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    decide: async ({ kind }) => (kind === 'connect' ? 'approve' : decision),
    knobs: { calls },
  })
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  await ask('eth_requestAccounts')
  return { ask, wallet }
}

const client = () => createPublicClient({ chain: chain.chain, transport: http(chain.url) })
const allowance = () =>
  client().readContract({ address: chain.token, abi: erc20Abi, functionName: 'allowance', args: [me, other] })
const approve = (value: bigint) => ({
  to: chain.token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, value] }),
})
const transfer = (value: bigint) => ({
  to: chain.token,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, value] }),
})
const order = (calls: readonly object[], more: object = {}) => ({
  version: '2.0.0',
  from: me,
  chainId: numberToHex(31337),
  atomicRequired: false,
  calls,
  ...more,
})
const tooMuch = 10n ** 30n

/** The end of calls: the chain takes a moment to take them up. */
async function statusOf(ask: (method: string, id: unknown) => Promise<unknown>, id: unknown): Promise<unknown> {
  const look = async () => (await ask('wallet_getCallsStatus', id)) as { readonly status: unknown }
  await expect.poll(async () => (await look()).status).not.toSatisfy((status) => status === 100 || status === 'PENDING')
  return look()
}

describe('several calls, asked of the test wallet', () => {
  it('are all done or none, once its account became one that does that', async () => {
    const node = createTestClient({ mode: 'anvil', chain: chain.chain, transport: http(chain.url) })
    const id = await node.snapshot()
    const { ask } = await open('ready')
    const status = async () => Object.values((await ask('wallet_getCapabilities', me, ['0x7a69'])) as object)
    expect(await status()).toEqual([{ atomic: { status: 'ready' } }])
    const sent = (await ask('wallet_sendCalls', order([approve(7n), transfer(1n)], { atomicRequired: true }))) as {
      id: Hex
    }
    const answer = await statusOf(ask, sent.id)
    expect(answer).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] })
    expect(await allowance()).toBe(7n)
    expect(await status()).toEqual([{ atomic: { status: 'supported' } }])
    const failed = (await ask('wallet_sendCalls', order([approve(8n), transfer(tooMuch)], { id: '0xab' }))) as object
    expect(failed).toEqual({ id: '0xab' })
    expect(await statusOf(ask, '0xab')).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
    expect(await allowance()).toBe(7n)
    await expect(ask('wallet_sendCalls', order([approve(8n)], { id: '0xab' }))).rejects.toMatchObject({ code: 5720 })
    await node.revert({ id })
  })

  it('are done each for itself, some of them where one fails', async () => {
    const { ask } = await open('oneByOne')
    const { id } = (await ask('wallet_sendCalls', order([approve(9n), transfer(tooMuch)]))) as { id: string }
    const receipts = [{ status: '0x1' }, { status: '0x0' }]
    expect(await statusOf(ask, id)).toMatchObject({ status: 600, atomic: false, receipts })
    expect(await allowance()).toBe(9n)
    const all = ask('wallet_sendCalls', order([approve(1n)], { atomicRequired: true }))
    await expect(all).rejects.toMatchObject({ code: 5760 })
  })

  it('are known in the words of the first version, or not at all', async () => {
    const { ask } = await open('firstVersion')
    const capabilities = { '0x7a69': { atomicBatch: { supported: true } } }
    expect(await ask('wallet_getCapabilities', me)).toEqual(capabilities)
    await expect(ask('wallet_sendCalls', order([approve(3n)]))).rejects.toMatchObject({ code: -32602 })
    const { version: _version, atomicRequired: _all, ...first } = order([approve(3n)])
    const id = await ask('wallet_sendCalls', { ...first, version: '1.0' })
    expect(await statusOf(ask, id)).toMatchObject({ status: 'CONFIRMED', receipts: [{ status: '0x1' }] })
    const none = await open('none')
    for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus'])
      await expect(none.ask(method, me)).rejects.toMatchObject({ code: 4200 })
  })

  it('are declined, and asked for no other chain', async () => {
    const { ask } = await open('atomic', 'reject')
    await expect(ask('wallet_sendCalls', order([approve(3n)]))).rejects.toMatchObject({ code: 4001 })
    await expect(ask('wallet_sendCalls', order([approve(3n)], { chainId: '0x1' }))).rejects.toMatchObject({
      code: 5710,
    })
    await expect(ask('wallet_getCallsStatus', '0x12')).rejects.toMatchObject({ code: 5730 })
  })
})
