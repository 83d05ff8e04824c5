import fc from 'fast-check'
import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { createLabWallet, refuse } from '../../../stories/lab/wallets/adapter'
import { UserRejectedError } from '../../chains/errors/errors'
import { transferCall } from '../../chains/payment/transferCall'
import type { EvmTransaction } from '../../chains/transactions'
import { accountViewAtom } from '../account/accountView'
import { connectWallet } from '../connection/connect'
import { parseUnits } from '../format/decimal'
import { formatUnits } from '../format/formatNumber'
import { navigate, replace } from '../router/navigation'
import { routeAtom } from '../router/stack'
import { editSend } from './draft'
import { mostOf, readReceiver } from './eip155'
import { CannotSendError } from './errors'
import { sendFormAtom } from './form'
import { fillMost } from './most'
import { sendReviewAtom } from './review'
import { cancelSend, confirmSend, reviewSend } from './send'
import { isLookAlike } from './usedAddresses'
import { takeTerms, type SendTerms } from './terms'

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'1'.repeat(64)}`
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dollar = { chainId: 1, address: contract, name: 'Dollar', symbol: 'USD', decimals: 6 }
const ether = 10n ** 18n

async function openPage(fees: Partial<Record<'fee' | 'dataFee', bigint>> | null = { fee: 10n ** 15n }) {
  const asked: EvmTransaction[] = []
  const onSend = async (transaction: unknown) => (asked.push(transaction as EvmTransaction), hash)
  const wallet = createLabWallet('Alpha', { onSend })
  const lab = createLab({ wallets: [wallet], config: { sources: { tokens: [dollar] } } })
  lab.adapter.tokens = { [contract]: 5_000_000n }
  lab.adapter.fees = fees
  const { store } = lab.portico
  store.sub(sendFormAtom, () => undefined)
  store.sub(sendReviewAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
  const form = () => store.get(sendFormAtom)
  return { ...lab, wallet, store, asked, form, review: () => store.get(sendReviewAtom) }
}

describe('a receiver is read', () => {
  const network = createLab().portico.store.get(sendFormAtom)?.network ?? ({ caipNetworkId: 'eip155:1' } as never)
  it.each([
    [me, { kind: 'address', address: me }],
    [` ${me.toLowerCase()} `, { kind: 'address', address: me }],
    [`eth:${me}`, { kind: 'address', address: me }],
    [`eip155:1:${me}`, { kind: 'address', address: me }],
    ['alice.eth', { kind: 'name', name: 'alice.eth' }],
    ['', { kind: 'none' }],
    [`oeth:${me}`, { kind: 'refused', problem: 'otherNetwork' }],
    [`nowhere:${me}`, { kind: 'refused', problem: 'otherNetwork' }],
    [`ethereum:${me}@10`, { kind: 'refused', problem: 'otherNetwork' }],
    [`ethereum:${contract}@1/transfer?address=${me}`, { kind: 'refused', problem: 'unknownToken' }],
    [`ethereum:${contract}/approve?address=${me}`, { kind: 'refused', problem: 'invalid' }],
    [me.replace('C5', 'c5'), { kind: 'refused', problem: 'checksum' }],
    ['GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ', { kind: 'refused', problem: 'otherNamespace' }],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', { kind: 'refused', problem: 'otherNamespace' }],
    ['alice', { kind: 'refused', problem: 'invalid' }],
    [me.slice(0, -1), { kind: 'refused', problem: 'invalid' }],
  ])('from %s', (text, expected) => {
    expect(readReceiver(text, network)).toEqual(expected)
  })

  it('and one that only looks like another is told', () => {
    const other = `${me.slice(0, 10)}${'0'.repeat(28)}${me.slice(-4)}`
    expect([isLookAlike(me, other), isLookAlike(me, me.toLowerCase()), isLookAlike(me, friend)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('what is sent', () => {
  it('is what was typed, to the last unit, however finely a token is divided', () => {
    const decimals = fc.integer({ min: 0, max: 36 })
    fc.assert(
      fc.property(decimals, fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), (places, value) => {
        const typed = formatUnits(value, places)
        const units = parseUnits(typed, places) ?? 0n
        const data = transferCall(friend, units) as `0x${string}`
        const { args } = decodeFunctionData({ abi: erc20Abi, data })
        expect(args).toEqual([friend, value])
        expect(formatUnits(args?.[1] as bigint, places)).toBe(typed)
      }),
    )
  })

  it('as the most there is always leaves the fee', () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 100n })
    fc.assert(
      fc.property(amount, amount, (balance, fee) => {
        const most = mostOf(balance, fee)
        expect(most >= 0n && (most === 0n || most + fee <= balance)).toBe(true)
      }),
    )
  })

  it('says what is missing, the first of it', async () => {
    const { store, form } = await openPage()
    const gaps: unknown[] = [form()?.gap]
    for (const change of [
      { amount: '.' },
      { amount: '99' },
      { amount: '1' },
      { to: 'x' },
      { to: contract },
      { to: me },
    ]) {
      store.set(editSend, change)
      gaps.push(form()?.gap)
    }
    store.set(editSend, { token: '0x1' })
    expect([...gaps, form()?.gap]).toEqual([
      'amount',
      'incorrect',
      'funds',
      'receiver',
      'invalid',
      'invalid',
      null,
      'token',
    ])
    await expect(store.set(reviewSend)).rejects.toThrow('A token is required')
    store.set(editSend, { token: undefined, to: '' })
    await expect(store.set(reviewSend)).rejects.toThrow('An amount and receiver address are required')
    store.set(editSend, { to: 'x' })
    await expect(store.set(reviewSend)).rejects.toThrow(new CannotSendError('values'))
  })

  it('as all of it leaves the fee, and what the chain below takes', async () => {
    const page = await openPage({ fee: 2n * 10n ** 15n, dataFee: 10n ** 15n })
    await page.store.set(fillMost)
    expect(page.form()?.value).toBe(1_234_567_890_000_000_000n - 6n * 10n ** 15n)
    // Something was spent elsewhere since the balance was read.
    page.adapter.onRead = async () => ({ value: ether, decimals: 18, symbol: 'ETH' })
    await page.store.set(fillMost)
    expect(page.form()?.value).toBe(ether - 6n * 10n ** 15n)
    page.store.set(editSend, { token: contract })
    await page.store.set(fillMost)
    expect(page.form()?.amount).toBe('5')
    const silent = await openPage(null)
    await silent.store.set(fillMost)
    expect(silent.form()).toMatchObject({ amount: '', isMostUnknown: true })
  })

  it('is looked at, asked of the wallet, and shown once it was sent', async () => {
    const page = await openPage()
    const { store, asked, review } = page
    store.set(navigate, { name: 'WalletSend' })
    store.set(editSend, { token: contract, amount: '1.25', to: friend })
    await store.set(reviewSend)
    expect(store.get(routeAtom).name).toBe('WalletSendPreview')
    expect(review()).toMatchObject({ value: 1_250_000n, lacksFee: false, step: 'idle', isOtherWaiting: false })
    expect(review()?.receiver.warnings).toEqual(['firstTime'])
    await store.set(confirmSend)
    expect(asked).toEqual([{ to: contract, value: 0n, data: transferCall(friend, 1_250_000n) }])
    expect(store.get(routeAtom).name).toBe('WalletSendConfirmed')
    expect(review()?.sent).toMatchObject({ hash, status: 'sent' })
    await store.set(confirmSend)
    expect(asked).toHaveLength(1)
    store.set(editSend, { to: friend, amount: '1', token: undefined })
    expect(page.form()?.receiver).toMatchObject({ status: 'known', warnings: [] })
    await store.set(reviewSend)
    expect(review()).toMatchObject({ sent: null, isOtherWaiting: true, request: { to: friend, value: ether } })
  })

  it('is typed in money where somebody says a price, and worth no more than that', async () => {
    const balances = {
      listBalances: async () => [
        { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: ether, price: '3' } as const,
      ],
    }
    const { store } = createLab({ config: { sources: { balances } } }).portico
    store.sub(sendFormAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    const form = () => store.get(sendFormAtom)
    await expect.poll(() => form()?.tokens.length).toBe(1)
    store.set(editSend, { fiat: '1' })
    expect(form()).toMatchObject({ fiat: '1', amount: `0.${'3'.repeat(18)}`, value: 333_333_333_333_333_333n })
    store.set(editSend, { to: friend })
    expect(form()).toMatchObject({ fiat: '1', gap: null })
    store.set(editSend, { fiat: 'x' })
    expect(form()).toMatchObject({ amount: '', gap: 'amount' })
    store.set(editSend, { fiat: '1.5' })
    store.set(editSend, { amount: '0.5', fiat: undefined })
    expect(form()).toMatchObject({ amount: '0.5', fiat: undefined })
    store.set(editSend, { fiat: '1.5' })
    store.set(editSend, { token: contract })
    expect(form()?.fiat).toBeUndefined()
  })

  it('is what who opened the view asked for, who hears of the hash', async () => {
    const page = await openPage()
    const opened = page.portico.open({ name: 'WalletSend', token: contract.toLowerCase(), amount: '1.25', to: friend })
    const route = page.store.get(routeAtom) as SendTerms
    await page.store.set(takeTerms, route)
    expect(page.form()).toMatchObject({ token: contract, amount: '1.25', to: friend, gap: null })
    page.store.set(editSend, { amount: '1.5' })
    await page.store.set(takeTerms, route)
    expect(page.form()?.amount).toBe('1.5')
    await page.store.set(reviewSend)
    await page.store.set(confirmSend)
    expect(await opened).toEqual({ hash })
    expectTypeOf(opened).resolves.toEqualTypeOf<{ readonly hash: string } | undefined>()
    const other = page.portico.open({ name: 'WalletSend', amount: '1' })
    page.portico.close()
    expect(await other).toBeUndefined()
  })

  it('on another network is asked for after going there, or not at all', async () => {
    const page = await openPage()
    void page.portico.open({ name: 'WalletSend', networkId: 'eip155:10', amount: '1', to: friend })
    await page.store.set(takeTerms, page.store.get(routeAtom) as SendTerms)
    expect(page.form()).toMatchObject({ amount: '1', to: friend, network: { caipNetworkId: 'eip155:10' } })
    page.wallet.onSwitch = refuse(new UserRejectedError('no'))
    const opened = page.portico.open({ name: 'WalletSend', networkId: 'eip155:1', amount: '2' })
    await page.store.set(takeTerms, page.store.get(routeAtom) as SendTerms)
    expect(await opened).toBeUndefined()
    expect(page.form()).toMatchObject({ amount: '1', network: { caipNetworkId: 'eip155:10' } })
  })

  it('is forgotten with the connection', async () => {
    const { store, form, review, portico } = await openPage()
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    expect(review()).not.toBeNull()
    await portico.disconnect()
    await store.set(connectWallet, 'alpha')
    await expect.poll(() => form()?.tokens.length).toBe(2)
    expect(form()).toMatchObject({ amount: '', to: '' })
    expect(review()).toBeNull()
  })

  it('is changed again after it was looked at, wherever it is shown', async () => {
    const { store, form, review } = await openPage()
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    store.set(cancelSend)
    expect([review(), store.get(routeAtom).name, form()?.amount]).toEqual([null, 'Account', '1'])
    store.set(navigate, { name: 'AllWallets' })
    await store.set(reviewSend)
    store.set(replace, { name: 'AllWallets' })
    store.set(cancelSend)
    expect([review(), store.get(routeAtom).name]).toEqual([null, 'AllWallets'])
  })

  it('that the wallet declines stays, to be tried again', async () => {
    const page = await openPage()
    const { store, wallet, review } = page
    wallet.onSend = refuse(new UserRejectedError('no')) as never
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    await store.set(confirmSend)
    expect(review()?.step).toBe('declined')
    wallet.onSend = async () => hash
    await store.set(confirmSend)
    expect(review()?.sent?.hash).toBe(hash)
  })

  it('says before where the fee is not there, or not known', async () => {
    const page = await openPage({ fee: ether })
    page.store.set(editSend, { amount: '1', to: friend })
    await page.store.set(reviewSend)
    expect(page.review()?.lacksFee).toBe(true)
    const silent = await openPage(null)
    silent.store.set(editSend, { amount: '1', to: friend })
    await silent.store.set(reviewSend)
    expect(silent.review()?.fee).toEqual({ state: 'unknown', reason: 'unavailable' })
  })

  it('is filled in by a payment link for this network', async () => {
    const { store, form } = await openPage()
    store.set(editSend, { to: `ethereum:${contract}@1/transfer?address=${friend}&uint256=1.5e6` })
    expect(form()).toMatchObject({ token: contract, amount: '1.5', to: friend, gap: null })
    store.set(editSend, { to: `ethereum:${friend}@10?value=1` })
    expect(form()?.receiver).toEqual({ status: 'refused', problem: 'otherNetwork' })
  })

  it('has its row where there is something to send with, unless it is off', async () => {
    const row = async (options: Parameters<typeof createLab>[0]) => {
      const { store } = createLab(options).portico
      await store.set(connectWallet, 'alpha')
      return store.get(accountViewAtom)?.canSend
    }
    const sends = () => [createLabWallet('Alpha', { onSend: async () => hash })]
    expect(await row({ wallets: sends() })).toBe(true)
    expect(await row({})).toBe(false)
    expect(await row({ wallets: sends(), config: { features: { send: false } } })).toBe(false)
  })
})
