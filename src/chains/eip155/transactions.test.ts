import { createTestClient, createWalletClient, http, keccak256, parseGwei, publicActions, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { labAccounts, type LabChain } from '../../../lab/chains/startChain'
import { startChainReader } from '../../../stories/lab/testing/chains/chainReader'
import { createProvider, providerAddress } from '../../../stories/lab/wallets/provider'
import { systemClock } from '../clock'
import { WalletResponseError } from '../errors/walletErrors'
import type { CaipAddress, Network } from '../network'
import type { TransactionSearch, TransactionTrace } from '../transactions'
import { connectWallet } from './wallet.late'

const account: CaipAddress = `eip155:31337:${providerAddress}`
const hash = `0x${'ab'.repeat(32)}`

const connect = async (answer: unknown) => {
  const { provider, asked } = createProvider({ eth_sendTransaction: answer })
  const patience = { signal: new AbortController().signal, clock: systemClock }
  const handle = await connectWallet(provider, patience)
  return { handle, sent: () => asked.filter(({ method }) => method === 'eth_sendTransaction') }
}

describe('a wallet of the page', () => {
  it('is asked to send with numbers in hex, for the account and its chain', async () => {
    const { handle, sent } = await connect(hash.toUpperCase().replace('0X', '0x'))
    const transaction = { to: providerAddress, value: 2n ** 70n, data: '0x', gas: 21_000n, nonce: 0 }
    expect(await handle.sendTransaction?.(transaction, account)).toBe(hash)
    const value = '0x400000000000000000'
    const params = [
      { to: providerAddress, value, data: '0x', gas: '0x5208', nonce: '0x0', chainId: '0x7a69', from: providerAddress },
    ]
    expect(sent()).toEqual([{ method: 'eth_sendTransaction', params }])
  })

  it.each([null, '0x', 'ok', `${hash}00`, { hash }])('has not sent anything where it answers %j', async (answer) => {
    const { handle } = await connect(answer)
    await expect(handle.sendTransaction?.({ to: providerAddress }, account)).rejects.toThrow(WalletResponseError)
  })

  it('is not asked for bytes of another chain', async () => {
    const { handle, sent } = await connect(hash)
    await expect(handle.sendTransaction?.(new Uint8Array(64), account)).rejects.toThrow(
      'no transaction of an EVM chain',
    )
    expect(sent()).toEqual([])
  })
})

describe('how a transaction stands on a chain', () => {
  const { reader, started } = startChainReader()
  const [owner, other] = labAccounts.map(({ address }) => address) as [Hex, Hex]
  let chain: LabChain
  let network: Network
  beforeAll(() => ({ chain, network } = started()))

  const clients = () => {
    const transport = http(chain.url)
    const test = createTestClient({ mode: 'anvil', transport, chain: chain.chain })
    const wallet = createWalletClient({ account: labAccounts[0]!, chain: chain.chain, transport }).extend(publicActions)
    /** Sends, and waits for the block: the node answers as soon as it knows of a transaction. */
    const sendMined = async (transaction: { to: Hex; value?: bigint; data?: Hex; gas?: bigint }) => {
      const sent = await wallet.sendTransaction(transaction)
      await wallet.waitForTransactionReceipt({ hash: sent, pollingInterval: 20 })
      return sent
    }
    return { test, wallet, sendMined }
  }
  const read = (sent: string, trace?: TransactionTrace) =>
    reader.readTransaction!(network, { hash: sent, account: `eip155:31337:${owner}`, trace })
  const fees = (gwei: string) => ({
    maxFeePerGas: parseGwei(gwei),
    maxPriorityFeePerGas: parseGwei(gwei),
    gas: 60_000n,
  })

  it('is confirmed at once and final twelve blocks later; one that was undone has failed', async () => {
    const { test, sendMined } = clients()
    const sent = await sendMined({ to: other, value: 1n })
    expect(await read(sent)).toEqual({ state: 'confirmed', isFinal: false })
    await test.mine({ blocks: 11 })
    expect(await read(sent)).toEqual({ state: 'confirmed', isFinal: true })
    const bad = await sendMined({ to: chain.token, data: '0xdeadbeef', gas: 60_000n })
    expect(await read(bad)).toEqual({ state: 'failed', isFinal: false, reason: 'reverted' })
  })

  it('waits, and waits again when the chain takes it back', async () => {
    const { test, sendMined } = clients()
    const id = await test.snapshot()
    const sent = await sendMined({ to: other, value: 2n })
    expect(await read(sent)).toMatchObject({ state: 'confirmed' })
    await test.revert({ id })
    expect(await read(sent)).toMatchObject({ state: 'sent' })
    expect(await read(hash)).toEqual({ state: 'sent' })
  })

  it.each([
    ['spedUp', { value: 3n }],
    ['cancelled', { to: 'self', value: 0n }],
    ['replaced', { value: 4n }],
  ] as const)('is told to be %s by what took its nonce', async (kind, instead) => {
    const { test, wallet } = clients()
    await test.setAutomine(false)
    try {
      const nonce = await wallet.getTransactionCount({ address: owner })
      const first = await wallet.sendTransaction({ to: other, value: 3n, nonce, ...fees('2') })
      const waiting = await read(first)
      // The data may be long: a hash of it is kept.
      expect(waiting).toMatchObject({ state: 'sent', trace: { nonce, value: '3', data: keccak256('0x') } })
      const to = 'to' in instead ? owner : other
      const second = await wallet.sendTransaction({ to, value: instead.value, nonce, ...fees('20') })
      await test.mine({ blocks: 1 })
      await wallet.sendTransaction({ to: other, value: 9n, nonce: nonce + 1, ...fees('20') })
      await test.mine({ blocks: 4 })
      const trace = waiting.state === 'sent' ? waiting.trace : undefined
      const by = { hash: second, kind, hasFailed: false }
      expect(await read(first, trace)).toEqual({ state: 'replaced', isFinal: false, by })
    } finally {
      await test.setAutomine(true)
    }
  })

  it('has its own result where the wallet answered with an unknown hash, or that of another account or an earlier request', async () => {
    const { test, sendMined } = clients()
    const old = await sendMined({ to: other, value: 8n })
    const stranger = createWalletClient({ account: labAccounts[1]!, chain: chain.chain, transport: http(chain.url) })
    const wanted = { to: other, value: 81n, data: '0x77' } as const
    const search = await begin(wanted)
    const foreign = await stranger.sendTransaction({ to: owner, value: 1n })
    await test.mine({ blocks: 1 })
    const readAs = (answered: string, known: readonly string[] = []) =>
      reader.readTransaction!(network, { hash: answered, account: `eip155:31337:${owner}`, search, known })
    for (const answered of [old, foreign, hash]) expect(await readAs(answered)).toEqual({ state: 'sent' })
    const sent = await sendMined(wanted)
    const by = { hash: sent, kind: 'executed', hasFailed: false }
    for (const answered of [old, foreign, hash]) {
      expect(await readAs(answered)).toEqual({ state: 'confirmed', isFinal: false, by })
      // Another request already has that one.
      expect(await readAs(answered, [sent])).toEqual({ state: 'sent' })
    }
    expect(await readAs(sent)).toEqual({ state: 'confirmed', isFinal: false })
  })

  it('can be sent by another account where the account has code', async () => {
    const { test, sendMined } = clients()
    const sent = await sendMined({ to: other, value: 8n })
    const contract: Hex = '0x00000000000000000000000000000000000c0de1'
    const readAs = () => reader.readTransaction!(network, { hash: sent, account: `eip155:31337:${contract}` })
    expect(await readAs()).toEqual({ state: 'sent' })
    await test.setCode({ address: contract, bytecode: '0x00' })
    expect(await readAs()).toEqual({ state: 'confirmed', isFinal: false })
  })

  const begin = (transaction: { to: Hex; value?: bigint; data?: Hex }) =>
    reader.beginSearch!(network, `eip155:31337:${owner}`, transaction)
  const find = async (search: TransactionSearch, known: readonly string[] = []) =>
    reader.findTransaction!(network, `eip155:31337:${owner}`, search, known)

  it.each([0, 1, 3])('is found without its hash, %i transactions of the account later', async (others) => {
    const { test, sendMined } = clients()
    const wanted = { to: other, value: 77n, data: '0x1234' } as const
    const search = await begin(wanted)
    expect(await find(search)).toEqual({ search })
    for (let count = 0; count < others; count += 1) {
      await sendMined({ to: other, value: BigInt(count) })
      await test.mine({ blocks: count * 5 })
    }
    expect(await find(search)).toEqual({ search })
    const sent = await sendMined(wanted)
    await test.mine({ blocks: 3 })
    await sendMined({ to: other, value: 78n, data: '0x1234' })
    expect(await find(search)).toEqual({ hash: sent })
    // Another request already has that one.
    expect(await find(search, [sent])).not.toHaveProperty('hash')
    const twin = await sendMined(wanted)
    expect(await find(search, [sent])).toEqual({ hash: twin })
  })

  it('is found where several of the account are in one block', async () => {
    const { test, wallet } = clients()
    const wanted = { to: other, value: 5n, data: '0xabcd' } as const
    const search = await begin(wanted)
    await test.setAutomine(false)
    try {
      const nonce = await wallet.getTransactionCount({ address: owner })
      const made = [{ value: 1n }, wanted, { value: 2n }].map((one, index) => ({
        to: other,
        ...one,
        nonce: nonce + index,
      }))
      const hashes: Hex[] = []
      for (const one of made) hashes.push(await wallet.sendTransaction({ ...one, ...fees('3') }))
      await test.mine({ blocks: 1 })
      expect(await find(search)).toEqual({ hash: hashes[1] })
    } finally {
      await test.setAutomine(true)
    }
  })

  it('is found after a search that went on for many blocks, and after one that began without an endpoint', async () => {
    const { test, sendMined } = clients()
    const wanted = { to: other, value: 6n, data: '0xef' } as const
    let search = await begin(wanted)
    await test.mine({ blocks: 200 })
    const later = await find(search)
    expect(later).toMatchObject({ search: { data: search.data } })
    if ('search' in later) search = later.search
    const sent = await sendMined(wanted)
    expect(await find(search)).toEqual({ hash: sent })
    const { nonce: _nonce, block: _block, ...content } = search
    const restarted = await find(content)
    expect('search' in restarted && (await find(restarted.search))).toEqual({ hash: sent })
  })
})
