import { describe, expect, it } from 'vitest'
import { polkadot } from './index'
import { start, open, clock } from '../../../stories/lab/testing/chains/polkadot'

describe('finding wallets of injectedWeb3', () => {
  it('lists them by their keys, and is silent on a server', () => {
    const { entry } = start().wallet
    const page = { injectedWeb3: { 'polkadot-js': entry, 'subwallet-js': entry, 'my\u202e-wallet': entry } }
    expect(open(page).lists).toEqual([
      [
        'polkadot:polkadot-js Polkadot{.js} ANNOUNCED',
        'polkadot:subwallet-js SubWallet ANNOUNCED',
        'polkadot:my\u202e-wallet my-wallet ANNOUNCED',
      ],
    ])
    const lists: unknown[] = []
    polkadot().discover((all) => lists.push(all), clock)()
    expect(lists).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'polkadot-js'],
    ['entries that are none', { a: null, b: {}, c: { enable: true }, '': { enable: () => undefined } }],
    [
      'keys that throw',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('trap')
          },
        },
      ),
    ],
  ])('passes over %s', (_, injectedWeb3) => {
    expect(open({ injectedWeb3 }).lists).toEqual([[]])
  })

  it('finds a late one, until it is stopped', async () => {
    const page = new EventTarget()
    const { lists, stop } = open(page)
    start().wallet.inject(page)
    await clock.advance(100)
    expect(lists.at(-1)).toHaveLength(1)
    start({ key: 'talisman' }).wallet.inject(page)
    page.dispatchEvent(new Event('load'))
    expect(lists.at(-1)).toHaveLength(2)
    stop()
    start({ key: 'later' }).wallet.inject(page)
    page.dispatchEvent(new Event('load'))
    await clock.advance(3_000)
    expect(lists).toHaveLength(3)
  })
})
