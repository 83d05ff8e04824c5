import { base58 } from '@scure/base'
import {
  AuthorityType,
  createApproveCheckedInstruction,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createAssociatedTokenAccountInstruction,
  createBurnInstruction,
  createCloseAccountInstruction,
  createMintToInstruction,
  createRevokeInstruction,
  createSetAuthorityInstruction,
  createSyncNativeInstruction,
  createTransferCheckedInstruction,
  createTransferCheckedWithFeeInstruction,
  createTransferInstruction,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../network'
import { describeRequest } from '../describeRequest.late'
import type { RequestContext, SolanaDescription } from '../types'
import { describeSolanaTransaction } from './describeTransaction'

const [payer, friend, mint, source, target] = Array.from(
  { length: 5 },
  (_, index) => Keypair.fromSeed(new Uint8Array(32).fill(index + 1)).publicKey,
) as [PublicKey, PublicKey, PublicKey, PublicKey, PublicKey]
const [me, you, coin, from, to] = [payer, friend, mint, source, target].map((key) => key.toBase58()) as [
  string,
  string,
  string,
  string,
  string,
]
const blockhash = base58.encode(new Uint8Array(32).fill(9))
const network = defineNetwork({
  id: 'localnet',
  chainNamespace: 'solana',
  name: 'Localnet',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
})
const context: RequestContext = { network, account: `solana:localnet:${me}`, origin: 'https://shop.example' }

function legacy(...instructions: TransactionInstruction[]): Uint8Array {
  const transaction = new Transaction({ feePayer: payer, recentBlockhash: blockhash }).add(...instructions)
  return transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
}
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

async function ask(params: unknown, method = 'solana_signTransaction'): Promise<SolanaDescription> {
  const description = await describeRequest({ method, params }, context)
  if (description.kind !== 'solana') throw new Error(`It is ${description.kind}: ${description.problem}`)
  return description
}
const keys = ({ warnings }: SolanaDescription) => warnings.map(({ key }) => key)
const most = 2n ** 64n - 1n

describe('an instruction', () => {
  it.each<[string, TransactionInstruction, object, readonly string[]]>([
    [
      'transfer',
      SystemProgram.transfer({ fromPubkey: payer, toPubkey: friend, lamports: 5n }),
      { action: 'transfer', from: me, recipient: you, lamports: 5n },
      [],
    ],
    [
      'transfer with a seed',
      SystemProgram.transfer({
        fromPubkey: source,
        basePubkey: payer,
        toPubkey: friend,
        lamports: 5n,
        seed: 'seed',
        programId: target,
      }),
      { action: 'transfer', from, recipient: you, lamports: 5n },
      [],
    ],
    [
      'account',
      SystemProgram.createAccount({
        fromPubkey: payer,
        newAccountPubkey: friend,
        lamports: 5,
        space: 165,
        programId: target,
      }),
      { action: 'createAccount', from: me, account: you, lamports: 5n, space: 165n, owner: to },
      [],
    ],
    [
      'account with a seed',
      SystemProgram.createAccountWithSeed({
        fromPubkey: payer,
        newAccountPubkey: friend,
        basePubkey: payer,
        seed: 'x',
        lamports: 5,
        space: 1,
        programId: target,
      }),
      { action: 'createAccount', from: me, account: you, lamports: 5n, space: 1n, owner: to },
      [],
    ],
    [
      'assignment',
      SystemProgram.assign({ accountPubkey: payer, programId: target }),
      { action: 'assign', account: me, owner: to },
      ['ownerChange'],
    ],
    [
      'nonce',
      SystemProgram.nonceAdvance({ noncePubkey: source, authorizedPubkey: payer }),
      { action: 'advanceNonce', account: from, authority: me },
      ['durableNonce'],
    ],
    [
      'token transfer',
      createTransferInstruction(source, target, payer, 7n),
      {
        action: 'tokenTransfer',
        from,
        recipient: to,
        authority: me,
        mint: null,
        amount: 7n,
        decimals: null,
        fee: null,
      },
      [],
    ],
    [
      'checked token transfer',
      createTransferCheckedInstruction(source, mint, target, payer, 7n, 6),
      { action: 'tokenTransfer', from, recipient: to, authority: me, mint: coin, amount: 7n, decimals: 6 },
      [],
    ],
    [
      'checked transfer of Token-2022',
      createTransferCheckedInstruction(source, mint, target, payer, 7n, 6, [], TOKEN_2022_PROGRAM_ID),
      { action: 'tokenTransfer', mint: coin, program: TOKEN_2022_PROGRAM_ID.toBase58() },
      [],
    ],
    [
      'transfer with a fee',
      createTransferCheckedWithFeeInstruction(source, mint, target, payer, 7n, 6, 1n),
      { action: 'tokenTransfer', recipient: to, authority: me, amount: 7n, decimals: 6, fee: 1n },
      [],
    ],
    [
      'transfer to the mint',
      createTransferCheckedInstruction(source, mint, mint, payer, 7n, 6),
      { action: 'tokenTransfer' },
      ['sentToToken'],
    ],
    [
      'approval',
      createApproveInstruction(source, friend, payer, 7n),
      { action: 'tokenApprove', account: from, delegate: you, owner: me, mint: null, amount: 7n, isUnlimited: false },
      [],
    ],
    [
      'checked approval',
      createApproveCheckedInstruction(source, mint, friend, payer, most, 6),
      { action: 'tokenApprove', delegate: you, owner: me, mint: coin, decimals: 6, isUnlimited: true },
      ['unlimitedApproval'],
    ],
    ['revocation', createRevokeInstruction(source, payer), { action: 'tokenRevoke', account: from, owner: me }, []],
    [
      'another owner',
      createSetAuthorityInstruction(source, payer, AuthorityType.AccountOwner, friend),
      { action: 'tokenSetAuthority', account: from, authority: me, authorityType: 'owner', newAuthority: you },
      ['ownerChange'],
    ],
    [
      'no authority',
      createSetAuthorityInstruction(mint, payer, AuthorityType.MintTokens, null),
      { action: 'tokenSetAuthority', account: coin, authorityType: 'mint', newAuthority: null },
      ['ownerChange'],
    ],
    [
      'closing',
      createCloseAccountInstruction(source, friend, payer),
      { action: 'tokenClose', account: from, recipient: you, owner: me },
      [],
    ],
    [
      'burning',
      createBurnInstruction(source, mint, payer, 7n),
      { action: 'tokenBurn', account: from, mint: coin, authority: me, amount: 7n },
      [],
    ],
    [
      'minting',
      createMintToInstruction(mint, target, payer, 7n),
      { action: 'tokenMint', account: to, mint: coin, authority: me, amount: 7n },
      [],
    ],
    [
      'token account',
      createAssociatedTokenAccountInstruction(payer, target, friend, mint),
      { action: 'createTokenAccount', payer: me, account: to, owner: you, mint: coin },
      [],
    ],
    [
      'token account where there is none',
      createAssociatedTokenAccountIdempotentInstruction(payer, target, friend, mint),
      { action: 'createTokenAccount' },
      [],
    ],
    [
      'compute limit',
      ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
      { action: 'computeLimit', units: 200_000 },
      [],
    ],
    [
      'compute price',
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 9n }),
      { action: 'computePrice', microLamports: 9n },
      [],
    ],
    ['compute heap', ComputeBudgetProgram.requestHeapFrame({ bytes: 65536 }), { action: 'unknown' }, []],
    ['memo', memo('Thank you'), { action: 'memo', text: 'Thank you' }, []],
    ['memo that hides', memo('a\u202eb'), { action: 'memo' }, ['hiddenText']],
    ['an instruction nobody knows', createSyncNativeInstruction(source), { action: 'unknown' }, ['unknownProgram']],
    [
      'a program nobody knows',
      new TransactionInstruction({
        programId: target,
        keys: [{ pubkey: source, isSigner: false, isWritable: true }],
        data: Buffer.from('abcd', 'hex'),
      }),
      {
        action: 'unknown',
        program: to,
        data: '0xabcd',
        accounts: [{ address: from, isSigner: false, isWritable: true }],
      },
      ['unknownProgram'],
    ],
    [
      'a transfer that ends early',
      new TransactionInstruction({ programId: SystemProgram.programId, keys: [], data: Buffer.from([2, 0, 0, 0, 1]) }),
      { action: 'unknown' },
      ['unknownProgram'],
    ],
  ])('is read: %s', async (_name, instruction, expected, warned) => {
    const description = await ask({ transaction: base64(legacy(instruction)) })
    expect(description.transactions).toMatchObject([
      { version: 'legacy', feePayer: me, lookupTables: [], instructions: [expected] },
    ])
    expect(keys(description)).toEqual(warned)
    for (const { at } of description.warnings) expect(at).toEqual([0, 0])
  })
})

function memo(text: string) {
  return new TransactionInstruction({
    programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXfDLGmfcHr'),
    keys: [],
    data: Buffer.from(text),
  })
}

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
    ['base64', { transaction: base64(legacy(transfer)) }],
    ['base58', { transaction: base58.encode(legacy(transfer)) }],
    ['bytes', { transaction: legacy(transfer) }],
    ['a list', [{ transaction: base64(legacy(transfer)) }]],
  ])('comes as %s', async (_name, params) => {
    const description = await ask(params)
    expect(description).toMatchObject({ isSent: false, problem: null, warnings: [], transactions: [{ signers: [me] }] })
    expect((await ask(params, 'solana_signAndSendTransaction')).isSent).toBe(true)
  })

  it('L8: is sent as it was read, without what older wallets would sign in its place', async () => {
    const bytes = legacy(transfer)
    const beside = { instructions: [{ programId: coin }], feePayer: you, recentBlockhash: blockhash, sendOptions: {} }
    for (const transaction of [base64(bytes), base58.encode(bytes), bytes])
      for (const given of [
        { transaction, ...beside },
        [{ transaction, pubkey: me, ...beside }, { transaction: 'other' }],
      ]) {
        const description = await ask(given)
        expect(description.params).toEqual({ transaction: base64(bytes), pubkey: me })
        expect(description.warnings).toEqual(
          Object.keys(beside).map((name) => ({ key: 'unknownField', name, level: 'note', at: [] })),
        )
        expect((await ask(description.params)).params).toEqual(description.params)
        expect(describeSolanaTransaction(Buffer.from(base64(bytes), 'base64'))).toEqual(description.transactions[0])
      }
    const all = { transactions: [bytes, base58.encode(bytes)], transaction: 'other' }
    expect((await ask(all, 'solana_signAllTransactions')).params).toEqual({
      transactions: [base64(bytes), base64(bytes)],
      pubkey: me,
    })
    const other = await ask({ transaction: bytes, pubkey: you })
    expect(other.params).toMatchObject({ pubkey: you })
    expect(keys(other)).toEqual(['accountMismatch'])
  })

  it('L8: of any bytes that are one, is sent as it was read', async () => {
    const good = legacy(transfer, createTransferCheckedInstruction(source, mint, target, payer, 7n, 6))
    const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 3 }), fc.nat(2), async (changes, writing) => {
        const bytes = Uint8Array.from(good)
        for (const [at, byte] of changes) bytes[at] = byte
        const transaction = [base64(bytes), base58.encode(bytes), bytes][writing]
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
      base64(versioned([])),
      base64(legacy(transfer, createTransferCheckedInstruction(source, mint, target, payer, 7n, 6))),
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
    expect(keys(description)).toEqual(['lookupTables'])
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
    expect(keys(await ask({ transaction: versioned([], friend) }))).toEqual([])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', { transaction: 'hello' }],
    ['no transactions', { transactions: [] }],
    ['bytes behind', { transaction: Uint8Array.from([...legacy(transfer), 0]) }],
    ['an end too early', { transaction: legacy(transfer).slice(0, -1) }],
    ['a version of later', { transaction: versioned([]).map((byte, index) => (index === 65 ? 0x81 : byte)) }],
    ['200 kB', { transaction: 'A'.repeat(200_000) }],
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
