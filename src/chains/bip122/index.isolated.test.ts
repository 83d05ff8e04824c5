import { Verifier } from 'bip322-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WalletStorage } from '../../../lab/wallet/types'
import { createBitcoinLab, faces, ids, mainnet, plain, signet } from '../../../stories/lab/testing/chains/bitcoin'
import { bip122 } from './index'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'

let lab = createBitcoinLab()

beforeEach(() => void (lab = createBitcoinLab()))

describe('finding wallets of Bitcoin', () => {
  it.each(faces)('knows one of %s, early or late, and is silent on a server', (face) => {
    const early = lab.start(face)
    early.put()
    const name = face === 'sats' ? `${ids.sats} Lab Wallet ANNOUNCED icon` : `${ids.standard} Lab Wallet ANNOUNCED icon`
    expect(lab.open(early.page).lists).toEqual([[name]])
    const late = lab.start(face)
    const { lists, stop } = lab.open(late.page)
    late.put()
    late.page.dispatchEvent(new Event('load'))
    stop()
    expect(lists).toEqual([[], [name]])
    const server: unknown[] = []
    bip122().discover((all) => server.push(all), lab.clock)()
    expect(server).toEqual([])
  })

  it('shows a wallet that can be reached both ways once', () => {
    const { wallet, page, put } = lab.start('sats')
    put()
    const { lists } = lab.open(page)
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
    expect(lab.open(page).lists).toEqual([[]])
  })

  it('keeps the first that claims an id', () => {
    const wallet = { request: () => null }
    expect(
      lab.open({
        wallet,
        btc_providers: [
          { id: 'wallet', name: 'One' },
          { id: 'wallet', name: 'Two' },
        ],
      }).lists[0],
    ).toHaveLength(1)
  })

  it('passes over a registered wallet that does not sign', () => {
    const { wallet, page } = lab.start('standard')
    const { 'bitcoin:signMessage': _, ...features } = wallet.standard.features
    const { lists } = lab.open(page)
    const detail = ({ register }: { register: (given: unknown) => void }) => register({ ...wallet.standard, features })
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    expect(lists.flat()).toEqual([])
  })
})

describe.each(faces)('connecting by %s', (face) => {
  it('shares what each address is for, the one for payments in use', async () => {
    const { connect, asked } = lab.ready(face)
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
    const { connect } = lab.ready(face, { network: 'testnet' })
    expect((await connect({ networks: [mainnet, signet] })).snapshot.networkId).toBe(signet.caipNetworkId)
    expect((await connect()).snapshot.networkId).toBe('bip122:000000000933ea01ad0ee984209779ba')
    const regtest = await lab.ready(face, { network: 'regtest' }).connect()
    expect(regtest.snapshot.networkId).toBe('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')
  })

  it('says why it cannot', async () => {
    const { connect, person, wallet } = lab.ready(face)
    await expect(connect({ connectorId: 'sats:other' })).rejects.toBeInstanceOf(WalletUnavailableError)
    person.says = 'reject'
    await expect(connect()).rejects.toBeInstanceOf(UserRejectedError)
    wallet.knobs.isMalformed = true
    await expect(connect()).rejects.toBeInstanceOf(WalletResponseError)
  })

  it('gives up at once when aborted', async () => {
    const { connect } = lab.ready(face, { knobs: { neverAnswers: true } })
    const abort = new AbortController()
    const connecting = connect({ signal: abort.signal })
    abort.abort()
    await expect(connecting).rejects.toBeInstanceOf(AttemptAbandonedError)
  })

  it('resumes what was permitted without a request', async () => {
    const stored = new Map<string, string>()
    const storage: WalletStorage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }
    const { snapshot, addresses } = await lab.ready(face, { storage }).connect()
    const { resume, asked } = lab.ready(face, { storage })
    const handle = await resume()
    expect(handle?.snapshot).toEqual(snapshot)
    expect(handle?.addresses).toEqual(addresses)
    expect(asked).toEqual([])
  })

  it('resumes nothing when not permitted, silent or gone', async () => {
    const { resume, asked } = lab.ready(face)
    expect(await resume()).toBeNull()
    expect(asked).toEqual([])
    const silent = lab.ready(face, { knobs: { neverAnswers: true } }).resume()
    const absent = resume({ connectorId: 'sats:other' })
    await lab.clock.advance(3_000)
    expect([await silent, await absent]).toEqual([null, null])
  })
})

describe.each(faces)('a live wallet of %s', (face) => {
  it.each(['p2wpkh', 'p2sh', 'p2pkh'] as const)('signs with %s and with Taproot', async (payment) => {
    const handle = await lab.ready(face, { payment }).connect()
    for (const message of ['Ahoy', 'Grüße 👋'])
      for (const account of handle.snapshot.accounts) {
        const signature = await handle.signMessage(message, account)
        expect(Verifier.verifySignature(plain(account), message, signature)).toBe(true)
        expect(Verifier.verifySignature(plain(account), `${message}!`, signature)).toBe(false)
      }
  })

  it('says why it does not sign', async () => {
    const { connect, person, wallet } = lab.ready(face)
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
    const { connect, wallet } = lab.ready(face)
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
    const { connect, resume } = lab.ready(face)
    await (await connect()).disconnect()
    expect(await resume()).toBeNull()
    const stubborn = lab.ready(face, { unknownMethods: ['wallet_disconnect'], throwsErrors: true })
    await (await stubborn.connect()).disconnect()
  })
})
