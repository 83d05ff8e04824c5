import { base58 } from '@scure/base'
import { createTransferCheckedInstruction } from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../../stories/lab/testing/chains/requests'
import {
  ask,
  blockhash,
  coin,
  context,
  friend,
  legacy,
  me,
  mint,
  most,
  payer,
  source,
  target,
  toBase64,
  you,
} from '../../../../stories/lab/testing/chains/solanaRequests'
import { describeRequest } from '../describeRequest.late'
import { describeSolanaTransaction } from './describeTransaction'

describe('a transaction', () => {
  const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey: friend, lamports: 5n })
  const versioned = (tables: AddressLookupTableAccount[], payerKey = payer) =>
    new VersionedTransaction(
      new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions: [transfer] }).compileToV0Message(
        tables,
      ),
    ).serialize()
  const table = (...addresses: PublicKey[]) =>
    new AddressLookupTableAccount({
      key: mint,
      state: { deactivationSlot: most, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses },
    })

  it.each<[string, unknown]>([
    ['base64', { transaction: toBase64(legacy(transfer)) }],
    ['base58', { transaction: base58.encode(legacy(transfer)) }],
    ['bytes', { transaction: legacy(transfer) }],
    ['a list', [{ transaction: toBase64(legacy(transfer)) }]],
  ])('comes as %s', async (_name, params) => {
    const description = await ask(params)
    expect(description).toMatchObject({ isSent: false, problem: null, warnings: [], transactions: [{ signers: [me] }] })
    expect((await ask(params, 'solana_signAndSendTransaction')).isSent).toBe(true)
  })

  it('is sent as it was read, without what older wallets would sign in its place', async () => {
    const bytes = legacy(transfer)
    const beside = { instructions: [{ programId: coin }], feePayer: you, recentBlockhash: blockhash, sendOptions: {} }
    for (const transaction of [toBase64(bytes), base58.encode(bytes), bytes])
      for (const given of [
        { transaction, ...beside },
        [{ transaction, pubkey: me, ...beside }, { transaction: 'other' }],
      ]) {
        const description = await ask(given)
        expect(description.params).toEqual({ transaction: toBase64(bytes), pubkey: me })
        expect(description.warnings).toEqual(
          Object.keys(beside).map((name) => ({ key: 'unknownField', name, level: 'note', at: [] })),
        )
        expect((await ask(description.params)).params).toEqual(description.params)
        expect(describeSolanaTransaction(Buffer.from(toBase64(bytes), 'base64'))).toEqual(description.transactions[0])
      }
    const all = { transactions: [bytes, base58.encode(bytes)], transaction: 'other' }
    expect((await ask(all, 'solana_signAllTransactions')).params).toEqual({
      transactions: [toBase64(bytes), toBase64(bytes)],
      pubkey: me,
    })
    const other = await ask({ transaction: bytes, pubkey: you })
    expect(other.params).toMatchObject({ pubkey: you })
    expect(keysOf(other)).toEqual(['accountMismatch'])
  })

  it('of any bytes that are one, is sent as it was read', async () => {
    const good = legacy(transfer, createTransferCheckedInstruction(source, mint, target, payer, 7n, 6))
    const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 3 }), fc.nat(2), async (changes, writing) => {
        const bytes = Uint8Array.from(good)
        for (const [at, byte] of changes) bytes[at] = byte
        const transaction = [toBase64(bytes), base58.encode(bytes), bytes][writing]
        const description = await describeRequest(
          { method: 'solana_signTransaction', params: { transaction } },
          context,
        )
        if (description.kind !== 'solana') return
        const sent = description.params as { transaction: string }
        expect(describeSolanaTransaction(Buffer.from(sent.transaction, 'base64'))).toEqual(description.transactions[0])
      }),
    )
  })

  it('of version 0 is read, and so are several', async () => {
    const transactions = [
      toBase64(versioned([])),
      toBase64(legacy(transfer, createTransferCheckedInstruction(source, mint, target, payer, 7n, 6))),
    ]
    const description = await ask({ transactions }, 'solana_signAllTransactions')
    expect(description.transactions.map(({ version, instructions }) => [version, instructions.length])).toEqual([
      [0, 1],
      ['legacy', 2],
    ])
    expect(description.tokens).toEqual([coin])
  })

  it('says that tables are not read', async () => {
    const description = await ask({ transaction: versioned([table(friend)]) })
    expect(description.transactions).toMatchObject([
      {
        lookupTables: [coin],
        instructions: [
          {
            action: 'transfer',
            from: me,
            recipient: null,
            accounts: [
              { address: me, isSigner: true },
              { address: null, isWritable: true },
            ],
          },
        ],
      },
    ])
    expect(keysOf(description)).toEqual(['lookupTables'])
  })

  it('says that another account signs', async () => {
    const other = SystemProgram.transfer({ fromPubkey: friend, toPubkey: payer, lamports: 5n })
    const bytes = new Transaction({ feePayer: friend, recentBlockhash: blockhash })
      .add(other)
      .serialize({ requireAllSignatures: false })
    expect((await ask({ transaction: bytes })).warnings).toEqual([
      { key: 'accountMismatch', wanted: you, active: me, level: 'danger', at: [0] },
    ])
    // A friend who pays is no other account than the one that signs.
    expect(keysOf(await ask({ transaction: versioned([], friend) }))).toEqual([])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', { transaction: 'hello' }],
    ['no transactions', { transactions: [] }],
    ['bytes behind', { transaction: Uint8Array.from([...legacy(transfer), 0]) }],
    ['an end too early', { transaction: legacy(transfer).slice(0, -1) }],
    ['a version of later', { transaction: versioned([]).map((byte, index) => (index === 65 ? 0x81 : byte)) }],
    ['100 kB', { transaction: 'A'.repeat(100_000) }],
  ])('is refused: %s', async (_name, params) => {
    for (const method of ['solana_signTransaction', 'solana_signAllTransactions'])
      expect(await describeRequest({ method, params }, context)).toMatchObject({
        kind: 'unknown',
        problem: 'malformed',
      })
  })

  it('is recognised when it is to be signed as a message', async () => {
    const message = legacy(transfer).slice(65)
    for (const bytes of [message, legacy(transfer)])
      expect(
        await describeRequest(
          { method: 'solana_signMessage', params: { message: base58.encode(bytes), pubkey: me } },
          context,
        ),
      ).toMatchObject({
        kind: 'message',
        warnings: expect.arrayContaining([{ key: 'transactionAsMessage', level: 'danger', at: [] }]),
      })
  })

  it('never throws', () => {
    const good = legacy(transfer, createTransferCheckedInstruction(source, mint, target, payer, 7n, 6))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 6 }),
        fc.nat(good.length),
        (changes, end) => {
          const bytes = Uint8Array.from(good.subarray(0, end || good.length))
          for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
          const described = describeSolanaTransaction(bytes)
          if (described) expect(described.byteLength).toBe(bytes.length)
        },
      ),
      { numRuns: 2_000 },
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => describeSolanaTransaction(bytes)).not.toThrow()
      }),
    )
  })
})
