import { Keypair, PublicKey, SystemProgram, Transaction, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { sol, startLocalnet } from '../../../../lab/solana/startLocalnet'
import type { Token2022 } from '../../../../lab/solana/createToken'
import { createLab } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { systemClock } from '../../../chains/clock'
import { createReader } from '../../../chains/solana/reader.late'
import { transferChecked } from '../../../chains/solana/tokenTransfer.late'
import { accountViewAtom } from '../../session/account/accountView'
import { sentFromHereAtom } from '../activity/localActivity'
import { connectWallet } from '../../session/connection/connect'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { routeAtom } from '../../shell/router/navigation'
import { editSend } from './draft'
import { sendFormAtom } from './form'
import { fillMost } from './most'
import { sendReviewAtom, sentPageAtom } from './review'
import { confirmSend, reviewSend } from './send'
import { readSolanaReceiver } from './solana'
import { mostLamports } from './solanaSending.late'
import { isLookAlike } from '../../session/account/usedAddresses'

const { node, connection, network, lamportsOf } = await startLocalnet({ unitPrice: 40_000 })
afterAll(() => node.stop())

const someone = () => Keypair.generate().publicKey.toBase58()

/** A page of an account with some SOL, and 3 of a token of 6 decimals. */
async function openPage({
  lamports = 2n * sol,
  extended,
  beforeSending,
}: {
  lamports?: bigint
  extended?: Token2022
  beforeSending?: (keys: Keypair) => Promise<unknown>
} = {}) {
  const keys = Keypair.generate()
  const me = keys.publicKey.toBase58()
  node.fund(me, lamports)
  const mint = node.createToken(me, 3_000_000n, 6, extended)
  const address = `solana:localnet:${me}` as const
  const onSend = async (bytes: unknown) => {
    const transaction = VersionedTransaction.deserialize(bytes as Uint8Array)
    transaction.sign([keys])
    await beforeSending?.(keys)
    // Not every wallet tries a transaction once more before it sends it.
    return connection.sendRawTransaction(transaction.serialize(), { skipPreflight: beforeSending !== undefined })
  }
  const snapshot = { address, accounts: [address], networkId: 'solana:localnet' as const }
  const wallet = createLabWallet('Salt', { namespace: 'solana', snapshot, onSend })
  const adapter = { ...createLabAdapter([wallet], 'solana'), reader: async () => createReader(systemClock) }
  const listed = { chainId: 'solana:localnet' as const, address: mint, name: 'Grain', symbol: 'GRN', decimals: 6 }
  const lab = createLab({ adapters: [adapter], config: { networks: [network], sources: { tokens: [listed] } } })
  const { store } = lab.portico
  store.sub(sendFormAtom, () => undefined)
  store.sub(sendReviewAtom, () => undefined)
  await store.set(connectWallet, 'salt')
  await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
  const form = () => store.get(sendFormAtom)
  const edit = async (change: Parameters<typeof editSend.write>[2]) => {
    store.set(editSend, change)
    await expect.poll(() => form()?.receiver.status).not.toBe('looking')
  }
  return { store, me, mint, wallet, form, edit, review: () => store.get(sendReviewAtom) }
}

describe('a receiver on Solana', () => {
  const here = { caipNetworkId: 'solana:localnet' } as never
  const address = 'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ'
  it.each([
    [` ${address} `, { kind: 'address', address }],
    [`solana:localnet:${address}`, { kind: 'address', address }],
    [`solana:devnet:${address}`, { kind: 'refused', problem: 'otherNetwork' }],
    [`solana:${address}?amount=1&spl-token=${address}`, { kind: 'refused', problem: 'unknownToken' }],
    ['solana:nonsense', { kind: 'refused', problem: 'invalid' }],
    ['', { kind: 'none' }],
    ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', { kind: 'refused', problem: 'otherNamespace' }],
    ['eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8', { kind: 'refused', problem: 'otherNamespace' }],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', { kind: 'refused', problem: 'otherNamespace' }],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', { kind: 'refused', problem: 'otherNamespace' }],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', { kind: 'refused', problem: 'otherNamespace' }],
    ['alice.sol', { kind: 'refused', problem: 'nameUnavailable' }],
    [address.slice(0, -3), { kind: 'refused', problem: 'invalid' }],
    [address.replace('G', '0'), { kind: 'refused', problem: 'invalid' }],
  ])('is read from %s', (text, expected) => {
    expect(readSolanaReceiver(text, here)).toEqual(expected)
  })

  it('that differs in capitals only is another one, and looks alike', () => {
    expect(isLookAlike(address, address.toLowerCase())).toBe(true)
    expect(isLookAlike(address, address)).toBe(false)
  })

  it('is looked up on the chain', async () => {
    const { edit, form, me, mint } = await openPage()
    const told = async (to: string, token?: string) => {
      await edit({ to, token })
      return form()?.receiver
    }
    const [account, derived] = [
      await connection.getTokenAccountsByOwner(new PublicKey(me), { mint: new PublicKey(mint) }),
      PublicKey.findProgramAddressSync([Uint8Array.of(7)], new PublicKey(mint))[0].toBase58(),
    ]
    const held = String(account.value[0]?.pubkey)
    expect(await told(me)).toMatchObject({ warnings: ['own'] })
    expect(await told(someone())).toMatchObject({ warnings: ['firstTime'] })
    expect(await told(derived)).toMatchObject({ warnings: ['firstTime', 'program'] })
    expect(await told(held, mint)).toMatchObject({ warnings: ['firstTime', 'tokenAccount'] })
    expect(await told(held)).toEqual({ status: 'refused', problem: 'otherTokenAccount' })
    expect(await told(mint)).toEqual({ status: 'refused', problem: 'tokenContract' })
    expect(await told(node.createToken(me, 1n))).toEqual({ status: 'refused', problem: 'tokenContract' })
    expect(await told('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toEqual({ status: 'refused', problem: 'code' })
  })
})

describe('what is sent on Solana', () => {
  it('has its row, and arrives to the last unit', async () => {
    const { store, edit, form, me, review } = await openPage()
    expect(store.get(accountViewAtom)?.canSend).toBe(true)
    const friend = someone()
    await edit({ to: friend, amount: '1.234567891' })
    expect(form()).toMatchObject({ gap: null, value: 1_234_567_891n })
    await store.set(reviewSend)
    const fee = review()?.fee
    expect([fee?.state, review()?.lacksFee, review()?.arriving, review()?.deposit]).toEqual([
      'known',
      false,
      undefined,
      0n,
    ])
    await store.set(confirmSend)
    expect(review()?.sent?.status).toBe('sent')
    const transfers = [{ direction: 'out', symbol: 'SOL', amount: '1.234567891', counterparty: friend }]
    expect(store.get(sentFromHereAtom)).toMatchObject([{ kind: 'send', transfers }])
    expect(store.get(sentPageAtom)).toBe(`https://explorer.example/tx/${review()?.sent?.hash}?cluster=local`)
    expect(await lamportsOf(friend)).toBe(1_234_567_891n)
    expect(await lamportsOf(me)).toBe(2n * sol - 1_234_567_891n - (fee?.state === 'known' ? fee.value : 0n))
  })

  it('of a token that takes a fee says what arrives, and what the receiver’s account costs', async () => {
    const { store, edit, mint, review } = await openPage({
      extended: { transferFee: { basisPoints: 50, most: 4000n } },
    })
    const friend = someone()
    await edit({ to: friend, token: mint })
    await store.set(fillMost)
    expect(store.get(sendFormAtom)?.amount).toBe('3')
    await store.set(reviewSend)
    expect(review()).toMatchObject({ arriving: 2_996_000n, value: 3_000_000n, lacksFee: false })
    expect(review()?.deposit).toBeGreaterThan(2_000_000n)
    await store.set(confirmSend)
    const transfers = [{ direction: 'out', symbol: 'GRN', amount: '3', counterparty: friend }]
    expect(store.get(sentFromHereAtom)).toMatchObject([{ kind: 'send', transfers }])
    const { value } = await connection.getTokenAccountsByOwner(new PublicKey(friend), { mint: new PublicKey(mint) })
    expect(value[0]?.account.data.readBigUInt64LE(64)).toBe(2_996_000n)
    expect(BigInt(value[0]?.account.lamports ?? 0)).toBe(review()?.deposit)
  })

  it('says why it would fail, and the same where it is sent all the same', async () => {
    const { store, edit, mint, review } = await openPage({ extended: { isStuck: true } })
    await edit({ to: someone(), token: mint, amount: '1' })
    await store.set(reviewSend)
    expect(review()?.fee).toEqual({ state: 'unknown', reason: 'wouldFail', failure: 'notTransferable' })
    await store.set(confirmSend)
    expect(review()).toMatchObject({ step: 'failed', failure: 'notTransferable', sent: null })
    await edit({ to: someone(), token: undefined, amount: '0.000000001' })
    await store.set(reviewSend)
    expect(review()?.failure).toBe('receiverRent')
    expect(store.get(routeAtom).name).toBe('WalletSendPreview')
  })

  it('says why it failed where the chain took it up and undid it', async () => {
    const beforeSending = async (keys: Keypair) => {
      const payment = { fromPubkey: keys.publicKey, toPubkey: Keypair.generate().publicKey, lamports: sol }
      const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
      const transaction = new Transaction({ feePayer: keys.publicKey, recentBlockhash })
      transaction.add(SystemProgram.transfer(payment)).sign(keys)
      await connection.sendRawTransaction(transaction.serialize())
    }
    const { store, edit, review } = await openPage({ beforeSending })
    const friend = someone()
    await edit({ to: friend, amount: '1.5' })
    await store.set(reviewSend)
    expect(review()).toMatchObject({ failure: undefined, lacksFee: false })
    await store.set(confirmSend)
    await expect.poll(() => review()?.sent?.status).toBe('failed')
    expect(review()).toMatchObject({ failure: 'insufficientFunds', sent: { failure: 'insufficientFunds' } })
    expect(await lamportsOf(friend)).toBe(0n)
  })

  it('is filled in by a link of Solana Pay', async () => {
    const { edit, form, mint } = await openPage()
    const friend = someone()
    await edit({ to: `solana:${friend}?amount=1.5&spl-token=${mint}` })
    expect(form()).toMatchObject({ token: mint, amount: '1.5', to: friend, value: 1_500_000n, gap: null })
    await edit({ to: `solana:${friend}?amount=0.000000007`, token: undefined })
    expect(form()).toMatchObject({ token: undefined, value: 7n, gap: null })
    await edit({ to: `ethereum:0x70997970C51812dc3A010C7d01b50e0d17dc79C8?value=1` })
    expect(form()?.receiver).toEqual({ status: 'refused', problem: 'otherNamespace' })
  })
})

describe('amounts on Solana', () => {
  it('are what was typed, to the last unit, however finely a token is divided', () => {
    const [source, mint, target, owner, program] = Array.from({ length: 5 }, () => Keypair.generate().publicKey)
    if (!source || !mint || !target || !owner || !program) return
    fc.assert(
      fc.property(fc.nat(36), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (places, value) => {
        const typed = formatUnits(value, places)
        const units = parseUnits(typed, places) ?? -1n
        const { data } = transferChecked([source, mint, target, owner, program], units, places)
        const view = new DataView(data.buffer, data.byteOffset)
        expect([view.getBigUint64(1, true), view.getUint8(9)]).toEqual([value, places])
        expect(formatUnits(view.getBigUint64(1, true), places)).toBe(typed)
      }),
    )
  })

  it('as the most there is always leave fee and minimum', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 64n })
    fc.assert(
      fc.property(amount, amount, amount, (balance, fee, reserve) => {
        const most = mostLamports(balance, fee, reserve)
        expect(most >= 0n && (most === 0n || most + fee + reserve <= balance)).toBe(true)
      }),
    )
  })

  it('as the most there is go through on the chain, whatever there is', async () => {
    const balances = fc.bigInt({ min: 1_800_000n, max: 3n * sol })
    await fc.assert(
      fc.asyncProperty(balances, async (lamports) => {
        const { store, edit, form, me, review } = await openPage({ lamports })
        await edit({ to: someone() })
        await store.set(fillMost)
        if (form()?.amount === '0') return
        await store.set(reviewSend)
        // The remainder may be less than the receiver's account has to hold.
        if (review()?.failure === 'receiverRent') return
        expect(review()).toMatchObject({ lacksFee: false, failure: undefined })
        await store.set(confirmSend)
        expect(await lamportsOf(me)).toBeGreaterThanOrEqual(890_880n)
      }),
      { numRuns: 8, examples: [[1_800_000n], [1_900_000n]] },
    )
  })
})
