import { encodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { labKeys } from '../../../lab/wallet/labKeys'
import { createPolkadotWallet, type PolkadotWalletOptions } from '../../../lab/wallet/polkadot/polkadotWallet'
import type { Decision, WalletStorage } from '../../../lab/wallet/types'
import { isCanonical } from '../accounts/canonical'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { defineNetwork } from '../network'
import { polkadot } from './index'

let clock = createClock()

beforeEach(() => void (clock = createClock()))

const relay = defineNetwork({
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: [] } },
})

function start(options: Partial<PolkadotWalletOptions> = {}, page = new EventTarget()) {
  const asked: string[] = []
  const person = { says: 'approve' as Decision }
  const wallet = createPolkadotWallet({
    key: 'polkadot-js',
    keys: labKeys,
    decide: async ({ kind }) => {
      asked.push(kind)
      return person.says
    },
    ...options,
  })
  wallet.inject(page)
  return { ...open(page), wallet, person, asked, page }
}

function open(page: object, appName?: string) {
  const adapter = polkadot({ page, appName })
  const lists: string[][] = []
  const stop = adapter.discover((all) => lists.push(all.map(({ id, name, type }) => `${id} ${name} ${type}`)), clock)
  return { adapter, lists, stop }
}

const request = (overrides = {}) => ({
  connectorId: 'polkadot:polkadot-js',
  networks: [relay],
  signal: new AbortController().signal,
  clock,
  ...overrides,
})

/** As the relay chain writes an account: with its own prefix, which is 0. */
const onRelay = (address: string) => `${relay.caipNetworkId}:${encodeAddress(address, 0)}`
const plain = (address: string) => address.split(':')[2] as string
const pageWith = (enable: (name: string) => unknown) => ({ injectedWeb3: { 'polkadot-js': { enable } } })

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

describe('connecting', () => {
  it('shares all accounts, the first in use', async () => {
    const { adapter, wallet, asked } = start()
    const { snapshot } = await adapter.connect(request())
    expect(snapshot.accounts).toEqual(wallet.addresses.map(onRelay))
    expect(snapshot).toMatchObject({ address: snapshot.accounts[0], networkId: relay.caipNetworkId })
    expect(asked).toEqual(['connect'])
  })

  it('says the name of the app', async () => {
    const names: string[] = []
    const { extension } = start().wallet
    const page = pageWith(
      (name) =>
        names.push(name) && { ...extension, accounts: { get: () => [{ address: start().wallet.addresses[0] }] } },
    )
    await open(page, 'Harbour').adapter.connect(request())
    await open(page).adapter.connect(request())
    expect(names).toEqual(['Harbour', 'Portico'])
  })

  it('leaves out accounts of EVM chains', async () => {
    const [address] = start().wallet.addresses
    const get = () => [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }, { address }, { address }]
    const { snapshot } = await open(pageWith(() => ({ accounts: { get } }))).adapter.connect(request())
    expect(snapshot.accounts).toEqual([onRelay(address as string)])
  })

  it('M8: lists an account in the writing of the network, whatever prefix the wallet has it with, and signs with it', async () => {
    const { wallet } = start()
    const { extension, addresses } = wallet
    const [first = '', second = ''] = addresses
    const kusama = encodeAddress(first, 2)
    const asked: string[] = []
    const signRaw = (payload: { address: string; data: string; type: string }) => {
      asked.push(payload.address)
      return extension.signer.signRaw({ ...payload, address: encodeAddress(payload.address, 42) })
    }
    let tell: (given: unknown) => void = () => undefined
    const accounts = {
      get: () => [{ address: kusama }, { address: first }, { address: encodeAddress(second, 0) }],
      subscribe: (listener: typeof tell) => (tell = listener),
    }
    await wallet.entry.enable('x')
    const handle = await open(pageWith(() => ({ accounts, signer: { signRaw } }))).adapter.connect(request())
    expect(handle.snapshot.accounts).toEqual([onRelay(first), onRelay(second)])
    expect(handle.snapshot.accounts.every((account) => isCanonical(relay.caipNetworkId, plain(account)))).toBe(true)
    for (const account of handle.snapshot.accounts) await handle.signMessage('x', account)
    expect(asked).toEqual([first, encodeAddress(second, 0)])
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next?.accounts))
    tell([{ address: kusama }, { address: second }])
    expect(seen).toEqual([])
    await handle.signMessage('x', handle.snapshot.address)
    expect(asked.at(-1)).toBe(kusama)
    const broken = { get: () => [{ address: first.replace(/.$/, (end) => (end === '1' ? '2' : '1')) }] }
    await expect(open(pageWith(() => ({ accounts: broken }))).adapter.connect(request())).rejects.toThrow(
      WalletResponseError,
    )
  })

  it('says why it cannot', async () => {
    const { adapter, person, wallet } = start()
    await expect(adapter.connect(request({ connectorId: 'polkadot:other' }))).rejects.toBeInstanceOf(
      WalletUnavailableError,
    )
    person.says = 'reject'
    await expect(adapter.connect(request())).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(adapter.connect(request())).rejects.toBeInstanceOf(WalletResponseError)
  })

  it.each([
    ['nothing', () => undefined],
    ['no accounts', () => ({})],
    ['no list', () => ({ accounts: { get: () => 'all' } })],
    ['an empty list', () => ({ accounts: { get: () => [] } })],
    ['markup', () => ({ accounts: { get: () => [{ address: '<b>' }] } })],
    ['no address', () => ({ accounts: { get: () => [null] } })],
    [
      'a getter that throws',
      () => ({
        accounts: {
          get: () => [
            {
              get address(): never {
                throw new Error('no')
              },
            },
          ],
        },
      }),
    ],
  ])('refuses %s for an answer', async (_, enable) => {
    await expect(open(pageWith(enable)).adapter.connect(request())).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('gives up at once when aborted', async () => {
    const { adapter } = start({ knobs: { neverAnswers: true } })
    const abort = new AbortController()
    const connecting = adapter.connect(request({ signal: abort.signal }))
    abort.abort()
    await expect(connecting).rejects.toBeInstanceOf(AttemptAbandonedError)
  })
})

describe('resuming', () => {
  it('takes up what was permitted and asks nobody', async () => {
    const stored = new Map<string, string>()
    const storage: WalletStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }
    const { snapshot } = await start({ storage }).adapter.connect(request())
    const { adapter, asked } = start({ storage })
    expect((await adapter.resume(request()))?.snapshot).toEqual(snapshot)
    expect(asked).toEqual([])
  })

  it('does not wait for a wallet that asks its person', async () => {
    const { adapter } = start({ decide: () => new Promise(() => undefined) })
    const resumed = adapter.resume(request())
    await clock.advance(2_000)
    expect(await resumed).toBeNull()
  })

  it('is nothing when the person refuses, no account is left or the wallet is gone', async () => {
    const { adapter, person, wallet } = start()
    person.says = 'reject'
    expect(await adapter.resume(request())).toBeNull()
    person.says = 'approve'
    wallet.share([])
    expect(await adapter.resume(request())).toBeNull()
    const absent = adapter.resume(request({ connectorId: 'polkadot:other' }))
    await clock.advance(3_000)
    expect(await absent).toBeNull()
  })
})

describe('a live wallet', () => {
  it.each(['Ahoy', 'Grüße 👋', ''])('signs %j, wrapped, with the account that is asked for', async (message) => {
    const handle = await start().adapter.connect(request())
    for (const account of handle.snapshot.accounts) {
      const signature = await handle.signMessage(message, account)
      const isValid = (text: string) => signatureVerify(text, signature, plain(account)).isValid
      expect(signature).toMatch(/^0x[0-9a-f]{128}$/)
      expect(isValid(`<Bytes>${message}</Bytes>`)).toBe(true)
      expect(isValid(`<Bytes>${message}!</Bytes>`)).toBe(false)
    }
  })

  it('says why it does not sign', async () => {
    const { adapter, person, wallet } = start()
    const handle = await adapter.connect(request())
    const sign = () => handle.signMessage('x', handle.snapshot.address)
    person.says = 'reject'
    await expect(sign()).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(sign()).rejects.toBeInstanceOf(WalletResponseError)
    const { accounts } = wallet.extension
    wallet.knobs.isMalformed = false
    const mute = await open(pageWith(() => ({ accounts }))).adapter.connect(request())
    await expect(mute.signMessage('x', mute.snapshot.address)).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('is followed: accounts come and go, the one in use stays, and the last one ends it', async () => {
    const { adapter, wallet } = start()
    const handle = await adapter.connect(request())
    const [one, two, three] = handle.snapshot.accounts
    const seen: unknown[] = []
    const stop = handle.subscribe((next) => seen.push(next && next.accounts))
    wallet.share([1, 0])
    wallet.share([2, 1, 0])
    wallet.share([2, 1])
    wallet.disconnect()
    expect(seen).toEqual([[one, two], [one, three, two], [three, two], null])
    stop()
    wallet.share([0])
    expect(seen).toHaveLength(4)
    await handle.disconnect()
  })

  it('needs no subscription, and hears no nonsense', async () => {
    const [address] = start().wallet.addresses
    const get = () => [{ address }]
    const accounts = [
      { get },
      {
        get,
        subscribe: () => {
          throw new Error('no')
        },
      },
      {
        get,
        subscribe: (listener: (all: unknown) => void) => {
          listener('nonsense')
          listener([{ address: 7 }])
          return 'x'
        },
      },
    ]
    for (const each of accounts) {
      const handle = await open(pageWith(() => ({ accounts: each }))).adapter.connect(request())
      const seen: unknown[] = []
      handle.subscribe((next) => seen.push(next))()
      expect(seen).toEqual([])
    }
  })
})
