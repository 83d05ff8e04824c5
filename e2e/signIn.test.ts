import { ParsedMessage } from '@spruceid/siwe-parser'
import { describe, expect, it } from 'vitest'
import { byTurns } from '../scripts/testing/byTurns'
import { evm, expectQuiet, kinds, panel, reads, walletRow, type Kind } from './everyChain'
import { cover, uncover } from './frame'
import { useShop, type Visit } from './shop'
import {
  closeDialog,
  connectTo,
  dialog,
  expectEvent,
  expectSession,
  heading,
  isClosed,
  pressCancel,
  pressSign,
  readsSession,
  served,
  signIn,
} from './signInSide'

const { visit, lab } = useShop()
const open = (settings = {}, path = '/sign-in.html') =>
  visit({ path, settings: { hasSeparateNames: true, ...settings } })

interface Case {
  readonly name: string
  readonly kind: Kind
  readonly accountKind: 'key' | 'contract' | 'future'
}
const cases: readonly Case[] = [
  ...kinds.map((kind): Case => ({ name: kind.name, kind, accountKind: 'key' })),
  { name: 'a contract on Ethereum', kind: evm, accountKind: 'contract' },
  { name: 'a contract on Ethereum that is not there yet', kind: evm, accountKind: 'future' },
]

/** Addresses of the lab's contract accounts. */
const contractsOf = (accountKind: Case['accountKind']) => {
  const { present, future } = lab().chains[0]?.accounts ?? { present: [], future: [] }
  return (accountKind === 'contract' ? present : future).map(({ address }) => address)
}

describe.each(byTurns('sign-in', cases))('the browser wallet of $name', ({ kind, accountKind }) => {
  it('has to sign in where that is required; the session stays over a reload', async () => {
    const visitor = await open({ accountKind })
    const { page } = visitor
    await connectTo(visitor, kind)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await heading(visitor).waitFor()
    expect(await served(visitor)).toBeNull()
    const { said, message } = await signIn(visitor)
    expect(said).toContain('Come aboard The Chandlery.')
    if (kind === evm)
      expect(new ParsedMessage(message)).toMatchObject({ domain: new URL(lab().url).host, chainId: 31337 })
    await expectSession(visitor, kind)
    await expectEvent(visitor, 'SIWX_AUTH_SUCCESS')
    if (accountKind !== 'key') expect(contractsOf(accountKind)).toContain((await served(visitor))?.accountAddress)
    await page.reload()
    await reads(visitor, kind, 'status', /^connected$/)
    await readsSession(visitor)
    await expectSession(visitor, kind)
    expect(await dialog(visitor).count()).toBe(0)
    expectQuiet(visitor)
  })

  it('may go on without where it is optional, and take it up later', async () => {
    const visitor = await open({ accountKind }, '/sign-in.html?optional')
    await connectTo(visitor, kind)
    await pressCancel(visitor)
    await isClosed(visitor)
    await reads(visitor, kind, 'status', /^connected$/)
    await expectEvent(visitor, 'CLICK_CANCEL_SIWX')
    expect(await served(visitor)).toBeNull()
    await visitor.page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await heading(visitor).waitFor()
    await signIn(visitor)
    await expectSession(visitor, kind)
    expectQuiet(visitor)
  })
})

describe.each(byTurns('required sign-in', kinds))('required sign-in with the browser wallet of $name', (kind) => {
  it('disconnects when cancelled, and goes back to the wallets', async () => {
    const visitor = await open()
    await connectTo(visitor, kind)
    await pressCancel(visitor)
    await dialog(visitor).getByRole('button', { name: kind.wallet }).first().waitFor()
    await closeDialog(visitor)
    await reads(visitor, kind, 'status', /^disconnected$/)
    await expectEvent(visitor, 'CLICK_CANCEL_SIWX')
    expect(await served(visitor)).toBeNull()
    expectQuiet(visitor)
  })

  it('may be declined in the wallet, says so, and is asked again', async () => {
    const visitor = await open()
    await connectTo(visitor, kind)
    await visitor.answer('Reject', () => pressSign(visitor))
    await dialog(visitor).getByText('Signature declined').waitFor()
    await expectEvent(visitor, 'SIWX_AUTH_ERROR')
    await signIn(visitor)
    await expectSession(visitor, kind)
    expectQuiet(visitor)
  })
})

it('a press counts for nothing while something lies over the view, and nothing moves once it is gone', async () => {
  const visitor = await open()
  await connectTo(visitor, evm)
  const button = dialog(visitor).getByRole('button', { name: 'Sign', exact: true })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
  await cover(visitor, { x: 0, y: 0, width: 1100, height: 800 })
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  await button.click({ force: true })
  const words = dialog(visitor)
    .getByText(/Something covers this view, so nothing was signed/)
    .first()
  await words.waitFor()
  const before = await button.boundingBox()
  await uncover(visitor)
  await words.waitFor({ state: 'hidden' })
  expect(await button.boundingBox()).toEqual(before)
  await signIn(visitor)
  await expectSession(visitor, evm)
  expectQuiet(visitor)
})

describe('a signed in account', () => {
  const useAccount = async (visitor: Visit, number: number) => {
    const settings = await visitor.context.newPage()
    await settings.goto(`${lab().url}/wallet.html?settings`)
    await settings.getByRole('button', { name: `Use account ${number}` }).click()
    await settings.close()
    await visitor.page.bringToFront()
  }

  it('is asked again when it changes', async () => {
    const visitor = await open()
    await connectTo(visitor, evm)
    await signIn(visitor)
    const first = await served(visitor)
    await useAccount(visitor, 2)
    await heading(visitor).waitFor()
    await signIn(visitor)
    const second = await served(visitor)
    expect(second?.accountAddress).not.toBe(first?.accountAddress)
    await expectSession(visitor, evm)
    expectQuiet(visitor)
  })

  it('is signed out by signing out, and by disconnecting', async () => {
    const visitor = await open({}, '/sign-in.html?optional')
    const { page } = visitor
    await connectTo(visitor, evm)
    await signIn(visitor)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => served(visitor)).toBeNull()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await signIn(visitor)
    await expectSession(visitor, evm)
    await panel(visitor, evm).getByRole('button', { name: 'Leave' }).click()
    await expect.poll(() => served(visitor)).toBeNull()
    expectQuiet(visitor)
  })
})

describe('a sign-in that cannot begin', () => {
  it('disconnects and says so when the server does not answer', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.route('**/auth/**', (route) => route.abort())
    const row = await walletRow(visitor, evm)
    await visitor.answer('Approve', () => row.first().click())
    await dialog(visitor).getByText('A problem occurred while trying initialize authentication').waitFor()
    await dialog(visitor).getByRole('button', { name: evm.wallet }).first().waitFor()
    await closeDialog(visitor)
    await reads(visitor, evm, 'status', /^disconnected$/)
    await expectEvent(visitor, 'SIWX_AUTH_ERROR')
  })

  it('is told to a visitor who comes back, on the page and at the next opening', async () => {
    const visitor = await open()
    const { page } = visitor
    await connectTo(visitor, evm)
    await signIn(visitor)
    await page.route('**/auth/**', (route) => route.abort())
    await page.reload()
    await reads(visitor, evm, 'status', /^disconnected$/)
    await expectEvent(visitor, 'SIWX_AUTH_ERROR')
    expect(await dialog(visitor).count()).toBe(0)
    await page.getByText('A problem occurred while trying initialize authentication').first().waitFor()
    await walletRow(visitor, evm)
    await dialog(visitor).getByText('A problem occurred while trying initialize authentication').waitFor()
  })
})
