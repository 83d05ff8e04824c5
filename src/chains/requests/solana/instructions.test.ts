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
import { ComputeBudgetProgram, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../../stories/lab/testing/chains/requests'
import {
  ask,
  coin,
  friend,
  from,
  legacy,
  me,
  mint,
  most,
  payer,
  source,
  target,
  to,
  toBase64,
  you,
} from '../../../../stories/lab/testing/chains/solanaRequests'

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
    const description = await ask({ transaction: toBase64(legacy(instruction)) })
    expect(description.transactions).toMatchObject([
      { version: 'legacy', feePayer: me, lookupTables: [], instructions: [expected] },
    ])
    expect(keysOf(description)).toEqual(warned)
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
