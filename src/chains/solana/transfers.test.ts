import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { sol, startLocalnet } from '../../../lab/solana/startLocalnet'
import { systemClock } from '../clock'
import { TransferError } from '../errors/chainErrors'
import type { CaipAddress } from '../network'
import type { ChainTransfers, Transfer } from '../transactions'
import { createReader } from './reader.late'
import { feeOf, tokenPrograms } from './tokenData'
import { associatedAddress, createAssociated, transferChecked } from './tokenTransfer.late'

const { node, connection, network, lamportsOf } = await startLocalnet({ unitPrice: 50_000 })
const reader = createReader(systemClock)
const transfers = (await reader.transfers?.()) as ChainTransfers
afterAll(async () => {
  reader.destroy()
  await node.stop()
})

function person(lamports = 5n * sol) {
  const keys = Keypair.generate()
  const address = keys.publicKey.toBase58()
  if (lamports > 0n) node.fund(address, lamports)
  return { keys, address }
}
const prepare = (transfer: Transfer) => transfers.prepare(network, transfer)

/** Signs and sends, past what a node would simulate before. */
async function send(bytes: Uint8Array, keys: Keypair) {
  const transaction = VersionedTransaction.deserialize(bytes)
  expect(transaction.version).toBe(0)
  transaction.sign([keys])
  return connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
}
const heldBy = async (owner: string, mint: string) => {
  const { value } = await connection.getParsedTokenAccountsByOwner(new PublicKey(owner), { mint: new PublicKey(mint) })
  return value.map(({ account }) => BigInt((account.data.parsed as Parsed).info.tokenAmount.amount))
}
interface Parsed {
  readonly info: { readonly tokenAmount: { readonly amount: string } }
}

describe('instructions', () => {
  it.each(tokenPrograms)('of %s are those of spl-token, byte by byte', (name) => {
    const program = new PublicKey(name)
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.nat(255), (amount, decimals) => {
        const [payer, owner, mint] = Array.from({ length: 3 }, () => Keypair.generate().publicKey)
        if (!payer || !owner || !mint) return
        const source = getAssociatedTokenAddressSync(mint, payer, true, program)
        const target = getAssociatedTokenAddressSync(mint, owner, true, program)
        expect(associatedAddress(owner, mint, program)).toEqual(target)
        expect(shown(createAssociated(payer, owner, mint, program))).toEqual(
          shown(createAssociatedTokenAccountIdempotentInstruction(payer, target, owner, mint, program)),
        )
        expect(shown(transferChecked([source, mint, target, payer, program], amount, decimals))).toEqual(
          shown(createTransferCheckedInstruction(source, mint, target, payer, amount, decimals, [], program)),
        )
      }),
      { numRuns: 25 },
    )
  })

  const shown = ({ keys, programId, data }: ReturnType<typeof createAssociated>) => ({
    keys: keys.map(({ pubkey, ...flags }) => ({ ...flags, pubkey: pubkey.toBase58() })),
    programId: programId.toBase58(),
    data: [...data],
  })
})

describe('a transfer of lamports', () => {
  it('costs what was said, with what others offer, and arrives whole', async () => {
    const [from, to] = [person(), person(0n)]
    const { transaction, fee, arrives, deposit, failure } = await prepare({
      from: from.address,
      to: to.address,
      value: 1_234_567_891n,
    })
    expect({ arrives, deposit, failure }).toEqual({ arrives: 1_234_567_891n, deposit: 0n, failure: null })
    expect(fee).toBeGreaterThan(5_000n)
    await send(transaction, from.keys)
    expect(await lamportsOf(to.address)).toBe(1_234_567_891n)
    expect(await lamportsOf(from.address)).toBe(5n * sol - 1_234_567_891n - fee)
  })

  it('may leave the reserve, and not a lamport less', async () => {
    const [from, to] = [person(sol), person(sol)]
    const asked = (value: bigint) => prepare({ from: from.address, to: to.address, value })
    const { fee, reserve } = await asked(1n)
    const most = sol - fee - reserve
    expect((await asked(most)).failure).toBe(null)
    expect((await asked(most + 1n)).failure?.reason).toBe('senderRent')
    await send((await asked(most)).transaction, from.keys)
    expect(await lamportsOf(from.address)).toBe(reserve)
  })

  it('is refused with its reason', async () => {
    const [from, to, poor] = [person(), person(0n), person(0n)]
    const why = async (transfer: Transfer) => (await prepare(transfer)).failure
    expect(await why({ from: from.address, to: to.address, value: 6n * sol })).toMatchObject({
      reason: 'insufficientFunds',
      logs: expect.arrayContaining([expect.stringContaining('insufficient lamports')]),
    })
    expect((await why({ from: from.address, to: to.address, value: 1n }))?.reason).toBe('receiverRent')
    expect((await why({ from: poor.address, to: to.address, value: 1n }))?.reason).toBe('insufficientFunds')
  })

  it('is good for another while once it was renewed', async () => {
    const [from, to] = [person(), person(0n)]
    const { transaction } = await prepare({ from: from.address, to: to.address, value: sol })
    await new Promise((resolve) => setTimeout(resolve, 500))
    const renewed = await transfers.renew(network, transaction)
    const hashOf = (bytes: Uint8Array) => VersionedTransaction.deserialize(bytes).message.recentBlockhash
    expect(hashOf(renewed)).not.toBe(hashOf(transaction))
    await send(renewed, from.keys)
    expect(await lamportsOf(to.address)).toBe(sol)
    const rich = await prepare({ from: from.address, to: to.address, value: 3n * sol })
    await send(rich.transaction, from.keys)
    await expect(transfers.renew(network, rich.transaction)).rejects.toMatchObject({
      name: 'TransferError',
      reason: 'insufficientFunds',
    })
  })
})

describe('a transfer of a token', () => {
  it.each([
    ['of SPL', undefined, 0n],
    ['of Token-2022', {}, 0n],
    ['that takes a fee', { transferFee: { basisPoints: 125, most: 10n ** 9n } }, 18_750n],
    ['whose fee has a most', { transferFee: { basisPoints: 125, most: 100n } }, 100n],
  ])('%s makes the account it needs, once, and arrives as was said', async (_what, extended, taken) => {
    const [from, to] = [person(), person(0n)]
    const token = node.createToken(from.address, 3_000_000n, 6, extended)
    const first = await prepare({ from: from.address, to: to.address, token, value: 1_500_000n })
    expect(first).toMatchObject({ arrives: 1_500_000n - taken, failure: null })
    await send(first.transaction, from.keys)
    expect(await heldBy(to.address, token)).toEqual([1_500_000n - taken])
    expect(await lamportsOf(from.address)).toBe(5n * sol - first.fee - first.deposit)
    expect(first.deposit).toBeGreaterThan(2_000_000n)
    const second = await prepare({ from: from.address, to: to.address, token, value: 1_500_000n })
    expect(second.deposit).toBe(0n)
    await send(second.transaction, from.keys)
    expect(await heldBy(to.address, token)).toEqual([3_000_000n - 2n * taken])
    expect(await heldBy(from.address, token)).toEqual([0n])
  })

  it('goes to an account of the token where that is the receiver', async () => {
    const [from, to] = [person(), person(0n)]
    const token = node.createToken(from.address, 7n, 0)
    const first = await prepare({ from: from.address, to: to.address, token, value: 1n })
    await send(first.transaction, from.keys)
    const account = getAssociatedTokenAddressSync(new PublicKey(token), to.keys.publicKey).toBase58()
    const second = await prepare({ from: from.address, to: account, token, value: 6n })
    expect(second).toMatchObject({ deposit: 0n, failure: null })
    await send(second.transaction, from.keys)
    expect(await heldBy(to.address, token)).toEqual([7n])
  })

  it('is refused with its reason', async () => {
    const [from, to, poor] = [person(), person(0n), person(1_000_000n)]
    const asked = (token: string, value: bigint, owner = from) =>
      prepare({ from: owner.address, to: to.address, token, value })
    const stuck = node.createToken(from.address, 5n, 0, { isStuck: true })
    await expect(asked(stuck, 1n)).rejects.toThrow(new TransferError('notTransferable'))
    const token = node.createToken(from.address, 5n, 0)
    await expect(asked(token, 6n)).rejects.toMatchObject({ reason: 'insufficientFunds' })
    await expect(asked(to.address, 1n)).rejects.toMatchObject({ reason: 'unknown' })
    const dear = node.createToken(poor.address, 5n, 0)
    expect((await asked(dear, 1n, poor)).failure?.reason).toBe('insufficientFunds')
  })

  it('that was undone tells why: a reason that is known, or what the program said', async () => {
    const [from, to] = [person(), person(0n)]
    const token = node.createToken(from.address, 5n, 0)
    const { transaction } = await prepare({ from: from.address, to: to.address, token, value: 4n })
    await send(transaction, from.keys)
    const [mint, other] = [token, node.createToken(from.address, 1n, 0)].map((name) => new PublicKey(name))
    if (!mint || !other) return
    const accounts = [from, to].map(({ keys }) => getAssociatedTokenAddressSync(mint, keys.publicKey))
    const [source, target] = accounts as [PublicKey, PublicKey]
    const fateOf = async (moved: PublicKey, value: bigint) => {
      const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
      const payerKey = from.keys.publicKey
      const instructions = [createTransferCheckedInstruction(source, moved, target, payerKey, value, 0)]
      const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message()
      const hash = await send(new VersionedTransaction(message).serialize(), from.keys)
      const account = `${network.caipNetworkId}:${from.address}` as CaipAddress
      return reader.readTransaction?.(network, { hash, account })
    }
    const undone = { state: 'failed', isFinal: true, reason: 'reverted' }
    expect(await fateOf(mint, 2n)).toEqual({ ...undone, failure: 'insufficientFunds' })
    expect(await fateOf(other, 1n)).toEqual({ ...undone, words: 'Account not associated with this Mint' })
  })

  it('takes the fee of the epoch, rounded up', () => {
    const fees = [
      { epoch: 0n, most: 5n, basisPoints: 100n },
      { epoch: 9n, most: 50n, basisPoints: 1n },
    ]
    expect([feeOf({ fees }, 8n, 101n), feeOf({ fees }, 8n, 10_000n), feeOf({ fees }, 9n, 101n)]).toEqual([2n, 5n, 1n])
    expect(feeOf({ fees: [] }, 9n, 101n)).toBe(0n)
  })
})

it('what an address is, is told', async () => {
  const [owner, nobody] = [person(), person(0n)]
  const [token, other] = [node.createToken(owner.address, 1n), node.createToken(owner.address, 1n, 6, {})]
  const account = getAssociatedTokenAddressSync(new PublicKey(token), owner.keys.publicKey).toBase58()
  const derived = PublicKey.findProgramAddressSync([Uint8Array.of(1)], SystemProgram.programId)[0].toBase58()
  const kinds = [owner.address, nobody.address, token, other, account, derived, tokenPrograms[0]].map((address) =>
    transfers.inspect(network, address, token),
  )
  expect(await Promise.all(kinds)).toEqual(['wallet', 'wallet', 'mint', 'mint', 'tokenAccount', 'program', 'code'])
  expect(await transfers.inspect(network, account, undefined)).toBe('otherTokenAccount')
})
