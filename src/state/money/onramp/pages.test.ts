import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OnrampOrder } from '../../../chains/trade/onramp'
import { parseExact } from '../../../services/http/readValue'
import { parseUnits } from '../../core/format/decimal'
import { compareAmounts, plainAmount } from './amounts'
import { checkOptions, checkProviders, checkQuotes, checkSession, checkStatus } from './source/checkOnramp.late'
import { judgePayment } from './limits'
import { meldOption, pageOf } from './providerPages'

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usd = { id: 'USD', paymentMethodLimits: [] }
const order = {
  account: `eip155:137:${me}`,
  network: {} as OnrampOrder['network'],
  paymentCurrency: usd,
  paymentAmount: '100.50',
  purchaseCurrency: { id: 'USDC', name: 'USDC', symbol: 'USDC', networks: [] },
  purchaseNetwork: { name: 'polygon', displayName: 'Polygon', chainId: '137', contractAddress: '0xabc' },
} satisfies OnrampOrder
const facts = { projectId: 'mine', meldPublicKey: 'key:1', redirectUrl: 'https://shop.example/cart' }

describe('the page of Meld', () => {
  it('is told the public key, the currency, the wallet and the project, in that order', () => {
    expect(pageOf(meldOption, order, facts)).toBe(
      `https://meldcrypto.com/?publicKey=key%3A1&destinationCurrencyCode=USDC&walletAddress=${me}&externalCustomerId=mine`,
    )
  })

  it('is told SOL for Solana, and neither a key nor a project that are not there', () => {
    const solana = { ...order, account: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So1' } as const
    expect(pageOf(meldOption, solana, { redirectUrl: '', projectId: null })).toBe(
      'https://meldcrypto.com/?destinationCurrencyCode=SOL&walletAddress=So1',
    )
  })

  it('has the rule by the name of the seller too, and keeps what its address has', () => {
    const named = { id: 'other', name: 'meld', url: 'https://pay.example/buy?theme=dark' }
    expect(pageOf(named, order, { ...facts, meldPublicKey: undefined })).toBe(
      `https://pay.example/buy?theme=dark&destinationCurrencyCode=USDC&walletAddress=${me}&externalCustomerId=mine`,
    )
  })

  it('replaces parameters of its address that the order sets', () => {
    const other = 'walletAddress=0xOther&publicKey=other&destinationCurrencyCode=BTC&externalCustomerId=other'
    const { searchParams } = new URL(pageOf({ ...meldOption, url: `https://meldcrypto.com/?${other}` }, order, facts))
    for (const [name, value] of Object.entries({ walletAddress: me, publicKey: 'key:1', externalCustomerId: 'mine' }))
      expect(searchParams.getAll(name)).toEqual([value])
    expect(searchParams.getAll('destinationCurrencyCode')).toEqual(['USDC'])
  })
})

it('The page of another seller has its parameters filled in, each written for an address', () => {
  const url =
    'https://pay.example/{network}?to={walletAddress}&n={amount}&of={paymentCurrency}&get={purchaseCurrency}&c={chainId}&t={contractAddress}&back={redirectUrl}&p={projectId}&x={nothing}'
  expect(pageOf({ id: 'pay', name: 'Pay', url }, order, facts)).toBe(
    `https://pay.example/polygon?to=${me}&n=100.50&of=USD&get=USDC&c=137&t=0xabc&back=https%3A%2F%2Fshop.example%2Fcart&p=mine&x=`,
  )
})

describe('limits', () => {
  it.each([
    ['9.99', { state: 'least', limit: '10.00' }],
    ['10', { state: 'ok', method: 'card' }],
    ['7500.00', { state: 'ok', method: 'card' }],
    ['7500.01', { state: 'ok', method: 'ach_bank_account' }],
    ['25000', { state: 'ok', method: 'ach_bank_account' }],
    ['25000.000000000000000001', { state: 'most', limit: '25000.00' }],
    ['', { state: 'empty' }],
    ['0', { state: 'incorrect' }],
    ['.', { state: 'incorrect' }],
    ['1e3', { state: 'incorrect' }],
  ])('in USD are those of the specification where nobody tells others: %s', (amount, said) => {
    expect(judgePayment(usd, amount)).toEqual(said)
  })

  it('of the seller take their place, and a gap between two ways is said', () => {
    const paymentMethodLimits = [
      { id: 'card', min: '1', max: '5' },
      { id: 'bank', min: '50', max: '60' },
    ]
    const own = { id: 'EUR', paymentMethodLimits }
    expect(judgePayment(own, '1')).toEqual({ state: 'ok', method: 'card' })
    expect(judgePayment(own, '6')).toEqual({ state: 'least', limit: '50' })
    expect(judgePayment({ id: 'EUR', paymentMethodLimits: [] }, '1')).toEqual({ state: 'ok', method: undefined })
  })
})

const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }))
  .map(([units, places]) => {
    const digits = units.toString().padStart(places + 1, '0')
    const fraction = digits.slice(digits.length - places)
    return places ? `${digits.slice(0, -places)}.${fraction}` : digits
  })

describe('amounts', () => {
  it('lose no digit between the JSON of a backend and the screen', () => {
    fc.assert(
      fc.property(decimal, (amount) => {
        const { quote } = parseExact(`{"quote": {"amount": ${amount}, "text": "1.50 \\" 2", "list": [1, 2.0]}}`) as {
          quote: { amount: string; text: string; list: string[] }
        }
        expect(quote).toEqual({ amount, text: '1.50 " 2', list: ['1', '2.0'] })
        expect(parseUnits(plainAmount(quote.amount) ?? '', 20)).toBe(parseUnits(amount, 20))
        expect(compareAmounts(plainAmount(amount) ?? '', amount)).toBe(0)
      }),
    )
  })

  it('are read with an exponent, and are no floats, no negatives, no words', () => {
    const read = ['1e-7', '1.5E3', '12.50', '007', '1e-30', '-1', 'NaN', '0x1', '', ' 1', 1.5, null].map(plainAmount)
    expect(read.map((one) => one ?? null)).toEqual([
      '0.0000001',
      '1500',
      '12.5',
      '7',
      ...Array.from({ length: 8 }, () => null),
    ])
  })
})

describe('what a source answers', () => {
  const quote = {
    id: 'q',
    providerId: 'pay',
    paymentCurrency: 'USD',
    purchaseCurrency: 'USDC',
    paymentAmount: '100.5',
    fees: [{ kind: 'network', amount: '1' }],
    purchaseAmount: '99.5',
  }

  it.each([
    ['other money', { paymentCurrency: 'EUR' }],
    ['another token', { purchaseCurrency: 'USDT' }],
    ['another price than was typed', { paymentAmount: '100.51' }],
    ['nothing that arrives', { purchaseAmount: '0' }],
    ['a float', { purchaseAmount: 99.5 }],
    ['a negative', { purchaseAmount: '-1' }],
    ['fees above all that is paid', { fees: [{ kind: 'network', amount: '1000' }] }],
    ['more without fees than with them', { subtotal: '101' }],
    ['nobody who sells', { providerId: '' }],
    ['somebody whose id hides something', { providerId: 'pay\u202e' }],
  ])('is refused where a quote is for %s', (_what, lie) => {
    expect(checkQuotes([{ ...quote, ...lie }], order)).toEqual([])
    expect(checkQuotes([quote], order)).toEqual([quote])
  })

  it('is sorted by what arrives, one quote of each seller', () => {
    const list = [
      quote,
      { ...quote, purchaseAmount: '99.6' },
      { ...quote, providerId: 'other', purchaseAmount: '99.55' },
    ]
    expect(checkQuotes(list, order)?.map((one) => one.purchaseAmount)).toEqual(['99.6', '99.55'])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://pay.example/',
    'https://me:secret@pay.example/',
    'ftp://pay.example',
    '',
    undefined,
    {},
  ])('leads to no page of the web: %s', (url) => expect(checkSession({ url })).toBeNull())

  it('leads to a page of the web, or of this machine', () => {
    expect(checkSession({ url: 'https://pay.example/a?b', id: 's' })).toEqual({
      url: 'https://pay.example/a?b',
      id: 's',
    })
    expect(checkSession({ url: 'http://127.0.0.1:99/' })?.url).toBe('http://127.0.0.1:99/')
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        for (const check of [checkOptions, checkProviders, checkSession, checkStatus]) check(answer)
        checkQuotes([answer], order)
        checkOptions({ paymentCurrencies: [answer], purchaseCurrencies: [answer] })
      }),
    )
  })
})
