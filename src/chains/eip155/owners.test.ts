import {
  createClient,
  createWalletClient,
  custom,
  encodeFunctionData,
  http,
  keccak256,
  parseEther,
  publicActions,
  toEventSelector,
  toHex,
  type Address,
  type Hex,
  type LocalAccount,
} from 'viem'
import { mainnet } from 'viem/chains'
import { beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../../../lab/chains/compile'
import { labAccounts, type LabChain } from '../../../lab/chains/startChain'
import { startChainReader } from '../../../stories/lab/testing/chains/chainReader'
import type { Network } from '../network'
import type { OwnersWait, TransactionFate, TransactionSearch } from '../transactions'
import { executionEvents, readExecution } from './owners.late'

const hash: Hex = `0x${'ab'.repeat(32)}`
const contentOf = (to: Address, value: bigint) => ({ to, value: `${value}`, data: keccak256('0x') })
const content = contentOf(`0x${'77'.repeat(20)}`, 1n)

describe('an account with a threshold of two of three owners', () => {
  const { reader, started } = startChainReader()
  const [one, other] = labAccounts as readonly LocalAccount[] as readonly [LocalAccount, LocalAccount]
  const { abi, bytecode } = compile('LabOwnersAccount')
  let chain: LabChain
  let network: Network
  let account: Address
  beforeAll(async () => {
    ;({ chain, network } = started())
    const client = clientOf(one)
    const owners = labAccounts.slice(0, 3).map(({ address }) => address)
    const { contractAddress } = await mined(await client.deployContract({ abi, bytecode, args: [owners, 2n] }))
    account = contractAddress as Address
    await mined(await client.sendTransaction({ to: account, value: parseEther('1') }))
  })

  const clientOf = (signer: LocalAccount) =>
    createWalletClient({ account: signer, chain: chain.chain, transport: http(chain.url) }).extend(publicActions)
  const mined = (sent: Hex) => clientOf(one).waitForTransactionReceipt({ hash: sent, pollingInterval: 20 })
  const call = async (signer: LocalAccount, functionName: string, args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi, functionName, args })
    return mined(await clientOf(signer).sendTransaction({ to: account, data, gas: 500_000n }))
  }
  const hashOf = async (to: Address, value: bigint) => {
    const nonce = await clientOf(one).readContract({ address: account, abi, functionName: 'nonce' })
    const args = [to, value, '0x', nonce]
    return (await clientOf(one).readContract({ address: account, abi, functionName: 'transactionHash', args })) as Hex
  }
  const read = (wanted: Hex, owners?: OwnersWait, search?: TransactionSearch) =>
    reader.readTransaction!(network, { hash: wanted, account: `eip155:31337:${account}`, owners, search })
  const waitOf = (fate: TransactionFate) => (fate.state === 'sent' ? fate.owners : undefined)

  it('waits until enough owners approved, and is confirmed by the transaction that executed it', async () => {
    const receiver = `0x${'77'.repeat(20)}` as const
    const wanted = await hashOf(receiver, 1n)
    const first = await read(wanted)
    expect(first).toEqual({ state: 'sent', owners: { block: expect.any(Number) as number, required: 2, total: 3 } })
    await call(one, 'approve', [wanted])
    expect((await read(wanted, waitOf(first))).state).toBe('sent')
    await call(other, 'approve', [wanted])
    const { transactionHash } = await call(other, 'execute', [receiver, 1n, '0x'])
    const executed = await read(wanted, waitOf(first))
    expect(executed).toMatchObject({
      state: 'confirmed',
      isFinal: false,
      by: { hash: transactionHash, kind: 'executed', hasFailed: false },
    })
    // The next reads begin where this one found it.
    expect(await read(wanted, 'owners' in executed ? executed.owners : undefined)).toEqual(executed)
  })

  it('has failed where the account executed it in vain', async () => {
    const wanted = await hashOf(account, parseEther('9'))
    for (const signer of [one, other]) await call(signer, 'approve', [wanted])
    const { transactionHash, status } = await call(one, 'execute', [account, parseEther('9'), '0x'])
    expect(status).toBe('success')
    expect(await read(wanted)).toMatchObject({
      state: 'failed',
      reason: 'reverted',
      by: { hash: transactionHash, hasFailed: true },
    })
  })

  const receiver = `0x${'77'.repeat(20)}` as const
  const nonce = async () => Number(await clientOf(one).readContract({ address: account, abi, functionName: 'nonce' }))
  const executes = async (to: Address, value: bigint) => {
    const wanted = await hashOf(to, value)
    for (const signer of [one, other]) await call(signer, 'approve', [wanted])
    return call(one, 'execute', [to, value, '0x'])
  }

  it('knows the nonce that the transaction uses by its hash', async () => {
    const begun = await read(await hashOf(receiver, 5n), undefined, contentOf(receiver, 5n))
    expect(waitOf(begun)).toMatchObject({ required: 2, total: 3, nonce: await nonce() })
    const unknown = await read(hash, undefined, contentOf(receiver, 5n))
    expect(waitOf(unknown)).not.toHaveProperty('nonce')
  })

  it('is cancelled once the owners rejected it, and replaced once they used its nonce otherwise', async () => {
    for (const [kind, to, value] of [
      ['cancelled', account, 0n],
      ['replaced', receiver, 7n],
    ] as const) {
      const wanted = await hashOf(receiver, 6n)
      const first = await read(wanted, undefined, contentOf(receiver, 6n))
      expect(first.state).toBe('sent')
      const { transactionHash } = await executes(to, value)
      // Executions of later nonces come after it.
      await executes(receiver, 8n)
      const end = await read(wanted, waitOf(first))
      expect(end).toMatchObject({
        state: 'replaced',
        isFinal: false,
        by: { hash: transactionHash, kind, hasFailed: false },
      })
      expect(await read(wanted, 'owners' in end ? end.owners : undefined)).toEqual(end)
    }
  })

  it('waits while only earlier nonces of the account are used', async () => {
    const before = await nonce()
    const args = [receiver, 9n, '0x', before + 1]
    const wanted = (await clientOf(one).readContract({
      address: account,
      abi,
      functionName: 'transactionHash',
      args,
    })) as Hex
    const first = await read(wanted, undefined, contentOf(receiver, 9n))
    expect(waitOf(first)?.nonce).toBe(before + 1)
    await executes(receiver, 10n)
    expect((await read(wanted, waitOf(first))).state).toBe('sent')
    await executes(receiver, 9n)
    expect((await read(wanted, waitOf(first))).state).toBe('confirmed')
  })

  it('has no owners where the account has a key', async () => {
    const account = `eip155:31337:${one.address}` as const
    expect(await reader.readTransaction!(network, { hash, account })).toEqual({ state: 'sent' })
  })
})

describe('the search for an execution', () => {
  const account = `0x${'cd'.repeat(20)}` as const
  type Log = Readonly<Record<'topics' | 'data' | 'blockNumber' | 'transactionHash', unknown>>

  interface NodeOptions {
    readonly log?: Log
    readonly block?: number
    readonly code?: string
    /** Answers to calls by their data. */
    readonly answers?: Readonly<Record<string, string>>
    /** Nonce of the account's contract in a block. */
    readonly nonceAt?: (block: number) => number
  }

  /** A node with one log, which notes the ranges that it was asked for. */
  function createNode({ log, block = 0, code = '0x60', answers = {}, nonceAt }: NodeOptions = {}) {
    const ranges: [number, number][] = []
    const request = async ({ method, params }: { method: string; params?: unknown }) => {
      if (method === 'eth_getCode') return code
      const [asked, at] = params as [{ data: string }, string]
      if (method === 'eth_call' && nonceAt && asked.data === '0xaffed0e0') return `0x${word(nonceAt(Number(at)))}`
      if (method === 'eth_call') return answers[asked.data] ?? '0x'
      if (method !== 'eth_getLogs') throw new Error('No such method')
      const [{ fromBlock, toBlock }] = params as [{ fromBlock: Hex; toBlock: Hex }]
      ranges.push([Number(fromBlock), Number(toBlock)])
      return log && block >= Number(fromBlock) && block <= Number(toBlock) ? [log] : []
    }
    return { ranges, client: createClient({ chain: mainnet, transport: custom({ request }, { retryCount: 0 }) }) }
  }

  const word = (value: number | bigint) => value.toString(16).padStart(64, '0')
  const logOf = (topics: readonly string[], data: string, block: number): Log => ({
    topics,
    data,
    blockNumber: toHex(block),
    transactionHash: `0x${'ef'.repeat(32)}`,
  })

  it('knows the events of a Safe', () => {
    expect(executionEvents).toEqual({
      succeeded: toEventSelector('ExecutionSuccess(bytes32,uint256)'),
      failed: toEventSelector('ExecutionFailure(bytes32,uint256)'),
    })
  })

  it.each([
    ['a topic', [executionEvents.succeeded, hash], `0x${'0'.repeat(64)}`],
    ['the data', [executionEvents.succeeded], `${hash}${'0'.repeat(64)}`],
    ['upper case', [executionEvents.succeeded, hash.toUpperCase().replace('0X', '0x')], '0x'],
  ])('finds the hash in %s, in steps of a thousand blocks', async (_, topics, data) => {
    const { client, ranges } = createNode({ log: logOf(topics, data, 4_321), block: 4_321 })
    let owners: OwnersWait = { block: 1_000 }
    let fate: TransactionFate | null = null
    for (let step = 0; step < 5 && fate?.state !== 'confirmed'; step += 1) {
      fate = await readExecution(client, account, hash, { owners }, 5_000n)
      if (fate && 'owners' in fate && fate.owners) owners = fate.owners
    }
    expect(fate).toMatchObject({ state: 'confirmed', isFinal: true, by: { kind: 'executed' } })
    expect(Math.max(...ranges.map(([from, to]) => to - from))).toBeLessThanOrEqual(1_000)
  })

  it('looks at recent blocks again, and at no block of the future', async () => {
    const { client, ranges } = createNode()
    const begin = await readExecution(client, account, hash, { search: { ...content, block: 90 } }, 100n)
    expect(begin).toEqual({ state: 'sent', owners: { block: 90 } })
    expect(await readExecution(client, account, hash, { owners: { block: 20 } }, 200n)).toEqual({
      state: 'sent',
      owners: { block: 136 },
    })
    await readExecution(client, account, hash, { owners: { block: 300 } }, 200n)
    expect(ranges).toEqual([
      [90, 100],
      [20, 200],
    ])
  })

  it('passes over a log that names no transaction', async () => {
    const log = { ...logOf([executionEvents.succeeded, hash], '0x', 95), transactionHash: '0x1' }
    const { client } = createNode({ log, block: 95 })
    expect((await readExecution(client, account, hash, { search: { ...content, block: 90 } }, 100n))?.state).toBe(
      'sent',
    )
  })

  it('takes no earlier execution for the replacement, where the logs are behind', async () => {
    const other = `0x${'00'.repeat(32)}`
    const owners = { block: 90, required: 2, total: 3, nonce: 5 }
    const read = async (block: number) => {
      const { client } = createNode({
        log: logOf([executionEvents.succeeded, other], '0x', block),
        block,
        answers: { '0xf698da25': `0x${word(1)}` },
        nonceAt: (at) => (at < 95 ? 4 : at < 97 ? 5 : 6),
      })
      return readExecution(client, account, hash, { owners }, 100n)
    }
    expect((await read(95))?.state).toBe('sent')
    expect(await read(97)).toMatchObject({ state: 'replaced', by: { kind: 'replaced' } })
  })

  it('asks for the owners again where they were not told', async () => {
    const answers: Record<string, string> = {}
    const { client } = createNode({ answers })
    const first = await readExecution(client, account, hash, { search: { ...content, block: 90 } }, 100n)
    expect(first).toEqual({ state: 'sent', owners: { block: 90 } })
    Object.assign(answers, { '0xe75235b8': `0x${word(1)}`, '0xa0e67e2b': `0x${word(32)}${word(2)}` })
    expect(await readExecution(client, account, hash, { owners: { block: 90 } }, 100n)).toEqual({
      state: 'sent',
      owners: { block: 90, required: 1, total: 2 },
    })
  })

  it.each([
    ['another hash', [executionEvents.succeeded, `0x${'00'.repeat(32)}`], '0x'],
    ['no hash', [executionEvents.succeeded], '0x'],
  ])('passes over a log with %s', async (_, topics, data) => {
    const { client } = createNode({ log: logOf(topics, data, 95), block: 95 })
    expect((await readExecution(client, account, hash, { search: { ...content, block: 90 } }, 100n))?.state).toBe(
      'sent',
    )
  })

  it.each<[string, string, string, object]>([
    ['two of three', word(2), `${word(32)}${word(3)}`, { required: 2, total: 3 }],
    ['more than there are', word(4), `${word(32)}${word(3)}`, {}],
    ['none', word(0), `${word(32)}${word(3)}`, {}],
    ['a huge number', word(2n ** 255n), `${word(32)}${word(3)}`, {}],
    ['half an answer', word(2), word(32), {}],
    ['nothing', '', '', {}],
  ])('tells the owners only where the account does: %s', async (_, threshold, owners, expected) => {
    const { client } = createNode({ answers: { '0xe75235b8': `0x${threshold}`, '0xa0e67e2b': `0x${owners}` } })
    const fate = await readExecution(client, account, hash, { search: { ...content, block: 90 } }, 100n)
    expect(fate).toEqual({ state: 'sent', owners: { block: 90, ...expected } })
  })

  it.each(['0x', `0xef0100${'11'.repeat(20)}`])('is not begun for an account with the code %s', async (code) => {
    const { client, ranges } = createNode({ code })
    expect(await readExecution(client, account, hash, {}, 100n)).toBeNull()
    expect(ranges).toEqual([])
  })
})
