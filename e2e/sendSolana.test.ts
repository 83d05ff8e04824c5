import { getAssociatedTokenAddressSync, getTransferFeeAmount, unpackAccount } from '@solana/spl-token'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { labSolanaAddress } from '../lab/solana/tokens'
import {
  amountOf,
  chooseToken,
  dialogOf,
  openAccount,
  openLater,
  press,
  receiverOf,
  review,
  seesInActivity,
  send,
} from './accountSide'
import { connectTo, expectQuiet, solana } from './everyChain'
import { useShop, type Visit } from './shop'

const { visit, lab } = useShop()

/** At the shop without a project, with the wallet of Solana connected. */
async function open(): Promise<Visit> {
  lab().solana.fund(labSolanaAddress, 5_000_000_000n)
  const visitor = await visit({ path: '/namespaces.html?project=none', settings: { hasSeparateNames: true } })
  await connectTo(visitor, solana)
  return visitor
}

/** The lab's chain, asked without the shop. */
function chainOf() {
  const connection = new Connection(lab().solana.url, 'confirmed')
  return {
    lamports: async (address: string) => BigInt(await connection.getBalance(new PublicKey(address))),
    /** What is in the one account for a token, and what of that is kept back. */
    held: async (address: string) => {
      const { value } = await connection.getTokenAccountsByOwner(new PublicKey(address), {
        programId: new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
      })
      const old = await connection.getTokenAccountsByOwner(new PublicKey(address), {
        programId: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      })
      return [...value, ...old.value].map(({ pubkey, account }) => {
        const { mint, owner, amount, ...rest } = unpackAccount(pubkey, account, account.owner)
        expect(pubkey).toEqual(getAssociatedTokenAddressSync(mint, owner, false, account.owner))
        return { amount, keptBack: getTransferFeeAmount({ mint, owner, amount, ...rest })?.withheldAmount }
      })
    },
  }
}

/** Looks at what is to be sent, from the form. */
async function fill(visitor: Visit, symbol: string, amount: string, to: string) {
  await chooseToken(visitor, symbol)
  if (amount === 'Max') await press(visitor, amount)
  else await amountOf(visitor).fill(amount)
  await expect.poll(() => amountOf(visitor).inputValue()).not.toBe('')
  await receiverOf(visitor).fill(to)
  await review(visitor)
}

describe('what is sent on Solana', () => {
  it('arrives to the last unit, SOL, SPL and Token-2022, and is seen after a reload and in a tab opened ten minutes later', async () => {
    const visitor = await open()
    const { lamports, held } = chainOf()
    const friend = () => Keypair.generate().publicKey.toBase58()
    await openAccount(visitor)
    const [first, ...others] = [
      { symbol: 'SOL', amount: '1.234567891', to: friend() },
      { symbol: 'LSALT', amount: '0.000001', to: friend(), units: 1n },
      { symbol: 'LGRAIN', amount: 'Max', to: friend(), units: 10n ** 12n },
      { symbol: 'LFERRY', amount: '2.5', to: friend(), units: 2_475_000n },
    ]
    const before = await lamports(labSolanaAddress)
    await press(visitor, 'Send')
    await fill(visitor, first!.symbol, first!.amount, first!.to)
    const hashes = [await send(visitor)]
    await press(visitor, 'Done')
    expect(await lamports(first!.to)).toBe(1_234_567_891n)
    expect(before - (await lamports(labSolanaAddress))).toBe(1_234_567_891n + 5_000n)
    for (const { symbol, amount, to, units } of others) {
      await press(visitor, 'Send')
      await fill(visitor, symbol, amount, to)
      await dialogOf(visitor).getByText('For the receiver’s token account').waitFor()
      const keepsSome = dialogOf(visitor).getByText(
        'This token keeps a part of what is sent: 2.475 LFERRY would arrive.',
      )
      expect((await keepsSome.count()) > 0).toBe(symbol === 'LFERRY')
      hashes.push(await send(visitor))
      await press(visitor, 'Done')
      const keptBack = symbol === 'LFERRY' ? 25_000n : undefined
      expect(await held(to)).toEqual([{ amount: units, keptBack }])
    }
    await visitor.page.keyboard.press('Escape')
    for (const hash of hashes) await seesInActivity(visitor, hash)
    await visitor.page.reload()
    for (const hash of hashes) await seesInActivity(visitor, hash)
    const later = await openLater(visitor)
    for (const hash of hashes) await seesInActivity(later, hash)
    expectQuiet(visitor)
  })

  it('as the most there is leaves the minimum, and what would fail says why before', async () => {
    const visitor = await open()
    const { lamports } = chainOf()
    const friend = Keypair.generate().publicKey.toBase58()
    await openAccount(visitor)
    await press(visitor, 'Send')
    await fill(visitor, 'SOL', '0.000000001', friend)
    await dialogOf(visitor).getByText('This is less than an account has to hold. Send more.').first().waitFor()
    await press(visitor, 'Cancel')
    const before = await lamports(labSolanaAddress)
    await fill(visitor, 'SOL', 'Max', friend)
    await visitor.answer('Reject', () => press(visitor, 'Send'))
    await dialogOf(visitor).getByText('Declined in the wallet. Nothing was sent.').first().waitFor()
    expect(await lamports(labSolanaAddress)).toBe(before)
    await send(visitor)
    // Twice the fee stays besides, of which one was paid.
    expect(await lamports(labSolanaAddress)).toBe(890_880n + 5_000n)
    expect(await lamports(friend)).toBe(before - 890_880n - 10_000n)
    expectQuiet(visitor)
  })
})
