import { getAssociatedTokenAddressSync, getTransferFeeAmount, unpackAccount } from '@solana/spl-token'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { labSeed } from '../lab/phone/keys/keyring'
import { solanaKeys } from '../lab/phone/keys/solana'
import { labSolanaAddress } from '../lab/solana/tokens'
import {
  amountOf,
  chooseToken,
  dialogOf,
  hashOf,
  openAccount,
  openLater,
  press,
  readCode,
  receiverOf,
  review,
  seesInActivity,
  send,
} from './accountSide'
import { connectTo, expectQuiet, panel, reads, solana } from './everyChain'
import { decide, openCode, scan, visitWithPhone } from './phoneSide'
import { useShop, type Visit, type VisitOptions } from './shop'

const { visit, lab } = useShop()

/** At the shop without a project, with the wallet of Solana connected. */
async function open<Who extends Visit>(come: (options: VisitOptions) => Promise<Who>): Promise<Who> {
  lab().solana.fund(labSolanaAddress, 5_000_000_000n)
  const visitor = await come({ path: '/namespaces.html?project=none', settings: { hasSeparateNames: true } })
  await connectTo(visitor, solana)
  return visitor
}

/** The same with a phone that is paired, on the network of Solana. */
async function openPaired() {
  const visitor = await visitWithPhone(visit, lab(), '/namespaces.html?project=none')
  const { phone } = visitor
  const me = phoneAddress()
  lab().solana.fund(me, 3_000_000_000n)
  await scan(phone, await openCode(visitor))
  await decide(phone, 'Approve')
  await reads(visitor, solana, 'address', me)
  await panel(visitor, 'In use').getByRole('button', { name: solana.network, exact: true }).click()
  await reads(visitor, 'In use', 'namespace', solana.namespace)
  return { visitor, phone, me }
}

/** The lab's chain, asked without the shop. */
function chainOf() {
  const connection = new Connection(lab().solana.url, 'confirmed')
  return {
    lamports: async (address: string) => BigInt(await connection.getBalance(new PublicKey(address))),
    /** A payment between unknown accounts. */
    pay: async (from: Keypair, value: bigint) => {
      const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
      const [fromPubkey, toPubkey] = [from.publicKey, Keypair.generate().publicKey]
      const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash })
      transaction.add(SystemProgram.transfer({ fromPubkey, toPubkey, lamports: value })).sign(from)
      await connection.sendRawTransaction(transaction.serialize())
    },
    /** Balance of the one account for a token, and the part that is kept back. */
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

/** Address of the phone on Solana. */
const phoneAddress = () => solanaKeys.address(0, { id: lab().solana.caipNetworkId, name: 'Solana' })

/** Looks at what is to be sent, from the form. */
async function fill(visitor: Visit, symbol: string, amount: string, to: string) {
  await chooseToken(visitor, symbol)
  await fillOnly(visitor, amount, to)
}

/** The same where there is but one thing to send. */
async function fillOnly(visitor: Visit, amount: string, to: string) {
  const before = await amountOf(visitor).inputValue()
  if (amount === 'Max') await press(visitor, amount)
  else await amountOf(visitor).fill(amount)
  // The most is asked of the chain, and comes in the place of what was typed before.
  await expect.poll(() => amountOf(visitor).inputValue()).not.toBe(amount === 'Max' ? before : '')
  await receiverOf(visitor).fill(to)
  await review(visitor)
}

describe('what is sent on Solana', () => {
  it('arrives to the last unit, SOL, SPL and Token-2022, and is seen after a reload and in a tab opened ten minutes later', async () => {
    const visitor = await open(visit)
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
    const visitor = await open(visit)
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

describe('what a paired phone sends on Solana', () => {
  it('is asked for there, signed there, and seen after a reload; what is declined there is not sent', async () => {
    const { visitor, phone, me } = await openPaired()
    const { lamports } = chainOf()
    const friend = Keypair.generate().publicKey.toBase58()
    const before = await lamports(me)

    await openAccount(visitor)
    await press(visitor, 'Send')
    await fillOnly(visitor, '1.000000007', friend)
    await press(visitor, 'Send')
    await decide(phone, 'Reject')
    await dialogOf(visitor).getByText('Declined in the wallet. Nothing was sent.').first().waitFor()
    expect(await lamports(me)).toBe(before)

    await press(visitor, 'Send')
    await decide(phone, 'Approve')
    await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
    const hash = await hashOf(visitor)
    expect(await lamports(friend)).toBe(1_000_000_007n)
    expect(await lamports(me)).toBe(before - 1_000_000_007n - 5_000n)
    await visitor.page.reload()
    await reads(visitor, 'In use', 'status', /^connected$/)
    await seesInActivity(visitor, hash)
    expectQuiet(visitor)
  })

  it('is found by the next page, which warns until then, where the page that asked was reloaded', async () => {
    const { visitor, phone } = await openPaired()
    const { lamports } = chainOf()
    const friend = Keypair.generate().publicKey.toBase58()
    const warning = dialogOf(visitor).getByText(/you may pay twice/)
    const reviewAgain = async () => {
      await openAccount(visitor)
      await press(visitor, 'Send')
      await fillOnly(visitor, '1.000000009', friend)
    }
    await reviewAgain()
    await press(visitor, 'Send')
    await phone.getByTestId('ask').waitFor()
    await visitor.page.reload()
    await reads(visitor, 'In use', 'status', /^connected$/)
    await reviewAgain()
    await warning.first().waitFor()
    await decide(phone, 'Approve')
    await expect.poll(() => lamports(friend)).toBe(1_000_000_009n)
    await visitor.page.bringToFront()
    await expect.poll(() => warning.count()).toBe(0)
    expectQuiet(visitor)
  })

  it('says why the chain undid it, where what was there went elsewhere meanwhile', async () => {
    const { visitor, phone, me } = await openPaired()
    const { lamports, pay } = chainOf()
    const friend = Keypair.generate().publicKey.toBase58()
    await openAccount(visitor)
    await press(visitor, 'Send')
    await fillOnly(visitor, '1.5', friend)
    await press(visitor, 'Send')
    await phone.getByTestId('ask').waitFor()
    await pay(Keypair.fromSeed(labSeed('solana', 0)), (await lamports(me)) - 1_000_000_000n)
    await decide(phone, 'Approve')
    await dialogOf(visitor).getByText('Failed', { exact: true }).waitFor()
    const reason =
      'The network undid it: 1.5 SOL did not arrive. There is not enough for the amount, the fee, and what a new account costs.'
    await dialogOf(visitor).getByText(reason).first().waitFor()
    expect(await lamports(friend)).toBe(0n)
    await press(visitor, 'Done')
    await dialogOf(visitor).getByRole('tab', { name: 'Activity' }).click()
    await dialogOf(visitor).getByText('Failed', { exact: true }).first().waitFor()
    expectQuiet(visitor)
  })
})

describe('what is asked for on Solana', () => {
  it('is paid by a phone that scans the code, in SOL and in a token', async () => {
    const visitor = await open((options) => visitWithPhone((more) => visit({ ...more, ...options }), lab()))
    const { page, phone } = visitor
    const { lamports, held } = chainOf()
    const payer = phoneAddress()
    lab().solana.fund(payer, 3_000_000_000n)
    await openAccount(visitor)
    await press(visitor, 'Send')
    await fill(visitor, 'LSALT', '5', payer)
    await send(visitor)
    await press(visitor, 'Done')
    const heldByMe = async () => (await held(labSolanaAddress)).reduce((sum, { amount }) => sum + amount, 0n)
    const before = { lamports: await lamports(labSolanaAddress), tokens: await heldByMe() }
    const had = await lamports(payer)

    await press(visitor, 'Receive')
    await dialogOf(visitor).getByRole('tab', { name: 'Request' }).click()
    const payScanned = async () => {
      await page.bringToFront()
      const code = await readCode(visitor)
      await scan(phone, code)
      await decide(phone, 'Approve')
      await phone.getByTestId('paid').waitFor()
      await page.bringToFront()
      return code
    }
    await amountOf(visitor).fill('1.5')
    expect(await payScanned()).toBe(`solana:${labSolanaAddress}?amount=1.5`)
    expect(await lamports(labSolanaAddress)).toBe(before.lamports + 1_500_000_000n)
    expect(await lamports(payer)).toBe(had - 1_500_000_000n - 5_000n)

    await chooseToken(visitor, 'LSALT')
    await amountOf(visitor).fill('0.000001')
    expect(await payScanned()).toMatch(/^solana:\w+\?amount=0\.000001&spl-token=\w+$/)
    expect(await heldByMe()).toBe(before.tokens + 1n)
    expect(await held(payer)).toEqual([{ amount: 4_999_999n }])
    expectQuiet(visitor)
  })
})
