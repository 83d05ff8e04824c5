import { describe, expect, it } from 'vitest'
import { evm, expectQuiet, order, panel, reads, solana, type Kind } from './everyChain'
import { served } from './signInSide'
import { useShop, type Visit } from './shop'

const { visit } = useShop()
const open = () => visit({ path: '/hooks.html', settings: { hasSeparateNames: true } })
const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click()

async function connectTo(visitor: Visit, kind: Kind) {
  const button = panel(visitor, kind).getByRole('button', { name: `Connect ${kind.wallet}`, exact: true })
  await visitor.answer('Approve', () => button.click())
  await reads(visitor, kind, 'status', /^connected$/)
}

/** The page's text about itself. */
async function says({ page }: Visit, what: 'network' | 'signature' | 'session', value: RegExp) {
  await expect.poll(() => page.getByTestId(what).textContent()).toMatch(value)
}

async function signWith(visitor: Visit, kind: Kind) {
  const before = await visitor.page.getByTestId('signature').textContent()
  await visitor.answer('Sign', () => press(visitor, 'Sign'))
  await expect.poll(() => visitor.page.getByTestId('signature').textContent()).not.toBe(before)
  await expect.poll(() => visitor.page.getByTestId('signature').textContent()).not.toBe('')
  const address = (await panel(visitor, kind).getByTestId('address').textContent()) ?? ''
  expect(await kind.verify(order, (await visitor.page.getByTestId('signature').textContent()) ?? '', address)).toBe(
    true,
  )
}

describe('a page on hooks alone', () => {
  it('connects two namespaces, switches between them and their networks, and signs with each', async () => {
    const visitor = await open()
    await connectTo(visitor, evm)
    await says(visitor, 'network', /^Harbour$/)
    await signWith(visitor, evm)
    await visitor.answer('Add', () => press(visitor, 'Go to Lighthouse'))
    await says(visitor, 'network', /^Lighthouse$/)
    await connectTo(visitor, solana)
    await says(visitor, 'network', /^Solana$/)
    await signWith(visitor, solana)
    await press(visitor, 'Go to Lighthouse')
    await says(visitor, 'network', /^Lighthouse$/)
    await signWith(visitor, evm)
    await visitor.page.reload()
    for (const kind of [evm, solana]) await reads(visitor, kind, 'status', /^connected$/)
    await panel(visitor, solana).getByRole('button', { name: 'Leave' }).click()
    await reads(visitor, solana, 'status', /^disconnected$/)
    await reads(visitor, evm, 'status', /^connected$/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expectQuiet(visitor)
  })

  it('says what was declined, and goes on', async () => {
    const visitor = await open()
    const region = panel(visitor, evm)
    const button = region.getByRole('button', { name: 'Connect Lab Wallet', exact: true })
    await visitor.answer('Reject', () => button.click())
    await expect.poll(() => region.getByTestId('attempt').textContent()).toBe('UserRejectedError')
    await connectTo(visitor, evm)
    await expect.poll(() => region.getByTestId('attempt').textContent()).toBe('success')
    await visitor.answer('Reject', () => press(visitor, 'Sign'))
    await says(visitor, 'signature', /^UserRejectedError$/)
    expectQuiet(visitor)
  })

  it('signs in at the server and out again, with no view', async () => {
    const visitor = await open()
    await connectTo(visitor, evm)
    await says(visitor, 'session', /^ready$/)
    await visitor.answer('Sign', () => press(visitor, 'Sign in'))
    await says(visitor, 'session', /^signedIn$/)
    const address = await panel(visitor, evm).getByTestId('address').textContent()
    expect(await served(visitor)).toMatchObject({ accountAddress: address })
    await press(visitor, 'Sign out')
    await says(visitor, 'session', /^skipped$/)
    expect(await served(visitor)).toBeNull()
    expectQuiet(visitor)
  })
})
