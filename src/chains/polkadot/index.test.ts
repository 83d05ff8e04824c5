import { encodeAddress } from '@polkadot/util-crypto'
import { describe, expect, it } from 'vitest'
import type { WalletStorage } from '../../../lab/wallet/types'
import { isCanonical } from '../accounts/canonical'
import { AttemptAbandonedError, UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { WalletResponseError } from '../errors/walletErrors'
import { start, request, relay, pageWith, open, plain, clock } from '../../../stories/lab/testing/chains/polkadot'

/** As the relay chain writes an account: with its own prefix, which is 0. */
const onRelay = (address: string) => `${relay.caipNetworkId}:${encodeAddress(address, 0)}`

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

  it('lists an account in the writing of the network, whatever prefix the wallet has it with, and signs with it', async () => {
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
  it('takes up what was permitted without a request', async () => {
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
