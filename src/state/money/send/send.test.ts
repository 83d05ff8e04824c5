import { describe, expect, expectTypeOf, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabWallet, refuse } from '../../../../stories/lab/wallets/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { transferCall } from '../../../chains/payment/transferCall'
import { accountViewAtom } from '../../session/account/accountView'
import { connectWallet } from '../../session/connection/connect'
import { navigate, replace, routeAtom } from '../../shell/router/navigation'
import { editSend } from './draft'
import { CannotSendError } from './sendErrors'
import { sendFormAtom } from './form'
import { askSendAgain, cancelSend, confirmSend, reviewSend } from './send'
import { transactionsAtom } from '../transactions/transactions'
import { takeTerms, type SendTerms } from './routeParams'
import { openPage, contract, me, friend, hash, ether } from '../../../../stories/lab/testing/send'

describe('what is sent', () => {
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

  it('asks nothing of a wallet that moved after the press, and shows a new review with a sentence', async () => {
    const page = await openPage()
    const { store, asked, review, wallet } = page
    store.set(navigate, { name: 'WalletSend' })
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    const pressed = store.set(confirmSend)
    const accounts = [`eip155:10:${me}`] as const
    wallet.change({ networkId: 'eip155:10', accounts, address: accounts[0] })
    await pressed
    expect(asked).toEqual([])
    expect(store.get(routeAtom).name).toBe('WalletSendPreview')
    expect(review()).toMatchObject({ network: { caipNetworkId: 'eip155:10' }, isOutdated: true, step: 'idle' })
    await store.set(confirmSend)
    expect(asked).toHaveLength(1)
    expect(review()).toMatchObject({ isOutdated: false, sent: { networkId: 'eip155:10' } })
  })

  it('goes back to the form, with a sentence, where another account has chosen nothing yet', async () => {
    const page = await openPage()
    const { store, asked, wallet, form } = page
    store.set(navigate, { name: 'WalletSend' })
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    const accounts = [`eip155:1:${friend}`] as const
    wallet.change({ networkId: 'eip155:1', accounts, address: accounts[0] })
    await store.set(confirmSend)
    expect(asked).toEqual([])
    expect([store.get(routeAtom).name, form()?.isOutdated, form()?.amount]).toEqual(['WalletSend', true, ''])
    store.set(editSend, { amount: '1' })
    expect(form()?.isOutdated).toBe(false)
  })

  it('asks nothing before the review was shown for half a second, unchanged', async () => {
    const page = await openPage(undefined, { acceptsScripts: false })
    const { store, asked, review, clock } = page
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    expect(review()).toMatchObject({ isArmed: false, isOutdated: false })
    await clock.advance(499)
    await store.set(confirmSend)
    expect(asked).toEqual([])
    expect(review()).toMatchObject({ isArmed: false, isOutdated: true, step: 'idle' })
    await clock.advance(1)
    expect(review()?.isArmed).toBe(true)
    await store.set(confirmSend)
    expect(asked).toHaveLength(1)
  })

  it('is typed in money where a price is known, and worth no more than that', async () => {
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
    expect(form()).toMatchObject({ amount: 'x', gap: 'incorrect' })
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

  it('asks again only after a warning where the wallet did not answer, and shows the first once it was sent', async () => {
    const page = await openPage(undefined, { acceptsScripts: false })
    const { store, wallet, review, clock } = page
    const answers: ((hash: string) => void)[] = []
    wallet.onSend = () => new Promise((resolve) => answers.push(resolve))
    store.set(navigate, { name: 'WalletSend' })
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    await clock.advance(500)
    expect(review()?.openRequests).toEqual([])
    const first = store.set(confirmSend)
    const refused = expect(first).rejects.toThrow(UnansweredError)
    await expect.poll(() => answers.length).toBe(1)
    await clock.advance(300_000)
    await refused
    expect(review()).toMatchObject({ step: 'unanswered', sent: null })
    // A press of the host's own button asks nothing.
    await store.set(confirmSend)
    expect(answers).toHaveLength(1)
    store.set(askSendAgain)
    expect(review()).toMatchObject({ step: 'idle', isArmed: false, isOutdated: false })
    expect(review()?.openRequests).toMatchObject([
      { status: 'unanswered', transfers: [{ amount: '1', symbol: 'ETH', counterparty: friend }] },
    ])
    await store.set(confirmSend)
    expect(answers).toHaveLength(1)
    await clock.advance(500)
    const second = store.set(confirmSend)
    await expect.poll(() => answers.length).toBe(2)
    answers[0]?.(hash)
    answers[1]?.(`0x${'2'.repeat(64)}`)
    await second
    expect(review()?.sent?.hash).toBe(`0x${'2'.repeat(64)}`)
    expect(store.get(transactionsAtom).map((one) => one.hash)).toEqual([`0x${'2'.repeat(64)}`, hash])
  })

  it('shows the result by itself where the wallet answers after the time limit', async () => {
    const { store, wallet, review, clock } = await openPage()
    let answer: (hash: string) => void = () => undefined
    wallet.onSend = () => new Promise((resolve) => (answer = resolve))
    store.set(navigate, { name: 'WalletSend' })
    store.set(editSend, { amount: '1', to: friend })
    await store.set(reviewSend)
    const asked = store.set(confirmSend)
    const refused = expect(asked).rejects.toThrow(UnansweredError)
    await expect.poll(() => review()?.step).toBe('asking')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await clock.advance(300_000)
    await refused
    answer(hash)
    await expect.poll(() => store.get(routeAtom).name).toBe('WalletSendConfirmed')
    expect(review()?.sent?.hash).toBe(hash)
    expect(store.get(sendFormAtom)).toMatchObject({ amount: '', to: '' })
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
