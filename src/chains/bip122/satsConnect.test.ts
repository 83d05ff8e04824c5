import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createBitcoinLab, plain } from '../../../stories/lab/testing/chains/bitcoin'
import { UserRejectedError } from '../errors/errors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'

let lab = createBitcoinLab()

beforeEach(() => void (lab = createBitcoinLab()))

describe('sats-connect', () => {
  it.each([['wallet_connect'], ['wallet_connect', 'getAccounts']])(
    'is spoken with wallets that do not know %s',
    async (...unknownMethods) => {
      for (const throwsErrors of [false, true])
        expect((await lab.ready('sats', { unknownMethods, throwsErrors }).connect()).addresses).toHaveLength(3)
    },
  )

  it('tells a refusal that is thrown, and one method too few', async () => {
    const { connect, person } = lab.ready('sats', { throwsErrors: true })
    person.says = 'reject'
    await expect(connect()).rejects.toBeInstanceOf(UserRejectedError)
    const unknownMethods = ['wallet_connect', 'getAccounts', 'getAddresses']
    await expect(lab.ready('sats', { unknownMethods }).connect()).rejects.toBeInstanceOf(WalletFailedError)
  })

  it('asks for purposes on the host’s network, with its message', async () => {
    const asked: unknown[] = []
    const request = (...given: unknown[]) => asked.push(given) && { error: { code: -32601 } }
    const page = { wallet: { request }, btc_providers: [{ id: 'wallet', name: 'Wallet' }] }
    const { adapter, request: ask } = lab.open(page, 'Ahoy')
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
    const { adapter, request: ask } = lab.open({
      wallet: { request },
      btc_providers: [{ id: 'wallet', name: 'Wallet' }],
    })
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

describe('what wallets of sats-connect can besides', () => {
  it('looks again when an event says nothing, and lets go when that is refused', async () => {
    const { connect, wallet } = lab.ready('sats')
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
    const handle = await lab.ready('sats').connect()
    expect(await handle.request?.({ method: 'wallet_getAccount' })).toMatchObject({ id: 'account' })
    await expect(handle.request?.({ method: 'moon' })).rejects.toBeInstanceOf(WalletFailedError)
    expect((await lab.ready('standard').connect()).request).toBeUndefined()
  })
})
