import { createPublicClient, http, parseGwei, toHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChain, type LabChain } from '../../chains/startChain'
import { labKeys } from '../labKeys'
import { readTransaction, sendTransaction } from './transaction'

const to = '0x000000000000000000000000000000000000bEEF'
const nowhere = { id: 31337, name: 'Harbour', rpcUrl: '' }

describe('a transaction', () => {
  it('is read with its amounts, and with input as another name of data', () => {
    const given = { to, value: '0x2a', gas: '0x5208', nonce: '0x7', input: '0x00', chainId: '0x7a69' }
    const amounts = { value: 42n, gas: 21000n }
    expect(readTransaction(given, nowhere)).toEqual({ to, data: '0x00', nonce: 7, amounts })
    expect(readTransaction({ to: null, data: '0x00' }, nowhere)).toEqual({ data: '0x00', amounts: {} })
  })

  it.each([
    { to: '0x12' },
    { to: 12 },
    { to, data: 'zz' },
    { to, value: 'zz' },
    { to, value: '42' },
    { to, value: 42 },
    { to, gas: '0x' },
    { to, nonce: '-0x1' },
    { to, gasPrice: '0x1', maxFeePerGas: '0x1' },
    { to, chainId: '0x1' },
    { to, chainId: 'eip155:31337' },
  ])('that is wrong is refused: %j', (given) => {
    expect(() => readTransaction(given, nowhere)).toThrow(expect.objectContaining({ code: -32602 }))
  })
})

describe('a transaction that is sent', () => {
  let harbour: LabChain
  beforeAll(async () => {
    harbour = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
  }, 60_000)
  afterAll(() => harbour.stop())

  it('has the gas, fees and value it was given', async () => {
    const chain = { id: 31337, name: 'Harbour', rpcUrl: harbour.url }
    const account = privateKeyToAccount(labKeys[1] as Hex)
    const given = {
      to,
      value: '0x2a',
      gas: '0x7530',
      maxFeePerGas: toHex(parseGwei('9')),
      maxPriorityFeePerGas: toHex(parseGwei('2')),
    }
    const hash = await sendTransaction(account, chain, readTransaction(given, chain))
    const client = createPublicClient({ chain: harbour.chain, transport: http(harbour.url), pollingInterval: 20 })
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await client.getTransaction({ hash })).toMatchObject({
      from: account.address.toLowerCase(),
      value: 42n,
      gas: 30_000n,
      maxFeePerGas: parseGwei('9'),
      maxPriorityFeePerGas: parseGwei('2'),
    })
    const plain = readTransaction({ to, value: '0x1', gasPrice: toHex(parseGwei('9')) }, chain)
    const old = await sendTransaction(account, chain, plain)
    expect(await client.getTransaction({ hash: old })).toMatchObject({
      type: 'legacy',
      value: 1n,
      gasPrice: parseGwei('9'),
    })
  })
})
