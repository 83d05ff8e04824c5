import { getAssociatedTokenAddressSync, getTransferFeeAmount, unpackAccount } from '@solana/spl-token'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { labSolanaAddress } from '../lab/solana/tokens'
import { connectTo, expectQuiet, solana } from './everyChain'
import { useShop, type Visit } from './shop'

const { visit, lab } = useShop()

const dialogOf = ({ page }: { page: Page }) => page.getByRole('dialog')
const press = (visitor: { page: Page }, name: string) =>
  dialogOf(visitor).getByRole('button', { name, exact: true }).click()

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

async function openAccount({ page }: { page: Page }) {
  await page
    .getByRole('button', { name: /^Account/ })
    .last()
    .click()
  await dialogOf({ page }).getByRole('button', { name: 'Send', exact: true }).waitFor()
}

async function review(visitor: Visit, symbol: string, amount: string, to: string) {
  const dialog = dialogOf(visitor)
  const token = dialog.getByRole('button', { name: /^Token: / })
  await token.waitFor()
  if (!(await token.textContent())?.endsWith(symbol)) {
    await token.click()
    await dialog.getByRole('button', { name: new RegExp(symbol) }).click()
  }
  const field = dialog.getByRole('textbox', { name: 'Amount' })
  if (amount === 'Max') await press(visitor, amount)
  else await field.fill(amount)
  await expect.poll(() => field.inputValue()).not.toBe('')
  await dialog.getByRole('textbox', { name: 'Receiver' }).fill(to)
  await press(visitor, 'Preview Send')
  await dialog.getByRole('heading', { name: 'Review Send' }).waitFor()
}

async function send(visitor: Visit) {
  await visitor.answer('Send', () => press(visitor, 'Send'))
  await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
  await press(visitor, 'Done')
}

describe('what is sent on Solana', () => {
  it('arrives to the last unit: SOL, SPL and Token-2022', async () => {
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
    await review(visitor, first!.symbol, first!.amount, first!.to)
    await send(visitor)
    expect(await lamports(first!.to)).toBe(1_234_567_891n)
    expect(before - (await lamports(labSolanaAddress))).toBe(1_234_567_891n + 5_000n)
    for (const { symbol, amount, to, units } of others) {
      await press(visitor, 'Send')
      await review(visitor, symbol, amount, to)
      await dialogOf(visitor).getByText('For the receiver’s token account').waitFor()
      const keepsSome = dialogOf(visitor).getByText(
        'This token keeps a part of what is sent: 2.475 LFERRY would arrive.',
      )
      expect((await keepsSome.count()) > 0).toBe(symbol === 'LFERRY')
      await send(visitor)
      const keptBack = symbol === 'LFERRY' ? 25_000n : undefined
      expect(await held(to)).toEqual([{ amount: units, keptBack }])
    }
    expectQuiet(visitor)
  })

  it('as the most there is leaves the minimum, and what would fail says why before', async () => {
    const visitor = await open()
    const { lamports } = chainOf()
    const friend = Keypair.generate().publicKey.toBase58()
    await openAccount(visitor)
    await press(visitor, 'Send')
    await review(visitor, 'SOL', '0.000000001', friend)
    await dialogOf(visitor).getByText('This is less than an account has to hold. Send more.').first().waitFor()
    await press(visitor, 'Cancel')
    const before = await lamports(labSolanaAddress)
    await review(visitor, 'SOL', 'Max', friend)
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
