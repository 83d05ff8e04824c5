import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { sol, startLocalnet } from '../../../lab/solana/startLocalnet'
import { systemClock } from '../clock'
import type { CaipAddress } from '../network'
import type { TransactionSearch } from '../transactions'
import { createReader } from './reader.late'

const { node, connection, network } = await startLocalnet({ unitPrice: 0 })
const reader = createReader(systemClock)
afterAll(async () => {
  reader.destroy()
  await node.stop()
})

const keys = Keypair.generate()
node.fund(keys.publicKey.toBase58(), 5n * sol)
const account: CaipAddress = `${network.caipNetworkId}:${keys.publicKey.toBase58()}`
const other = Keypair.generate().publicKey

const move = (lamports: number, toPubkey: PublicKey = other) =>
  SystemProgram.transfer({ fromPubkey: keys.publicKey, toPubkey, lamports })

async function build(...instructions: TransactionInstruction[]) {
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey: keys.publicKey, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}
async function send(...instructions: TransactionInstruction[]) {
  const transaction = await build(...instructions)
  transaction.sign([keys])
  return connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
}
const begin = async (...instructions: TransactionInstruction[]) =>
  reader.beginSearch!(network, account, (await build(...instructions)).serialize())
const find = async (search: TransactionSearch, known: readonly string[] = []) =>
  reader.findTransaction!(network, account, search, known)

describe('a transaction without its signature', () => {
  it('is found with another blockhash, fee and check of the wallet', async () => {
    const search = await begin(move(1_000_001))
    expect(await find(search)).not.toHaveProperty('hash')
    await send(move(1_000_002))
    expect(await find(search)).not.toHaveProperty('hash')
    const fee = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 7 })
    const sent = await send(fee, move(1_000_001), move(1, keys.publicKey))
    expect(await find(search)).toEqual({ hash: sent })
    // Another request already has that one.
    const later = await find(search, [sent])
    expect(later).toMatchObject({ search: { data: search.data } })
    const twin = await send(move(1_000_001), move(2, keys.publicKey))
    expect('search' in later && (await find(later.search, [sent]))).toEqual({ hash: twin })
  })

  it('is found where the chain undid it', async () => {
    const search = await begin(move(Number(90n * sol)))
    const sent = await send(move(Number(90n * sol)))
    expect(await find(search)).toEqual({ hash: sent })
  })

  it('is the result where the wallet answered with a wrong signature, which seems expired', async () => {
    const search = await begin(move(1_000_006))
    // The first look was long ago.
    const trace = { nonce: 0, block: -10_000, to: null, value: '0', data: '-' }
    const read = () => reader.readTransaction!(network, { hash: '5'.repeat(88), account, search, trace })
    expect(await read()).toMatchObject({ state: 'failed', reason: 'expired' })
    const sent = await send(move(1_000_006))
    const by = { hash: sent, kind: 'executed', hasFailed: false }
    expect(await read()).toMatchObject({ state: 'confirmed', by })
    const known = [sent]
    expect(
      await reader.readTransaction!(network, { hash: '5'.repeat(88), account, search, trace, known }),
    ).toMatchObject({
      state: 'failed',
    })
  })

  it('has all of the requested instructions, to the requested receivers', async () => {
    const search = await begin(move(1_000_003), move(1_000_004))
    await send(move(1_000_003))
    await send(move(1_000_003), move(1_000_004, Keypair.generate().publicKey))
    expect(await find(search)).not.toHaveProperty('hash')
    const sent = await send(move(1_000_003), move(1_000_004))
    expect(await find(search)).toEqual({ hash: sent })
  })

  it('is not one from before the request, unless the slot of the request is unknown', async () => {
    const sent = await send(move(1_000_005))
    await expect.poll(async () => await connection.getSlot()).toBeGreaterThan((await connection.getSlot()) + 1)
    const search = await begin(move(1_000_005))
    expect(await find(search)).not.toHaveProperty('hash')
    const { block: _block, ...content } = search
    const restarted = await find(content)
    expect('search' in restarted && (await find(restarted.search))).toEqual({ hash: sent })
  })
})
