import { parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { useShop, type Visit } from './shop'
import { swapChainOf } from './swapSide'

const { visit, lab } = useShop()

const placeOf = ({ page }: Visit) => page.getByRole('region', { name: 'Swap' })
const press = (visitor: Visit, name: string) => placeOf(visitor).getByRole('button', { name, exact: true }).click()
const isNow = (visitor: Visit, status: RegExp) =>
  expect.poll(() => placeOf(visitor).getAttribute('data-status'), { timeout: 20_000 }).toMatch(status)
const textOf = (visitor: Visit, id: string) => placeOf(visitor).getByTestId(id).textContent()

/** Says what to swap, and looks at it; returns the least that may arrive. */
async function review(visitor: Visit, from: string, to: string, amount: string): Promise<string> {
  const place = placeOf(visitor)
  await place.getByRole('combobox', { name: 'From' }).selectOption({ label: from })
  await place.getByRole('combobox', { name: 'To' }).selectOption({ label: to })
  await place.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await isNow(visitor, /^ready$/)
  await press(visitor, 'Review')
  await place.getByRole('button', { name: 'Cancel' }).waitFor()
  return (await textOf(visitor, 'least')) ?? ''
}

/** Waits for what was sent; returns its hash, and makes room for the next. */
async function finish(visitor: Visit): Promise<string> {
  await isNow(visitor, /^confirmed$/)
  const hash = (await textOf(visitor, 'sent')) ?? ''
  await press(visitor, 'Cancel')
  return hash
}

describe('a swap of hooks alone', () => {
  it('gives at least what was shown, to a token and back by a signature, and by an approval', async () => {
    const visitor = await visit({ path: '/swap-hooks.html' })
    const { held, allowed, feeOf, give } = swapChainOf(lab())
    await visitor.answer('Approve', () => visitor.page.getByRole('button', { name: 'Connect Lab Wallet' }).click())

    let before = await held('LUSD')
    let least = await review(visitor, 'ETH', 'LUSD', '0.5')
    await visitor.answer('Send', () => press(visitor, 'swap'))
    await finish(visitor)
    expect((await held('LUSD')) - before).toBeGreaterThanOrEqual(parseUnits(least, 6))

    before = await held('ETH')
    least = await review(visitor, 'LUSD', 'ETH', '100.000001')
    await visitor.answer('Sign', () => press(visitor, 'sign'))
    await visitor.answer('Send', () => press(visitor, 'swap'))
    const fee = await feeOf(await finish(visitor))
    expect((await held('ETH')) - before + fee).toBeGreaterThanOrEqual(parseEther(least))
    expect(await allowed('LUSD')).toBe(0n)

    await give('LGLD', parseEther('3'))
    before = await held('LUSD')
    least = await review(visitor, 'LGLD', 'LUSD', '3')
    await visitor.answer('Send', () => press(visitor, 'approve'))
    await placeOf(visitor).getByRole('button', { name: 'swap' }).waitFor()
    expect(await allowed('LGLD')).toBe(parseEther('3'))
    await visitor.answer('Send', () => press(visitor, 'swap'))
    await finish(visitor)
    expect((await held('LUSD')) - before).toBeGreaterThanOrEqual(parseUnits(least, 6))
    expect(await held('LGLD')).toBe(0n)
    expect(visitor.problems).toEqual([])
  })
})
