import { describe, expect, it } from 'vitest'
import { byTurns } from '../scripts/testing/byTurns'
import { evm, expectQuiet, kinds, panel, reads } from './everyChain'
import { decide, openCode, scan, visitWithPhone, type Paired } from './phoneSide'
import { badAnswer, useShop } from './shop'
import {
  closeDialog,
  dialog,
  expectEvent,
  expectSession,
  heading,
  isClosed,
  pressCancel,
  pressSign,
  readsSession,
  served,
} from './signInSide'

const { visit, lab } = useShop()

async function come(path: string, account: string, expectsConsole: readonly RegExp[] = []): Promise<Paired> {
  const visitor = await visitWithPhone((options) => visit({ ...options, expectsConsole }), lab(), path)
  await visitor.phone.getByRole('button', { name: account }).click()
  await visitor.phone.getByRole('button', { name: account, pressed: true }).waitFor()
  return visitor
}

async function pair(path: string, account = 'Account 1'): Promise<Paired> {
  const visitor = await come(path, account)
  await scan(visitor.phone, await openCode(visitor))
  return visitor
}

const use = (visitor: Paired, network: string) =>
  panel(visitor, 'In use').getByRole('button', { name: network, exact: true }).click()

/** Signs what the view asks for. */
async function signByPhone(visitor: Paired) {
  await heading(visitor).waitFor()
  await pressSign(visitor)
  await decide(visitor.phone, 'Approve')
  await isClosed(visitor)
}

async function expectAllKept(visitor: Paired) {
  await visitor.page.reload()
  await reads(visitor, evm, 'status', /^connected$/)
  await readsSession(visitor)
  await expectSession(visitor, evm)
  expect(await dialog(visitor).count()).toBe(0)
  expectQuiet(visitor)
}

const accounts = ['Account 1', 'Contract account', 'Future account']

describe.each(byTurns('a phone', accounts))('a phone with its %s', (account) => {
  it.each(['', '&optional'])('signs in with its one approval where only Ethereum is asked for%s', async (options) => {
    const visitor = await pair(`/sign-in.html?evm${options}`, account)
    await decide(visitor.phone, 'Approve')
    await isClosed(visitor)
    await reads(visitor, evm, 'status', /^connected$/)
    await expectSession(visitor, evm)
    await expectEvent(visitor, 'SIWX_AUTH_SUCCESS')
    await expectAllKept(visitor)
  })

  it('is asked after its approval where there is more', async () => {
    const visitor = await pair('/sign-in.html', account)
    await decide(visitor.phone, 'Approve')
    await signByPhone(visitor)
    await expectSession(visitor, evm)
    await expectAllKept(visitor)
  })
})

describe('a phone that signed in with its approval', () => {
  it('is asked on another network and for another account, and not where it was', async () => {
    const visitor = await pair('/sign-in.html?evm')
    await decide(visitor.phone, 'Approve')
    await isClosed(visitor)
    await use(visitor, 'Lighthouse')
    await signByPhone(visitor)
    await expect.poll(() => served(visitor)).toMatchObject({ chainId: 'eip155:31338' })
    await use(visitor, 'Harbour')
    await reads(visitor, 'In use', 'network', /^Harbour$/)
    await readsSession(visitor)
    expect(await dialog(visitor).count()).toBe(0)
    const before = (await served(visitor))?.accountAddress
    await visitor.phone.getByRole('button', { name: 'Account 2' }).click()
    await signByPhone(visitor)
    expect((await served(visitor))?.accountAddress).not.toBe(before)
    await expectSession(visitor, evm)
    expectQuiet(visitor)
  })

  it('may decline', async () => {
    const visitor = await pair('/sign-in.html?evm')
    await decide(visitor.phone, 'Reject')
    await dialog(visitor).getByText('Connection declined', { exact: true }).waitFor()
    expect(await served(visitor)).toBeNull()
    expectQuiet(visitor)
  })
})

describe.each(byTurns('a phone that lies', accounts))('a phone that lies with its %s', (account) => {
  it.each(byTurns(`lies of ${account}`, ['Signs in to another app', 'Signs in with no real signature']))(
    'is let go, and nobody is signed in: %s',
    async (lie) => {
      const visitor = await come('/sign-in.html?evm', account, [badAnswer])
      const { phone } = visitor
      await phone.getByLabel(lie).check()
      // A scanned link would load the phone again, which forgets how it is to behave.
      await phone.getByRole('textbox').fill(await openCode(visitor))
      await phone.getByRole('button', { name: 'Pair' }).click()
      await decide(phone, 'Approve')
      await dialog(visitor).getByText('Could not connect', { exact: true }).waitFor()
      await expect.poll(() => phone.getByTestId('session').count()).toBe(0)
      expect(await served(visitor)).toBeNull()
      expectQuiet(visitor)
    },
  )
})

describe('a phone on every chain', () => {
  it('is asked on each chain that is used, once', async () => {
    const visitor = await pair('/sign-in.html')
    await decide(visitor.phone, 'Approve')
    for (const [index, kind] of kinds.entries()) {
      if (index > 0) await use(visitor, kind.network)
      await signByPhone(visitor)
      await reads(visitor, 'In use', 'namespace', kind.namespace)
      await expectSession(visitor, kind)
    }
    await visitor.page.reload()
    for (const kind of kinds) {
      await use(visitor, kind.network)
      await reads(visitor, 'In use', 'namespace', kind.namespace)
      await readsSession(visitor)
      expect(await dialog(visitor).count()).toBe(0)
    }
    expectQuiet(visitor)
  })

  it.each(byTurns('optional sign-in by phone', kinds))(
    'may go on without on $name where sign-in is optional',
    async (kind) => {
      const visitor = await pair('/sign-in.html?optional')
      await decide(visitor.phone, 'Approve')
      await heading(visitor).waitFor()
      await pressCancel(visitor)
      await isClosed(visitor)
      if (kind !== evm) {
        await use(visitor, kind.network)
        await heading(visitor).waitFor()
        await pressCancel(visitor)
        await isClosed(visitor)
      }
      await reads(visitor, kind, 'status', /^connected$/)
      expect(await served(visitor)).toBeNull()
      await visitor.page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await signByPhone(visitor)
      await expectSession(visitor, kind)
      expectQuiet(visitor)
    },
  )

  it('is let go when a required sign-in is cancelled', async () => {
    const visitor = await pair('/sign-in.html')
    await decide(visitor.phone, 'Approve')
    await heading(visitor).waitFor()
    await pressCancel(visitor)
    await dialog(visitor)
      .getByRole('button', { name: /WalletConnect/ })
      .waitFor()
    await visitor.phone.getByTestId('session').waitFor({ state: 'detached' })
    await closeDialog(visitor)
    for (const kind of kinds) await reads(visitor, kind, 'status', /^disconnected$/)
    expect(await served(visitor)).toBeNull()
    expectQuiet(visitor)
  })
})
