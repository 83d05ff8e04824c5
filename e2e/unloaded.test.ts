import { describe, expect, it } from 'vitest'
import { evm, reads, walletRow } from './everyChain'
import { connect, sees, useShop, type Visit } from './shop'
import { connectTo, dialog, isClosed, readsSession, signIn } from './signInSide'

const { visit } = useShop()
const expectsConsole = [/^Failed to load resource/, /^Portico: .*dynamically imported module/]
const open = (search: string) =>
  visit({ path: `/sign-in.html?evm${search}`, settings: { hasSeparateNames: true }, expectsConsole })

const signInCode = /\/session-[\w-]+\.js$/
const said = 'A problem occurred while trying initialize authentication'

/** Connects a wallet without waiting for what comes then. */
async function approve(visitor: Visit) {
  const row = await walletRow(visitor, evm)
  await visitor.answer('Approve', () => row.first().click())
}

/** Chromium remembers a module that did not load until the page is loaded again. */
async function comeBack({ page }: Visit, code = signInCode) {
  await page.unroute(code)
  await page.reload()
}

describe('code of sign-in that does not load', () => {
  it('no account stays connected where sign-in is required; after a reload connecting tries again', async () => {
    const visitor = await open('')
    await visitor.page.route(signInCode, (route) => route.abort())
    await approve(visitor)
    await dialog(visitor).getByText(said).first().waitFor()
    await dialog(visitor).getByText('Connect a wallet').waitFor()
    await comeBack(visitor)
    await reads(visitor, evm, 'status', /^disconnected$/)
    await connectTo(visitor, evm)
    await signIn(visitor)
    await readsSession(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('nor comes back connected with a reload', async () => {
    const visitor = await open('')
    await connectTo(visitor, evm)
    await signIn(visitor)
    await visitor.page.route(signInCode, (route) => route.abort())
    await visitor.page.reload()
    await reads(visitor, evm, 'status', /^disconnected$/)
    await comeBack(visitor)
    await reads(visitor, evm, 'status', /^disconnected$/)
    await approve(visitor)
    await isClosed(visitor)
    await readsSession(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('who may go on without stays connected', async () => {
    const visitor = await open('&optional')
    await visitor.page.route(signInCode, (route) => route.abort())
    await approve(visitor)
    await isClosed(visitor)
    await reads(visitor, evm, 'status', /^connected$/)
    expect(visitor.problems).toEqual([])
  })
})

it('code that asks a wallet after a reload and does not load leaves the wallet to the next page', async () => {
  const visitor = await visit({ expectsConsole })
  const { page } = visitor
  await connect(visitor)
  const code = /\/wallet-[\w-]+\.js$/
  await page.route(code, (route) => route.abort())
  await page.reload()
  await sees(visitor, 'status', /^disconnected$/)
  await comeBack(visitor, code)
  await sees(visitor, 'status', /^connected$/)
  expect(visitor.problems).toEqual([])
})
