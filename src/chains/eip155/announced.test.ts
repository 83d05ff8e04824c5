import { describe, expect, it } from 'vitest'
import type { FoundWallet } from '../discovery/discovery'
import { discoverAnnounced } from './announced'
import { findInjected, type Eip1193Provider } from './provider'

const png = 'data:image/png;base64,iVBORw0KGgo='
const provider = () => ({ request: async () => null })

function announce(page: EventTarget, detail: unknown) {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

const info = (over: object = {}) => ({
  uuid: crypto.randomUUID(),
  name: 'Harbour',
  rdns: 'io.harbour',
  icon: png,
  ...over,
})

function watch(page = new EventTarget()) {
  const calls: (readonly FoundWallet<Eip1193Provider>[])[] = []
  const stop = discoverAnnounced(page, (wallets) => calls.push(wallets))
  return { page, calls, stop, names: () => calls.at(-1)?.map(({ connector }) => connector.name) }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('announced wallets', () => {
  it('are in the first call when they answer the request at once', () => {
    const page = new EventTarget()
    page.addEventListener('eip6963:requestProvider', () => announce(page, { info: info(), provider: provider() }))
    const { calls } = watch(page)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.[0]?.connector).toEqual({
      id: 'io.harbour',
      name: 'Harbour',
      type: 'ANNOUNCED',
      namespace: 'eip155',
      icon: png,
      rdns: 'io.harbour',
    })
  })

  it('come late, and a burst of them is told once, of no more than a hundred', async () => {
    const { page, calls } = watch()
    for (let index = 0; index < 300; index++)
      announce(page, { info: info({ name: `W${index}`, rdns: `io.w${index}` }), provider: provider() })
    await settle()
    expect(calls.map(({ length }) => length)).toEqual([0, 100])
  })

  it('are not crowded out by a thousand of one script, whether they come before or after them', async () => {
    const page = new EventTarget()
    const flood = (from: string) => {
      for (let index = 0; index < 1_000; index++)
        announce(page, { info: info({ name: `${from}${index}`, rdns: `io.${from}${index}` }), provider: provider() })
    }
    const come = (name: string) => announce(page, { info: info({ name, rdns: `io.${name}` }), provider: provider() })
    const onRequest = (run: () => void) => page.addEventListener('eip6963:requestProvider', run)
    onRequest(() => come('before'))
    onRequest(() => flood('x'))
    onRequest(() => come('after'))
    const { calls, names } = watch(page)
    come('late')
    await settle()
    expect(calls.map(({ length }) => length)).toEqual([100, 100])
    expect(names()).toEqual(expect.arrayContaining(['before', 'after', 'late']))
    expect(names()?.[0]).toBe('before')
  })

  it('keep their place, and another provider of the same rdns gets one of its own', async () => {
    const { page, calls } = watch()
    const real = provider()
    announce(page, { info: info(), provider: real })
    announce(page, { info: info(), provider: real })
    announce(page, { info: info(), provider: new Proxy(real, {}) })
    announce(page, { info: info({ name: 'Not Harbour', rdns: 'IO.harbour' }), provider: provider() })
    await settle()
    expect(calls.at(-1)?.map(({ connector }) => [connector.id, connector.rdns, connector.name])).toEqual([
      ['io.harbour', 'io.harbour', 'Harbour'],
      ['io.harbour#2', 'io.harbour', 'Not Harbour'],
    ])
    expect(calls.at(-1)?.[0]?.wallet).toBe(real)
  })

  it('are one for each uuid, and each part of them is read once', async () => {
    const { page, names } = watch()
    const uuid = crypto.randomUUID()
    announce(page, { info: info({ uuid }), provider: provider() })
    announce(page, { info: info({ uuid, name: 'Again', rdns: 'io.again' }), provider: provider() })
    let reads = 0
    const shifty = {
      ...info({ rdns: 'io.shifty' }),
      get name() {
        return reads++ === 0 ? 'Shifty' : 'Harbour'
      },
    }
    announce(page, { info: shifty, provider: provider() })
    await settle()
    expect(names()).toEqual(['Harbour', 'Shifty'])
  })

  it('without a usable rdns go by a name that lasts over reloads', async () => {
    const { page, calls } = watch()
    for (const rdns of ['not an rdns', `io.${'x'.repeat(300)}`])
      announce(page, { info: info({ rdns }), provider: provider() })
    await settle()
    expect(calls.at(-1)?.map(({ connector }) => connector)).toMatchObject([
      { id: 'name:harbour', rdns: undefined },
      { id: 'name:harbour#2', rdns: undefined },
    ])
  })

  it('are stripped of what makes a name look like another', async () => {
    const { page, names } = watch()
    announce(page, { info: info({ name: ' Har\u202Ebour\u0000 ' }), provider: provider() })
    announce(page, { info: info({ name: 'x'.repeat(500), rdns: 'io.long' }), provider: provider() })
    await settle()
    expect(names()).toEqual(['Harbour', 'x'.repeat(64)])
  })

  it.each([
    ['no detail', undefined],
    ['no provider', { info: info() }],
    ['a provider that cannot be asked', { info: info(), provider: {} }],
    ['no info', { provider: provider() }],
    ['no name', { info: info({ name: ' \u200b ' }), provider: provider() }],
    ['a name that is no text', { info: info({ name: 7 }), provider: provider() }],
    ['no uuid', { info: info({ uuid: 7 }), provider: provider() }],
    [
      'getters that throw',
      {
        get info() {
          throw new Error('trap')
        },
        provider: provider(),
      },
    ],
  ])('are ignored with %s', async (_what, detail) => {
    const { page, calls } = watch()
    announce(page, detail)
    announce(page, { info: info({ name: 'Good', rdns: 'io.good' }), provider: provider() })
    await settle()
    expect(calls.at(-1)?.map(({ connector }) => connector.name)).toEqual(['Good'])
  })

  it('are not heard any more after stopping', async () => {
    const { page, calls, stop } = watch()
    announce(page, { info: info(), provider: provider() })
    stop()
    announce(page, { info: info({ rdns: 'io.other' }), provider: provider() })
    await settle()
    expect(calls).toEqual([[]])
  })
})

describe('the wallet behind window.ethereum', () => {
  it('is the browser wallet', () => {
    expect(findInjected({ ethereum: provider() }, [])?.connector).toMatchObject({
      id: 'injected',
      name: 'Browser Wallet',
    })
  })

  it('is not listed twice when it announced itself', () => {
    const ethereum = provider()
    const announced = [
      { wallet: ethereum, connector: { id: 'a', name: 'A', type: 'ANNOUNCED', namespace: 'eip155' } as const },
    ]
    expect(findInjected({ ethereum }, announced)).toBeNull()
    expect(findInjected({ ethereum: new Proxy(ethereum, {}) }, announced)).toBeNull()
  })

  it.each([
    {},
    { ethereum: null },
    { ethereum: 'yes' },
    {
      get ethereum() {
        throw new Error('trap')
      },
    },
  ])('is nothing in a page like %#', (page) => expect(findInjected(page, [])).toBeNull())
})
