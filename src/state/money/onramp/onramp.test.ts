import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabOnramp } from '../../../../stories/lab/testing/onramp'
import { createSharedStorage } from '../../../../stories/lab/sharedStorage'
import type { LabOptions } from '../../../../stories/lab/types'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { connectWallet } from '../../session/connection/connect'
import type { PorticoConfig } from '../../core/config'
import { buyingAccountAtom } from '../../session/project/onrampFeature'
import { back, navigate, routeAtom, trackedStackAtom } from '../../shell/router/navigation'
import { selectProvider, setPaymentAmount, setPaymentCurrency, setPurchaseCurrency } from './draft'
import { CannotBuyError } from './onrampErrors'
import { onrampFormAtom } from './form'
import { cancelOnramp, retryOnramp } from './resumePurchase'
import { startOnramp } from './start'
import { takeOnrampTerms } from './routeParams'
import { purchaseAtom } from './watch'

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function page(options: LabOptions = {}, config: Partial<PorticoConfig> = {}) {
  const source = createLabOnramp()
  const lab = createLab({ ...options, config: { sources: { onramp: source }, ...config } })
  const { store } = lab.portico
  store.sub(onrampFormAtom, () => undefined)
  store.sub(purchaseAtom, () => undefined)
  store.sub(trackedStackAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  const form = () => store.get(onrampFormAtom) ?? expect.fail('There is no form')
  const purchase = () => store.get(purchaseAtom)
  await expect.poll(() => form().choice).not.toBeNull()
  const quoted = async (amount: string) => {
    store.set(setPaymentAmount, amount)
    await lab.clock.advance(500)
    await expect.poll(() => form().quotesLoading).toBe(false)
  }
  const begin = async (amount = '100') => {
    await quoted(amount)
    store.set(selectProvider, 'harbour')
    const started = store.set(startOnramp)
    const [window] = lab.windows
    const before = window?.url
    await started
    return before
  }
  return { ...lab, source, store, form, purchase, quoted, begin }
}

describe('what is being bought', () => {
  it('is quoted once typing rests, the most that arrives first; without an amount there is no number', async () => {
    const { store, clock, source, form, quoted } = await page()
    expect(form()).toMatchObject({ purchaseAmount: null, paymentAmount: '', quotesLoading: false })
    for (const typed of ['1', '10', '100']) {
      store.set(setPaymentAmount, typed)
      await clock.advance(100)
    }
    await quoted('100')
    expect(source.asked.map(({ paymentAmount }) => paymentAmount)).toEqual(['100'])
    expect(form().purchaseAmount).toBe('0.0495')
    expect(form().providers.map(({ id, quote }) => [id, quote?.purchaseAmount])).toEqual([
      ['harbour', '0.0495'],
      ['lantern', '0.04875'],
    ])
    store.set(setPaymentAmount, '')
    await clock.advance(500)
    expect(form().purchaseAmount).toBeNull()
  })

  it('gives up a quote that is not awaited any more', async () => {
    const { store, clock, source, quoted } = await page()
    const signals: AbortSignal[] = []
    source.onQuote = async (signal) => void signals.push(signal)
    store.set(setPaymentAmount, '50')
    source.onQuote = (signal) => (signals.push(signal), new Promise(() => undefined))
    await clock.advance(500)
    await expect.poll(() => signals.length).toBe(1)
    source.onQuote = async () => undefined
    await quoted('60')
    expect(signals[0]?.aborted).toBe(true)
  })

  it('is not asked for beyond the limits', async () => {
    const { store, clock, source, form } = await page()
    store.set(setPaymentAmount, '9.99')
    await clock.advance(1000)
    expect(source.asked).toEqual([])
    expect(form().payable).toEqual({ state: 'least', limit: '10' })
    store.set(selectProvider, 'harbour')
    await expect(store.set(startOnramp)).rejects.toThrow(new CannotBuyError('amount'))
  })

  it('says so without a quote, and makes no number up', async () => {
    const { source, form, quoted } = await page()
    source.onQuote = () => Promise.reject(new Error('down'))
    await quoted('100')
    expect(form().error).toMatchObject({ name: 'OnrampUnavailableError' })
    expect(form().purchaseAmount).toBeNull()
  })

  it('refuses quotes that are for something else', async () => {
    const { source, form, quoted } = await page()
    const { listQuotes } = source
    source.listQuotes = async (query) =>
      (await listQuotes(query)).map((one) => ({ ...one, paymentAmount: `${one.paymentAmount}1` }))
    await quoted('100.5')
    expect(form()).toMatchObject({ purchaseAmount: null, error: { name: 'OnrampUnavailableError' } })
  })

  it('is chosen of what is sold on the networks of the app, that in use first', async () => {
    const { store, form } = await page()
    expect(form().choices.map(({ key }) => key)).toEqual(['ETH eip155:1', 'USDC eip155:1', 'ETH eip155:10'])
    store.set(setPurchaseCurrency, 'USDC eip155:1')
    store.set(setPaymentCurrency, 'EUR')
    expect(form()).toMatchObject({ purchaseCurrency: { symbol: 'USDC' }, paymentCurrency: { id: 'EUR' } })
  })

  it('can be asked for by who opens the view, once', async () => {
    const { store, form } = await page()
    const terms = { purchaseCurrency: 'usdc', paymentCurrency: 'eur', paymentAmount: '42' }
    await store.set(takeOnrampTerms, terms)
    expect(form()).toMatchObject({
      purchaseCurrency: { id: 'USDC' },
      paymentCurrency: { id: 'EUR' },
      paymentAmount: '42',
    })
    store.set(setPaymentAmount, '43')
    await store.set(takeOnrampTerms, terms)
    expect(form().paymentAmount).toBe('43')
  })

  it('has the assets of the specification where the source does not say what is sold', async () => {
    const { form } = await page({}, { sources: {}, onramp: { meldPublicKey: 'key' } })
    expect(form()).toMatchObject({ status: 'ready', error: null, quotesLoading: false })
    expect(form().choices.map(({ key }) => key)).toEqual(['USDC eip155:1'])
    expect(form().choice?.purchaseNetwork.contractAddress).toBe('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
    expect(form().providers).toMatchObject([{ id: 'meld', name: 'Meld.io', feeRange: '1-2%', quote: null }])
  })

  it('ends with the connection', async () => {
    const { portico, store, form, begin, storage } = await page()
    await begin()
    expect(storage.getItem('portico/onramp')).not.toBeNull()
    await portico.disconnect()
    expect(store.get(onrampFormAtom)).toBeNull()
    expect(store.get(purchaseAtom)).toBeNull()
    expect(storage.getItem('portico/onramp')).toBeNull()
    await store.set(connectWallet, 'alpha')
    expect(form().paymentAmount).toBe('')
    expect(store.get(purchaseAtom)).toBeNull()
  })
})

describe('the window of a seller', () => {
  it('opens within the press, empty, and is led to the page once that is known', async () => {
    const { begin, windows, source, purchase, store, events } = await page()
    store.set(navigate, { name: 'OnRampProviders' })
    expect(await begin()).toBe('')
    expect(windows).toMatchObject([
      { url: 'https://pay.example/harbour?session=session1', features: 'popup,width=600,height=800' },
    ])
    expect(source.sessions.session1).toMatchObject({
      account: `eip155:1:${me}`,
      paymentAmount: '100',
      paymentMethod: 'card',
      redirectUrl: 'https://host.example/shop',
    })
    expect(purchase()).toMatchObject({ status: 'waiting', purchaseAmount: '0.0495', symbol: 'ETH' })
    expect(store.get(routeAtom).name).toBe('BuyInProgress')
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['SELECT_BUY_CRYPTO', 'SELECT_BUY_PROVIDER']),
    )
    expect(events.find(({ event }) => event === 'SELECT_BUY_PROVIDER')?.properties).toMatchObject({
      provider: 'harbour',
    })
  })

  it('is a tab on a phone', async () => {
    const { begin, windows } = await page({ platform: { isMobile: true } })
    await begin()
    expect(windows[0]?.features).toBe('')
  })

  it('that is blocked leaves the link, with which it goes on', async () => {
    const { begin, purchase, source, clock } = await page({ blocksWindows: true })
    await begin()
    expect(purchase()).toMatchObject({ status: 'blocked', url: 'https://pay.example/harbour?session=session1' })
    source.status = { status: 'SUCCESS', txHash: '0x1' }
    await clock.advance(5000)
    await expect.poll(() => purchase()).toMatchObject({ status: 'success', txHash: '0x1' })
  })

  it('closes where there is no page, and the next try starts again', async () => {
    const { begin, purchase, source, windows, store } = await page()
    source.onBuild = () => Promise.reject(new Error('down'))
    await begin()
    expect(purchase()).toMatchObject({ status: 'unavailable' })
    expect(windows[0]?.isGone).toBe(true)
    source.onBuild = async () => undefined
    await store.set(retryOnramp)
    expect(purchase()).toMatchObject({ status: 'waiting' })
    expect(windows).toHaveLength(2)
  })

  it('is seen to be closed: its end is not known then, and what is paid for still arrives', async () => {
    const { begin, purchase, windows, clock, adapter, store } = await page()
    await begin()
    windows[0]?.close()
    await clock.advance(500)
    await expect.poll(() => purchase()?.status).toBe('closed')
    adapter.onRead = async () => ({
      value: 1_234_567_890_000_000_000n + 49_500_000_000_000_000n,
      decimals: 18,
      symbol: 'ETH',
    })
    await clock.advance(4000)
    await expect.poll(() => purchase()?.status).toBe('success')
    store.set(cancelOnramp)
    expect(purchase()).toBeNull()
  })

  it('opens again by the same page', async () => {
    const { begin, purchase, windows, clock, store, source } = await page()
    await begin()
    windows[0]?.close()
    await clock.advance(500)
    await expect.poll(() => purchase()?.status).toBe('closed')
    await store.set(retryOnramp)
    expect(windows[1]?.url).toBe(windows[0]?.url)
    expect(Object.keys(source.sessions)).toEqual(['session1'])
    expect(purchase()?.status).toBe('waiting')
  })

  it('that came back to this origin is closed', async () => {
    const { begin, windows, clock, purchase } = await page()
    await begin()
    if (windows[0]) windows[0].isBack = true
    await clock.advance(500)
    await expect.poll(() => purchase()?.status).toBe('closed')
    expect(windows[0]?.isGone).toBe(true)
  })

  it('closes with the purchase that is given up, also while its page is made', async () => {
    const { quoted, store, windows, source, purchase } = await page()
    await quoted('100')
    let go: () => void = () => undefined
    source.onBuild = () => new Promise((done) => (go = done))
    store.set(navigate, { name: 'OnRampProviders' })
    store.set(selectProvider, 'harbour')
    const started = store.set(startOnramp)
    store.set(cancelOnramp)
    go()
    await started
    expect(windows[0]).toMatchObject({ url: '', isGone: true })
    expect(purchase()).toBeNull()
    expect(store.get(routeAtom).name).toBe('OnRampProviders')
    store.set(back)
  })
})

describe('a purchase', () => {
  it.each(['SUCCESS', 'FAILED'] as const)('ends as its seller tells: %s', async (status) => {
    const { begin, purchase, source, clock, windows } = await page()
    await begin()
    source.status = { status }
    await clock.advance(4500)
    await expect.poll(() => purchase()?.status).toBe(status === 'SUCCESS' ? 'success' : 'failed')
    expect(windows[0]?.isGone).toBe(true)
  })

  it('does not end by a seller that tells nonsense, nor by dust', async () => {
    const { begin, purchase, source, clock, adapter } = await page()
    await begin()
    source.status = { status: 'DONE' } as never
    adapter.onRead = async () => ({ value: 1_234_567_890_000_000_001n, decimals: 18, symbol: 'ETH' })
    await clock.advance(9000)
    expect(purchase()?.status).toBe('waiting')
  })

  it('is taken up after a reload, and in another tab', async () => {
    const shared = createSharedStorage()
    const wallets = () => [createLabWallet('Alpha', { isPermitted: true })]
    const first = await page({ ...shared.openPage(), wallets: wallets() })
    const other = await page({ ...shared.openPage(), wallets: wallets() })
    await first.begin()
    await expect.poll(() => other.purchase()).toMatchObject({ status: 'waiting', provider: { id: 'harbour' } })
    first.portico.destroy()
    const after = await page({ ...shared.openPage(), wallets: wallets() })
    expect(after.purchase()).toMatchObject({ status: 'waiting', url: 'https://pay.example/harbour?session=session1' })
    after.source.status = { status: 'SUCCESS' }
    await after.clock.advance(5000)
    await expect.poll(() => after.purchase()?.status).toBe('success')
    await expect.poll(() => other.purchase()?.status).toBe('success')
  })

  it('that was forged in the storage is ignored', async () => {
    const { begin, storage, portico } = await page()
    await begin()
    const kept = JSON.parse(storage.getItem('portico/onramp') ?? '') as object
    portico.destroy()
    for (const lie of [{ url: 'javascript:alert(1)' }, { status: 'x' }, { account: 'eip155:1' }, { had: 'x' }]) {
      storage.setItem('portico/onramp', JSON.stringify({ ...kept, ...lie }))
      const after = await page({ storage, wallets: [createLabWallet('Alpha', { isPermitted: true })] })
      expect(after.purchase()).toBeNull()
      after.portico.destroy()
    }
  })

  it.each(['/logo.png', 'http://127.0.0.1/logo.png', 7])(
    'is kept over a reload without a picture that cannot be shown: %s',
    async (image) => {
      const { begin, storage, portico } = await page()
      await begin()
      const kept = JSON.parse(storage.getItem('portico/onramp') ?? '') as { provider: object }
      portico.destroy()
      storage.setItem('portico/onramp', JSON.stringify({ ...kept, provider: { ...kept.provider, image } }))
      const after = await page({ storage, wallets: [createLabWallet('Alpha', { isPermitted: true })] })
      expect(after.purchase()).toMatchObject({ status: 'waiting', provider: { id: 'harbour' } })
      expect(after.purchase()?.provider.image).toBeUndefined()
    },
  )
})

describe('sellers that are data', () => {
  const providers = [{ id: 'pay', name: 'Pay', url: 'https://pay.example/?to={walletAddress}&n={amount}' }]

  it('are opened with what is bought, also without an amount', async () => {
    const { store, windows, form, purchase } = await page({}, { sources: {}, onramp: { providers } })
    expect(form().providers.map(({ id }) => id)).toEqual(['pay', 'meld'])
    store.set(selectProvider, 'pay')
    await store.set(startOnramp)
    expect(windows[0]?.url).toBe(`https://pay.example/?to=${me}&n=`)
    expect(purchase()).toMatchObject({ status: 'waiting', paymentAmount: '' })
  })

  it('are those that the host has on', async () => {
    const features = { onramp: ['pay'] }
    const { form } = await page({}, { sources: {}, onramp: { providers }, features })
    expect(form().providers.map(({ id }) => id)).toEqual(['pay'])
  })

  it.each([
    ['a page of http', { providers: [{ id: 'pay', name: 'Pay', url: 'http://pay.example' }] }],
    ['a script', { providers: [{ id: 'pay', name: 'Pay', url: 'javascript:alert(1)' }] }],
    ['no name', { providers: [{ id: 'pay', name: ' ', url: 'https://pay.example' }] }],
    ['a country that is none', { country: 'usa' }],
  ])('are refused with %s', (_what, onramp) => {
    expect(() => createLab({ config: { onramp } })).toThrow(/onramp/)
  })
})

it('There is no buying without a seller, or where buying is off', async () => {
  const onramp = { meldPublicKey: 'key' }
  const configs: Partial<PorticoConfig>[] = [
    {},
    { onramp, features: { onramp: false } },
    { onramp, features: { onramp: [] } },
    { onramp, basic: true },
    { onramp },
  ]
  const isThere = await Promise.all(
    configs.map(async (config) => {
      const { store } = createLab({ config }).portico
      await store.set(connectWallet, 'alpha')
      return store.get(buyingAccountAtom) !== null
    }),
  )
  expect(isThere).toEqual([false, false, false, false, true])
})
