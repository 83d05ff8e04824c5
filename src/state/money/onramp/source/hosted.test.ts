import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFaults } from '../../../../../lab/backend/faults'
import { startBackend, type Backend } from '../../../../../lab/backend/startBackend'
import { startOnramp, type Sandbox } from '../../../../../lab/onramp/startOnramp'
import { createLab } from '../../../../../stories/lab/lab'
import { connectWallet } from '../../../session/connection/connect'
import { selectProvider, setPaymentAmount, setPaymentCurrency } from '../draft'
import { onrampFormAtom } from '../form'
import { startOnramp as buy } from '../start'
import { purchaseAtom } from '../watch'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let backend: Backend
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startOnramp()
  backend = await startBackend({ onramp: { sandbox, chains: [{ id: 1, name: 'Ethereum', token }] } })
})
beforeEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => Promise.all([backend.stop(), sandbox.stop()]))

async function page() {
  const before = backend.requests.length
  const lab = createLab({ config: { projectId: 'mine', apiUrl: { chain: backend.url } } })
  const { store } = lab.portico
  store.sub(onrampFormAtom, () => undefined)
  store.sub(purchaseAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  const form = () => store.get(onrampFormAtom) ?? expect.fail('There is no form')
  await expect.poll(() => form().status).not.toBe('loading')
  const quoted = async (amount: string) => {
    store.set(setPaymentAmount, amount)
    await lab.clock.advance(500)
    await expect.poll(() => form().quotesLoading).toBe(false)
  }
  const asked = () => backend.requests.slice(before).map(({ path }) => path)
  return { ...lab, store, form, quoted, asked }
}

describe('the hosted backend', () => {
  it('sells in the shape of its server', async () => {
    const { store, form, quoted, asked, windows } = await page()
    expect(form().paymentCurrencies).toMatchObject([
      { id: 'USD', name: 'US Dollar', paymentMethodLimits: [{ id: 'card', min: '10', max: '7500' }, {}] },
      { id: 'EUR', paymentMethodLimits: [{ id: 'card', min: '20', max: '5000.5' }] },
    ])
    expect(form().choices.map(({ key }) => key)).toEqual(['ETH eip155:1', 'LUSD eip155:1'])
    await quoted('100.10')
    expect(form().providers).toMatchObject([
      { id: 'harbour', name: 'Harbour Pay', quote: { paymentAmount: '100.1', purchaseAmount: '0.0495495' } },
      { id: 'lantern', quote: { purchaseAmount: '0.04879875' } },
    ])
    store.set(selectProvider, 'lantern')
    await store.set(buy)
    expect(windows[0]?.url).toBe(`${sandbox.url}/buy/s1`)
    expect(sandbox.sessions.get('s1')).toMatchObject({
      seller: 'Lantern',
      order: { account: me, chainId: 1, symbol: 'ETH', paid: '100.10', redirectUrl: 'https://host.example/shop' },
    })
    expect(asked()).not.toContain('/v1/onramp/options')
    expect(asked()).not.toContain('/v1/onramp/quote')
  })

  it('sells in the shape of its client where it has no such paths', async () => {
    backend.faults.onramp = 'client'
    const { store, form, quoted, windows } = await page()
    expect(form().choices.map(({ key }) => key)).toEqual(['ETH eip155:1', 'LUSD eip155:1'])
    await quoted('200')
    expect(form().providers).toMatchObject([
      {
        id: 'coinbase',
        name: 'Coinbase',
        quote: { id: 'lab-quote', paymentAmount: '200', subtotal: '198', purchaseAmount: '0.099' },
      },
    ])
    store.set(selectProvider, 'coinbase')
    await store.set(buy)
    expect(windows[0]?.url).toMatch(`${sandbox.url}/buy/s`)
  })

  it('that sells nothing leaves the defaults, and no number', async () => {
    backend.faults.onramp = 'none'
    const { form, quoted } = await page()
    await quoted('100')
    expect(form()).toMatchObject({ status: 'ready', purchaseAmount: null, error: null })
    expect(form().choices.map(({ key }) => key)).toEqual(['USDC eip155:1'])
    expect(form().paymentCurrencies.map(({ id }) => id)).toEqual(['USD'])
    expect(form().limits.map(({ id, min, max }) => [id, min, max])).toEqual([
      ['card', '10.00', '7500.00'],
      ['ach_bank_account', '10.00', '25000.00'],
    ])
    expect(form().providers).toMatchObject([{ id: 'coinbase', quote: null }])
  })

  it('that lies is not believed: neither its quotes nor its page', async () => {
    const { store, form, quoted, windows } = await page()
    backend.faults.onramp = 'lying'
    await quoted('100')
    expect(form()).toMatchObject({ purchaseAmount: null, error: { name: 'OnrampUnavailableError' } })
    backend.faults.onramp = null
    store.set(setPaymentCurrency, 'EUR')
    await quoted('101')
    backend.faults.onramp = 'lying'
    store.set(selectProvider, 'harbour')
    await store.set(buy)
    expect(store.get(purchaseAtom)).toMatchObject({ status: 'unavailable' })
    expect(windows[0]).toMatchObject({ url: '', isGone: true })
  })

  it.each(['blank', 'malformed', 'misshapen'] as const)(
    'whose answer is %s sells nothing, and says so',
    async (body) => {
      Object.assign(backend.faults, { path: '/v1/onramp/buy', body })
      const { form } = await page()
      expect(form()).toMatchObject({ status: 'failed', error: { name: 'OnrampUnavailableError' } })
    },
  )

  it('that is down is not taken for one without these paths', async () => {
    Object.assign(backend.faults, { path: '/v1/onramp/multi', status: 503 })
    const { form, quoted, asked } = await page()
    await quoted('100')
    expect(form()).toMatchObject({ purchaseAmount: null, error: { name: 'OnrampUnavailableError' } })
    expect(asked()).not.toContain('/v1/onramp/quote')
  })
})
