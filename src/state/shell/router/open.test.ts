import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabAdapter, createLabWallet, refuse } from '../../../../stories/lab/wallets/adapter'
import type { ChainAdapter } from '../../../chains/adapter'
import { UserRejectedError } from '../../../chains/errors/errors'
import type { Account } from '../../session/account/account'
import { connectWallet, selectWallet } from '../../session/connection/connect'
import { InvalidConfigError } from '../../../chains/errors/errors'
import type { Route } from '../../core/route'
import { back, directionAtom, navigate, refuseRoute, replace, routeAtom } from './navigation'
import { close, isOpenAtom, open } from './stack'

const madeUp = { name: 'Exchange' } as unknown as Route
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)

beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => {
  process.off('unhandledRejection', note)
  expect(unhandled.splice(0)).toEqual([])
})

/** The result of a promise so far. */
async function soFar(promise: Promise<unknown>): Promise<unknown> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  return Promise.race([promise, Promise.resolve('waiting')])
}

describe('opening', () => {
  it('at the wallets brings the account that is connected', async () => {
    const { portico } = createLab()
    const opened = portico.open({ name: 'Connect' })
    portico.store.set(selectWallet, 'alpha')
    const account = await opened
    expect(account?.address).toMatch(/^0x/)
    expect(account).toEqual(portico.snapshot().account)
    expectTypeOf(opened).resolves.toEqualTypeOf<Account | undefined>()
  })

  it('begins forward, and so does what is drawn ahead of it', () => {
    const { store } = createLab().portico
    store.set(open)
    store.set(navigate, { name: 'WhatIsAWallet' })
    store.set(back)
    expect(store.get(directionAtom)).toBe('back')
    store.set(close)
    expect(store.get(directionAtom)).toBe('forward')
  })

  it('at home is the same for who is not connected', async () => {
    const { portico } = createLab()
    const opened = portico.open()
    portico.store.set(selectWallet, 'alpha')
    expect(await opened).toEqual(portico.snapshot().account)
    expectTypeOf(opened).resolves.toEqualTypeOf<Account | undefined>()
  })

  it('brings an account that comes back meanwhile', async () => {
    const before = createLab()
    await before.portico.connect('alpha')
    before.portico.destroy()
    let answer = () => undefined as void
    const adapter = createLabAdapter([createLabWallet('Alpha', { isPermitted: true })])
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    const slow: ChainAdapter = { ...adapter, resume: async (request) => (await waiting, adapter.resume(request)) }
    const { portico } = createLab({ storage: before.storage, adapters: [slow] })
    const opened = portico.open()
    expect(await soFar(opened)).toBe('waiting')
    answer()
    expect((await opened)?.wallet.name).toBe('Alpha')
  })

  it('brings nothing when the modal closes, also after a wallet declined', async () => {
    const { portico, adapter } = createLab()
    adapter.find('alpha').onConnect = refuse(new UserRejectedError('No'))
    const opened = portico.open()
    portico.store.set(selectWallet, 'alpha')
    expect(await soFar(opened)).toBe('waiting')
    portico.close()
    expect(await opened).toBeUndefined()
  })

  it('brings another wallet than the one that is connected, and not that one', async () => {
    const { portico } = createLab({ wallets: [createLabWallet('Alpha'), createLabWallet('Beta')] })
    await portico.store.set(connectWallet, 'alpha')
    const opened = portico.open({ name: 'Connect' })
    expect(await soFar(opened)).toBe('waiting')
    portico.store.set(selectWallet, 'beta')
    expect((await opened)?.wallet.name).toBe('Beta')
  })

  it('at a view that brings nothing ends when that is left, not when one goes deeper', async () => {
    const { portico } = createLab()
    const opened = portico.open({ name: 'AllWallets' })
    expectTypeOf(opened).resolves.toEqualTypeOf<undefined>()
    portico.store.set(navigate, { name: 'WhatIsAWallet' })
    expect(await soFar(opened)).toBe('waiting')
    portico.store.set(back)
    expect(await soFar(opened)).toBe('waiting')
    const other = portico.open({ name: 'Networks' })
    expect(await opened).toBeUndefined()
    expect(portico.snapshot().isOpen).toBe(true)
    portico.close()
    expect(await other).toBeUndefined()
  })

  it('ends with the instance, and where the basic variant does not open', async () => {
    const { portico } = createLab({ config: { basic: true } })
    const opened = portico.open()
    portico.destroy()
    expect(await opened).toBeUndefined()
    const connected = createLab({ config: { basic: true } }).portico
    await connected.store.set(connectWallet, 'alpha')
    expect(await connected.open()).toBeUndefined()
  })
})

describe('a view of the account that the host opens', () => {
  const routes: readonly Route[] = [
    { name: 'ProfileWallets' },
    { name: 'RegisterAccountName' },
    { name: 'BuyInProgress' },
    { name: 'Tokens' },
    { name: 'Token' },
    { name: 'Transactions' },
    { name: 'WalletReceive' },
    { name: 'WalletSend' },
    { name: 'WalletSendSelectToken' },
    { name: 'WalletCompatibleNetworks' },
    { name: 'Swap' },
    { name: 'SwapSelectToken', side: 'to' },
    { name: 'FundWallet' },
    { name: 'OnRampProviders' },
    { name: 'OnRampFiatSelect' },
    { name: 'OnRampTokenSelect' },
  ]

  it.each(routes)('is shown after connecting: $name', async (route) => {
    const { portico } = createLab()
    void portico.open(route as { name: 'Tokens' })
    await portico.store.set(selectWallet, 'alpha')
    expect(portico.store.get(isOpenAtom)).toBe(true)
    expect(portico.store.get(routeAtom)).toEqual(route)
  })
})

describe('a view that is not there', () => {
  it('is refused, however it is asked for', async () => {
    const { portico } = createLab()
    const { store } = portico
    // As the modal does, once it is asked for a view that it does not know.
    const refuseIt = () => store.set(refuseRoute, ['Connect', 'Networks'])
    await expect(portico.open('Networks' as unknown as Route)).rejects.toBeInstanceOf(InvalidConfigError)
    for (const ask of [() => portico.open(madeUp), () => store.set(open, madeUp)]) {
      const opened = ask()
      refuseIt()
      await expect(opened).rejects.toThrow('expected { name }, one of Connect Networks')
      expect(store.get(isOpenAtom)).toBe(false)
    }
    const told: unknown[] = []
    portico.onEvent(({ type, event }) => type === 'error' && told.push(event))
    const opened = portico.open({ name: 'Networks' })
    for (const go of [navigate, replace]) {
      if (go === replace) store.set(navigate, { name: 'AllWallets' })
      store.set(go, madeUp)
      refuseIt()
      expect(store.get(routeAtom).name).toBe('Networks')
    }
    await expect.poll(() => told.length).toBe(2)
    expect(await soFar(opened)).toBe('waiting')
    store.set(replace, madeUp)
    expect(await opened).toBeUndefined()
    refuseIt()
    expect(store.get(isOpenAtom)).toBe(false)
  })

  it('does not compile', () => {
    const { portico } = createLab({ config: { basic: true } })
    // @ts-expect-error -- there is no such view
    portico.open({ name: 'Exchange' }).catch(() => undefined)
    // @ts-expect-error -- a namespace that is misspelt
    portico.open({ name: 'Connect', namspace: 'solana' }).catch(() => undefined)
    portico.close()
  })
})
