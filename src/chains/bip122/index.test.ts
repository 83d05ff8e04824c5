import { Verifier } from 'bip322-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import { createBitcoinWallet, type BitcoinWalletOptions } from '../../../lab/wallet/bip122/bitcoinWallet'
import { walletIcon } from '../../../lab/wallet/icon'
import { labKeys } from '../../../lab/wallet/labKeys'
import type { Decision, WalletStorage } from '../../../lab/wallet/types'
import { bip122 } from './index'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { defineNetwork } from '../network'

let clock = createClock()

beforeEach(() => void (clock = createClock()))

const network = (id: string) =>
  defineNetwork({
    id,
    name: 'Bitcoin',
    chainNamespace: 'bip122',
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [] } },
  })
const mainnet = network('000000000019d6689c085ae165831e93')
const signet = network('00000008819873e925422c1ff0f99f7c')

type Face = 'sats' | 'standard'
const ids = { sats: 'sats:LabWallets.BitcoinProvider', standard: 'bip122:lab wallet' }
const faces = ['sats', 'standard'] as const

function start(face: Face, options: Partial<BitcoinWalletOptions> = {}, page = new EventTarget()) {
  const asked: string[] = []
  const person = { says: 'approve' as Decision }
  const wallet = createBitcoinWallet({
    name: 'Lab Wallet',
    icon: walletIcon(1),
    seed: labKeys[0] ?? '0x',
    decide: async ({ kind }) => {
      asked.push(kind)
      return person.says
    },
    ...options,
  })
  const put = () => (face === 'sats' ? wallet.inject(page) : wallet.register(page))
  return { wallet, person, asked, page, put, face }
}

function open(page: object, message?: string) {
  const adapter = bip122({ page, message })
  const lists: string[][] = []
  const stop = adapter.discover(
    (all) => lists.push(all.map(({ id, name, type, icon }) => `${id} ${name} ${type} ${icon ? 'icon' : ''}`)),
    clock,
  )
  const request = (face: Face, overrides = {}) => ({
    connectorId: ids[face],
    networks: [mainnet],
    signal: new AbortController().signal,
    clock,
    ...overrides,
  })
  return { adapter, lists, stop, request }
}

function ready(face: Face, options: Partial<BitcoinWalletOptions> = {}) {
  const parts = start(face, options)
  parts.put()
  const { adapter, request } = open(parts.page)
  return {
    ...parts,
    connect: (overrides = {}) => adapter.connect(request(face, overrides)),
    resume: (overrides = {}) => adapter.resume(request(face, overrides)),
  }
}

const plain = (address: string) => address.split(':')[2] as string

describe('finding wallets of Bitcoin', () => {
  it.each(faces)('knows one of %s, early or late, and is silent on a server', (face) => {
    const early = start(face)
    early.put()
    const name = face === 'sats' ? `${ids.sats} Lab Wallet ANNOUNCED icon` : `${ids.standard} Lab Wallet ANNOUNCED icon`
    expect(open(early.page).lists).toEqual([[name]])
    const late = start(face)
    const { lists, stop } = open(late.page)
    late.put()
    late.page.dispatchEvent(new Event('load'))
    stop()
    expect(lists).toEqual([[], [name]])
    const server: unknown[] = []
    bip122().discover((all) => server.push(all), clock)()
    expect(server).toEqual([])
  })

  it('shows a wallet that can be reached both ways once', () => {
    const { wallet, page, put } = start('sats')
    put()
    const { lists } = open(page)
    wallet.register(page)
    expect(lists).toEqual([[expect.stringContaining(ids.sats)], [expect.stringContaining(ids.standard)]])
  })

  it.each([
    ['no list', { btc_providers: 'Lab' }],
    [
      'entries that are none',
      {
        btc_providers: [null, {}, { id: 'a', name: 'A' }, { id: 7, name: 'B' }, { id: 'wallet', name: '\u202e' }],
        wallet: { request: () => null },
      },
    ],
    [
      'a list that throws',
      {
        get btc_providers(): never {
          throw new Error('trap')
        },
      },
    ],
  ])('passes over %s', (_, page) => {
    expect(open(page).lists).toEqual([[]])
  })

  it('keeps the first that claims an id', () => {
    const wallet = { request: () => null }
    expect(
      open({
        wallet,
        btc_providers: [
          { id: 'wallet', name: 'One' },
          { id: 'wallet', name: 'Two' },
        ],
      }).lists[0],
    ).toHaveLength(1)
  })

  it('passes over a registered wallet that does not sign', () => {
    const { wallet, page } = start('standard')
    const { 'bitcoin:signMessage': _, ...features } = wallet.standard.features
    const { lists } = open(page)
    const detail = ({ register }: { register: (given: unknown) => void }) => register({ ...wallet.standard, features })
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(lists.flat()).toEqual([])
  })
})

describe.each(faces)('connecting by %s', (face) => {
  it('shares what each address is for, the one for payments in use', async () => {
    const { connect, asked } = ready(face)
    const { snapshot, addresses } = await connect()
    const byPurpose = Object.fromEntries(addresses.map(({ purpose, address }) => [purpose, address]))
    expect(byPurpose).toMatchObject({
      payment: expect.stringMatching(/^bc1q/),
      ordinals: expect.stringMatching(/^bc1p/),
    })
    expect(addresses).toHaveLength(face === 'sats' ? 3 : 2)
    expect(addresses.every(({ publicKey }) => /^[0-9a-f]{66}$/.test(publicKey ?? ''))).toBe(true)
    expect(snapshot.accounts.map(plain)).toEqual([byPurpose.payment, byPurpose.ordinals])
    expect(snapshot).toMatchObject({ address: snapshot.accounts[0], networkId: mainnet.caipNetworkId })
    expect(asked).toEqual(['connect'])
  })

  it('tells the network by the address, the host’s before another', async () => {
    const { connect } = ready(face, { network: 'testnet' })
    expect((await connect({ networks: [mainnet, signet] })).snapshot.networkId).toBe(signet.caipNetworkId)
    expect((await connect()).snapshot.networkId).toBe('bip122:000000000933ea01ad0ee984209779ba')
    const regtest = await ready(face, { network: 'regtest' }).connect()
    expect(regtest.snapshot.networkId).toBe('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')
  })

  it('says why it cannot', async () => {
    const { connect, person, wallet } = ready(face)
    await expect(connect({ connectorId: 'sats:other' })).rejects.toBeInstanceOf(WalletUnavailableError)
    person.says = 'reject'
    await expect(connect()).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(connect()).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('gives up at once when aborted', async () => {
    const { connect } = ready(face, { knobs: { neverAnswers: true } })
    const abort = new AbortController()
    const connecting = connect({ signal: abort.signal })
    abort.abort()
    await expect(connecting).rejects.toBeInstanceOf(AttemptAbandonedError)
  })

  it('resumes what was permitted and asks nobody', async () => {
    const stored = new Map<string, string>()
    const storage: WalletStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }
    const { snapshot, addresses } = await ready(face, { storage }).connect()
    const { resume, asked } = ready(face, { storage })
    const handle = await resume()
    expect(handle?.snapshot).toEqual(snapshot)
    expect(handle?.addresses).toEqual(addresses)
    expect(asked).toEqual([])
  })

  it('resumes nothing when not permitted, silent or gone', async () => {
    const { resume, asked } = ready(face)
    expect(await resume()).toBeNull()
    expect(asked).toEqual([])
    const silent = ready(face, { knobs: { neverAnswers: true } }).resume()
    const absent = resume({ connectorId: 'sats:other' })
    await clock.advance(3_000)
    expect([await silent, await absent]).toEqual([null, null])
  })
})

describe('sats-connect', () => {
  it.each([['wallet_connect'], ['wallet_connect', 'getAccounts']])(
    'is spoken with wallets that do not know %s',
    async (...unknownMethods) => {
      for (const throwsErrors of [false, true])
        expect((await ready('sats', { unknownMethods, throwsErrors }).connect()).addresses).toHaveLength(3)
    },
  )

  it('tells a refusal that is thrown, and one method too few', async () => {
    const { connect, person } = ready('sats', { throwsErrors: true })
    person.says = 'reject'
    await expect(connect()).rejects.toBeInstanceOf(UserRejectedError)
    const unknownMethods = ['wallet_connect', 'getAccounts', 'getAddresses']
    await expect(ready('sats', { unknownMethods }).connect()).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('asks for purposes on the host’s network, with its message', async () => {
    const asked: unknown[] = []
    const request = (...given: unknown[]) => asked.push(given) && { error: { code: -32601 } }
    const page = { wallet: { request }, btc_providers: [{ id: 'wallet', name: 'Wallet' }] }
    const { adapter, request: ask } = open(page, 'Ahoy')
    await adapter.connect(ask('sats', { connectorId: 'sats:wallet' })).catch(() => undefined)
    const purposes = ['payment', 'ordinals', 'stacks']
    expect(asked).toEqual([
      ['wallet_connect', { addresses: purposes, message: 'Ahoy', network: 'Mainnet' }],
      ['getAccounts', { purposes, message: 'Ahoy' }],
      ['getAddresses', { purposes, message: 'Ahoy' }],
    ])
  })

  const [payment, ordinals] = [
    'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ]
  const answering = (addresses: unknown, signed: unknown = null) => {
    const request = (method: string) => ({ result: method === 'signMessage' ? signed : { addresses } })
    const { adapter, request: ask } = open({ wallet: { request }, btc_providers: [{ id: 'wallet', name: 'Wallet' }] })
    return adapter.connect(ask('sats', { connectorId: 'sats:wallet' }))
  }

  it('understands addresses without purposes, and passes over purposes that are not ours', async () => {
    const { addresses } = await answering([
      { type: 'p2tr', address: ordinals },
      { type: 'p2wpkh', address: payment, publicKey: 'nonsense' },
      { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
      { purpose: 'spark', address: 'sp1x' },
    ])
    expect(addresses.map(({ purpose, publicKey }) => [purpose, publicKey])).toEqual([
      ['ordinals', undefined],
      ['payment', undefined],
      ['stacks', undefined],
    ])
    expect(plain((await answering([{ purpose: 'ordinals', address: ordinals }])).snapshot.address)).toBe(ordinals)
  })

  it.each([
    ['no list', 'all'],
    ['an empty list', []],
    ['only Stacks', [{ purpose: 'stacks', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' }]],
    ['markup', [{ purpose: 'payment', address: '<b>' }]],
    ['no address', [null]],
    ['a Bitcoin address as one of Stacks', [{ purpose: 'stacks', address: payment }]],
  ])('refuses %s for addresses', async (_, addresses) => {
    await expect(answering(addresses)).rejects.toBeInstanceOf(WalletResponseError)
  })

  it.each([
    ['nothing', null],
    ['markup', { signature: '<b>' }],
    ['the signature of another address', { signature: 'A'.repeat(88), address: ordinals }],
  ])('refuses %s for a signature', async (_, signed) => {
    const handle = await answering([{ purpose: 'payment', address: payment }], signed)
    await expect(handle.signMessage('x', handle.snapshot.address)).rejects.toBeInstanceOf(WalletResponseError)
  })
})

describe.each(faces)('a live wallet of %s', (face) => {
  it.each(['p2wpkh', 'p2sh', 'p2pkh'] as const)('signs with %s and with Taproot', async (payment) => {
    const handle = await ready(face, { payment }).connect()
    for (const message of ['Ahoy', 'Grüße 👋'])
      for (const account of handle.snapshot.accounts) {
        const signature = await handle.signMessage(message, account)
        expect(Verifier.verifySignature(plain(account), message, signature)).toBe(true)
        expect(Verifier.verifySignature(plain(account), `${message}!`, signature)).toBe(false)
      }
  })

  it('says why it does not sign', async () => {
    const { connect, person, wallet } = ready(face)
    const handle = await connect()
    const sign = (account = handle.snapshot.address) => handle.signMessage('x', account)
    await expect(sign(`${mainnet.caipNetworkId}:1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA`)).rejects.toBeInstanceOf(
      WalletFailedError,
    )
    person.says = 'reject'
    await expect(sign()).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(sign()).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('is followed to another account, and let go of', async () => {
    const { connect, wallet } = ready(face)
    const handle = await connect()
    const before = handle.addresses
    const seen: (string | undefined)[] = []
    const stop = handle.subscribe((next) => seen.push(next?.address))
    wallet.useAccount(1)
    wallet.emit(face === 'sats' ? 'accountChange' : 'change', face === 'sats' ? { addresses: 'x' } : { accounts: [7] })
    await vi.waitFor(() => expect(seen).toEqual([handle.snapshot.address]))
    expect(handle.addresses).not.toEqual(before)
    const signature = await handle.signMessage('x', handle.snapshot.address)
    expect(Verifier.verifySignature(plain(handle.snapshot.address), 'x', signature)).toBe(true)
    wallet.disconnect()
    expect(seen).toEqual([handle.snapshot.address, undefined])
    stop()
    wallet.useAccount(0)
    expect(seen).toHaveLength(2)
  })

  it('forgets when it is left, and cannot make leaving fail', async () => {
    const { connect, resume } = ready(face)
    await (await connect()).disconnect()
    expect(await resume()).toBeNull()
    const stubborn = ready(face, { unknownMethods: ['wallet_disconnect'], throwsErrors: true })
    await (await stubborn.connect()).disconnect()
  })
})

describe('what wallets of sats-connect can besides', () => {
  it('looks again when an event says nothing, and lets go when that is refused', async () => {
    const { connect, wallet } = ready('sats')
    const handle = await connect()
    const seen: unknown[] = []
    handle.subscribe((next) => seen.push(next))
    wallet.emit('networkChange', {})
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(seen).toEqual([])
    await handle.disconnect()
    wallet.emit('accountChange', undefined)
    await vi.waitFor(() => expect(seen).toEqual([null]))
  })

  it('answers raw requests', async () => {
    const handle = await ready('sats').connect()
    expect(await handle.request?.({ method: 'wallet_getAccount' })).toMatchObject({ id: 'account' })
    await expect(handle.request?.({ method: 'moon' })).rejects.toBeInstanceOf(WalletFailedError)
    expect((await ready('standard').connect()).request).toBeUndefined()
  })
})
