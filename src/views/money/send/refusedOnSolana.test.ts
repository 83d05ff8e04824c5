import {
  createAssociatedTokenAccountInstruction,
  createEnableRequiredMemoTransfersInstruction,
  createReallocateInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID as program,
} from '@solana/spl-token'
import { Connection, Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Token2022 } from '../../../../lab/solana/createToken'
import { startSolana, type LabSolana } from '../../../../lab/solana/startSolana'
import { createLab } from '../../../../stories/lab/lab'
import { draw, wordsOf } from '../../../../stories/lab/testing/draw'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { solana } from '../../../entries/solana'
import { connectWallet } from '../../../state/session/connection/connect'
import { editSend } from '../../../state/money/send/draft'
import { sendFormAtom } from '../../../state/money/send/form'
import { sendReviewAtom } from '../../../state/money/send/review'
import { confirmSend, reviewSend } from '../../../state/money/send/send'
import SendPreview from './SendPreview'

let node: LabSolana
beforeAll(async () => {
  node = await startSolana({ unitPrice: 0 })
})
afterAll(() => node.stop())

/** Reviews sending a token, and sends it all the same; returns what is said before and after. */
async function tryToSend(extended: Token2022, welcome: (friend: Keypair, mint: PublicKey) => Promise<void>) {
  const [me, friend] = [Keypair.generate(), Keypair.generate()]
  for (const { publicKey } of [me, friend]) node.fund(publicKey.toBase58(), 1_000_000_000n)
  const mint = node.createToken(me.publicKey.toBase58(), 3_000_000n, 6, extended)
  await welcome(friend, new PublicKey(mint))
  const address = `solana:localnet:${me.publicKey.toBase58()}` as const
  const snapshot = { address, accounts: [address], networkId: 'solana:localnet' as const }
  const asked: unknown[] = []
  const onSend = async (bytes: unknown) => `${asked.push(bytes)}`
  const adapter = createLabAdapter([createLabWallet('Salt', { namespace: 'solana', snapshot, onSend })], 'solana')
  const network = {
    id: 'localnet',
    chainNamespace: 'solana' as const,
    name: 'Local',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [node.url] } },
  }
  const tokens = [{ chainId: 'solana:localnet' as const, address: mint, name: 'Grain', symbol: 'GRN', decimals: 6 }]
  const adapters = [{ ...adapter, reader: solana().reader }]
  const lab = createLab({ adapters, config: { networks: [network], sources: { tokens } } })
  const { store } = lab.portico
  store.sub(sendFormAtom, () => undefined)
  store.sub(sendReviewAtom, () => undefined)
  await store.set(connectWallet, 'salt')
  await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
  store.set(editSend, { token: mint, amount: '1', to: friend.publicKey.toBase58() })
  await expect.poll(() => store.get(sendFormAtom)?.receiver.status).toBe('known')
  await store.set(reviewSend)
  const shown = () => wordsOf(draw(lab, () => createElement(SendPreview)))
  const before = shown()
  await store.set(confirmSend)
  return { before, after: shown(), asked }
}

it('A receiver who takes nothing without a memo is sent nothing, and the view says why', async () => {
  const connection = new Connection(node.url, 'confirmed')
  const { before, after, asked } = await tryToSend({}, async (friend, mint) => {
    const owner = friend.publicKey
    const account = getAssociatedTokenAddressSync(mint, owner, true, program)
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: owner, recentBlockhash: blockhash }).add(
      createAssociatedTokenAccountInstruction(owner, account, owner, mint, program),
      createReallocateInstruction(account, owner, [ExtensionType.MemoTransfer], owner, [], program),
      createEnableRequiredMemoTransfersInstruction(account, owner, [], program),
    )
    transaction.sign(friend)
    await connection.sendRawTransaction(transaction.serialize())
  })
  const reason = 'The receiver takes nothing without a memo, which cannot be added here.'
  expect([before, after].map((words) => words.includes(reason))).toEqual([true, true])
  expect(asked).toEqual([])
})

it('A token of which another program decides is not sent, and the view says why', async () => {
  const { before, after, asked } = await tryToSend({ isHooked: true }, async () => undefined)
  const reason = 'Another program decides about each transfer of this token, which is not supported here.'
  expect([before, after].map((words) => words.includes(reason))).toEqual([true, true])
  expect(asked).toEqual([])
})
