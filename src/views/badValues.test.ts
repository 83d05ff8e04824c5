import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { boat, coin, ether, sent, visit } from '../../stories/lab/testing/sources'
import { showHiddenTokens } from '../state/money/tokens/list'
import { Appearance } from './shell/modal/Appearance'
import Activity from './money/activity/Activity'
import { Nfts } from './money/nfts/Nfts'
import Send from './money/send/Send'
import SelectToken from './money/send/SelectToken'
import Tokens from './money/tokens/Tokens'

const times = (text: string, part: string) => text.split(part).length - 1

describe('absurd numbers', () => {
  it.each([-1, 1.5, 78, Number.NaN, '18', null])(
    '%s decimals leave the token out, and the others stand',
    async (decimals) => {
      const { words } = await visit({ tokens: [ether, coin(1, { decimals })] })
      expect(words(Tokens)).toBe('Ether\n1 ETH')
      expect(words(Send)).toContain('Available: 1 ETH')
    },
  )

  it('36 decimals, none at all, and all of uint256 are shown as what they are', async () => {
    const { words } = await visit({
      tokens: [
        coin(1, { decimals: 36, value: 1n }),
        coin(2, { decimals: 0, value: 7n }),
        coin(3, { value: 2n ** 256n - 1n }),
      ],
    })
    expect(words(Tokens)).toMatch(/&lt;0\.001 C1\n[^]*7 C2\n[^]*115,792,089,[\d,.]* C3/)
  })

  it.each([-1n, 2n ** 256n, 5, '5', Number.NaN, 1e300])('an amount of %s is dropped', async (value) => {
    const { words } = await visit({ tokens: [ether, coin(1, { value })], nfts: [boat(1), boat(2, { value })] })
    expect(words(Tokens)).toBe('Ether\n1 ETH')
    expect(words(Nfts)).not.toContain('Boat 2')
  })

  it.each(['-1', '1e300', 'NaN', '', '9'.repeat(60), 7])(
    'a price of %s is worth nothing in the total',
    async (price) => {
      const { words } = await visit({ tokens: [{ ...ether, price: '2' }, coin(1, { price })] })
      expect(words(Tokens)).toMatch(/^Total\n\$2\.00\nEther\n1 ETH\n\$2\.00\nCoin 1\n5 C1$/)
    },
  )

  it.each(['-1', '1e9', 'NaN', '1.', 7, '9'.repeat(100)])('a transfer of %s is told without it', async (amount) => {
    const transfers = [{ direction: 'out', symbol: 'ETH', amount }]
    const { words } = await visit({ page: () => ({ activity: [sent(1, { transfers })] }) })
    expect(words(Activity)).toMatch(/Sent\n.* · \n0x00…000001$/)
  })

  it.each([-1, 1.5, Number.NaN, 1e300, Number.MAX_SAFE_INTEGER, '2026-01-01'])(
    'a time of %s is dropped',
    async (at) => {
      const { words } = await visit({ page: () => ({ activity: [sent(1, { at }), sent(2)] }) })
      expect(words(Activity).match(/Sent .*/g)).toEqual(['Sent 2.5 ETH'])
    },
  )
})

it.each([Tokens, Send, SelectToken])('amounts are written in the language of the page (%#)', async (View) => {
  const { show } = await visit({ tokens: [{ ...ether, value: 1_500_000_000_000_000_000_000n, price: '2' }] })
  const shown = show(() => createElement(Appearance, { lang: 'de' }, createElement(View)))
  expect(shown).toContain('1.500')
  expect(shown).not.toContain('1,500')
})

describe('names', () => {
  const script = '<script>alert(1)</script>'

  it('that are a script are texts', async () => {
    const { show, words } = await visit({
      tokens: [coin(1, { name: script, symbol: '<b>C1' })],
      nfts: [boat(1, { name: script, collection: script })],
      page: () => ({
        activity: [
          sent(1, { app: script, transfers: [{ direction: 'out', symbol: '<i>', amount: '1', counterparty: script }] }),
        ],
      }),
    })
    for (const View of [Tokens, Nfts, Activity]) {
      expect(show(View)).not.toMatch(/<script|<b>|<i>/)
      expect(words(View)).toContain('&lt;script&gt;alert(1)')
    }
    expect(words(Activity)).not.toContain(' · \nto')
  })

  it('that turn around what is read, or are hidden, are left out', async () => {
    const { words } = await visit({
      tokens: [
        ether,
        coin(1, { name: 'US\u202eCD' }),
        coin(2, { symbol: 'US\u200bDC' }),
        coin(3, { name: 'x'.repeat(65) }),
      ],
      nfts: [boat(1, { name: 'Bo\u202eat' })],
      page: () => ({
        activity: [sent(1, { app: 'Sw\u202eap', transfers: [{ direction: 'out', symbol: 'E\u202eTH', amount: '1' }] })],
      }),
    })
    expect(words(Tokens)).toBe('Ether\n1 ETH')
    expect(words(Nfts)).toContain('#1')
    expect(words(Activity)).toMatch(/Sent\n.* · \n0x00…000001$/)
  })

  it('that imitate are hidden, and with a warning in place of an amount where they are shown', async () => {
    const { store, words } = await visit({
      tokens: [
        ether,
        coin(1, { name: 'Ether', symbol: 'ЕТН' }),
        coin(2, { name: 'Claim at gift.example.com' }),
        coin(3),
      ],
    })
    expect(words(Tokens)).toBe('Ether\n1 ETH\nCoin 3\n5 C3\nShow 2 more, worth little or not to be trusted')
    store.set(showHiddenTokens, true)
    expect(times(words(Tokens), 'Not to be trusted')).toBe(2)
    // In the choice of a token to send, they stand below the others.
    expect(words(SelectToken)).toMatch(/\nEther\n[^]*Coin 3\n[^]*(Not to be trusted[^]*){2}$/)
    expect(words(Tokens)).not.toMatch(/5 (ЕТН|C2)/)
  })
})
