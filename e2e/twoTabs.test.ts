import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { connectTo as connectKind, evm, expectQuiet, panel, polkadot, reads, solana } from './everyChain'
import { connectTo, readsSession, served, signIn } from './signInSide'
import { connect, opens, useShop, type Visit } from './shop'

const { visit } = useShop()

/** Another tab of the same visitor, at the same page. */
async function openOther(visitor: Visit, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const page = await visitor.context.newPage()
  await prepare?.(page)
  await page.goto(visitor.page.url())
  await panel({ ...visitor, page }, 'In use').waitFor()
  return { ...visitor, page }
}

/** Code that asks a wallet of the page. */
const lateFile = /assets\/wallet-[^/]+\.js$/

const dialogs = ({ page }: Visit) => page.getByRole('dialog').count()
const session = ({ page }: Visit) => page.getByTestId('session').textContent()

describe('two tabs', () => {
  it('show what one of them connects and leaves, without a reload', async () => {
    const one = await visit({ path: '/namespaces.html', settings: { hasSeparateNames: true } })
    const other = await openOther(one)
    await connectKind(one, evm)
    await reads(other, evm, 'status', /^connected$/)
    await reads(other, 'In use', 'address', evm.address)
    await connectKind(other, solana)
    await reads(one, solana, 'status', /^connected$/)
    await panel(other, evm).getByRole('button', { name: 'Leave' }).click()
    await reads(one, evm, 'status', /^disconnected$/)
    await reads(one, solana, 'status', /^connected$/)
    await one.page.getByRole('button', { name: 'Leave all' }).click()
    await reads(other, solana, 'status', /^disconnected$/)
    expect(await dialogs(other)).toBe(0)
    expect(one.context.pages()).toHaveLength(2)
    expectQuiet(one)
  })

  it('break nothing where one of them has no such wallet', async () => {
    const one = await visit({ path: '/namespaces.html', settings: { hasSeparateNames: true } })
    const other = await openOther(one, (page) =>
      page.route('**/wallet/inject.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' })),
    )
    for (const kind of [evm, polkadot]) await connectKind(one, kind)
    await one.page.waitForTimeout(4_000) // longer than a wallet is waited for
    for (const kind of [evm, polkadot]) {
      await reads(other, kind, 'status', /^disconnected$/)
      await reads(one, kind, 'status', /^connected$/)
    }
    await one.page.reload()
    for (const kind of [evm, polkadot]) await reads(one, kind, 'status', /^connected$/)
    await one.page.getByRole('button', { name: 'Leave all' }).click()
    await reads(one, evm, 'status', /^disconnected$/)
    expectQuiet(one)
  })

  it.each(['/sign-in.html?evm', '/sign-in.html?evm&optional'])('sign in and out together at %s', async (path) => {
    const one = await visit({ path, settings: { hasSeparateNames: true } })
    const other = await openOther(one)
    await connectTo(one, evm)
    await reads(other, evm, 'status', /^connected$/)
    expect(await dialogs(other)).toBe(0)
    await signIn(one)
    await readsSession(other)
    expect(await dialogs(other)).toBe(0)
    await other.page.getByRole('button', { name: 'Sign out' }).click()
    const isOptional = path.endsWith('optional')
    for (const tab of [one, other]) {
      await expect.poll(() => session(tab)).toBe(isOptional ? 'skipped' : 'idle')
      await reads(tab, evm, 'status', isOptional ? /^connected$/ : /^disconnected$/)
      expect(await dialogs(tab)).toBe(0)
    }
    expect(await served(one)).toBeNull()
    expectQuiet(one)
  })

  it('keep the connection where a window closes before its code is here, and say nothing of it', async () => {
    const one = await visit()
    await connect(one)
    const asked = one.context.waitForEvent('request', (request) => lateFile.test(request.url()))
    await one.context.route(lateFile, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue().catch(() => undefined)
    })
    const popup = await opens(one.context, () =>
      one.page.evaluate(() => void Object.assign(window, { popup: window.open('/', '', 'width=400,height=400') })),
    )
    await asked
    await Promise.all([
      popup.waitForEvent('close'),
      one.page.evaluate(() => (window as unknown as { popup: Window }).popup.close()),
    ])
    await one.page.waitForTimeout(600)
    expect(await one.page.evaluate(() => localStorage.getItem('portico/connectionStatus'))).toBe('connected')
    expectQuiet(one)
  })
})
