import { describe, expect, it } from 'vitest'
import { evm } from './everyChain'
import { useShop, type Visit } from './shop'
import { connectTo, dialog, expectSession, isClosed, pressSign, readsSession, served, signIn } from './signInSide'

const { visit } = useShop()
const expectsConsole = [/^Failed to load resource/, /^Portico: SignIn(Answer|ServerUnreachable)Error/]
const open = (viewport?: { width: number; height: number }) =>
  visit({
    path: '/sign-in.html?evm',
    settings: { hasSeparateNames: true },
    expectsConsole,
    ...(viewport && { viewport }),
  })

/** Place of an element on the screen. */
async function boxOf(visitor: Visit, name: string | RegExp) {
  const box = await dialog(visitor).getByRole('button', { name }).boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

describe('a sign-in server that fails', () => {
  it.each([
    ['500', { status: 500, body: '' }],
    ['404 as a page', { status: 404, contentType: 'text/html', body: '<h1>Not Found' }],
    ['nothing', null],
  ] as const)('/verify answers %s: said as it is, and sent once more', async (_name, answer) => {
    const visitor = await open()
    const { page } = visitor
    await connectTo(visitor, evm)
    await page.route('**/auth/verify', (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 })
    await visitor.answer('Sign', () => pressSign(visitor))
    await dialog(visitor).getByText('The sign-in server did not answer as it should').first().waitFor()
    expect(await dialog(visitor).getByText('Signature declined').count()).toBe(0)
    await dialog(visitor).getByRole('button', { name: 'Try again' }).click()
    await isClosed(visitor)
    await expectSession(visitor, evm)
  })

  it('/nonce answers 500: said as it is, and asked for again', async () => {
    const visitor = await open()
    await visitor.page.route('**/auth/nonce', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await connectTo(visitor, evm)
    await dialog(visitor).getByText('The message to sign could not be prepared').first().waitFor()
    await dialog(visitor).getByRole('button', { name: 'Try again' }).click()
    await signIn(visitor)
    await expectSession(visitor, evm)
  })
})

describe('a declined signature', () => {
  it.each([
    [390, 844],
    [320, 640],
  ])('is said without covering a button, at %i x %i', async (width, height) => {
    const visitor = await open({ width, height })
    await connectTo(visitor, evm)
    await visitor.answer('Reject', () => pressSign(visitor))
    await dialog(visitor).getByText('Signature declined').first().waitFor()
    for (const name of [/^Sign$/, /^Cancel$/]) {
      const { x, y, width: wide, height: high } = await boxOf(visitor, name)
      const text = await visitor.page.evaluate(
        ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('button')?.textContent ?? '',
        [x + wide / 2, y + high / 2],
      )
      expect(text).toMatch(name)
    }
  })
})

describe('two tabs', () => {
  it('a sign-out in one is noticed in the other', async () => {
    const visitor = await open()
    await connectTo(visitor, evm)
    await signIn(visitor)
    const other = await visitor.context.newPage()
    await other.goto(visitor.page.url())
    await readsSession({ ...visitor, page: other })
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => visitor.page.getByTestId('session').textContent()).not.toBe('signedIn')
    expect(await served(visitor)).toBeNull()
  })
})
