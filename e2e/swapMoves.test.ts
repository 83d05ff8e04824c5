import { describe, expect, it } from 'vitest'
import { dialogOf, press } from './accountSide'
import { connect, useShop, type Visit } from './shop'
import { figureOf, getOf, leave, openSwap, payOf, reviewSwap, swap, swapChainOf } from './swapSide'

const { visit, lab } = useShop()
const says = (visitor: Visit, words: string | RegExp) => dialogOf(visitor).getByText(words).first().waitFor()

describe('a price that moves', () => {
  it('further than was agreed to is shown again, and nothing is signed before', async () => {
    const visitor = await visit()
    const { move, held, nonce } = swapChainOf(lab())
    await connect(visitor)
    const [count, before] = [await nonce(), await held('LUSD')]
    await openSwap(visitor, 'ETH', 'LUSD', '1')
    const least = Number(await reviewSwap(visitor))
    await move(-5)
    let windows = 0
    visitor.context.on('page', () => (windows += 1))
    await press(visitor, 'Swap')
    await says(visitor, /^The price moved: you would get .* LUSD instead of .* LUSD\.$/)
    expect(windows).toBe(0)
    expect(await nonce()).toBe(count)
    const now = Number(await figureOf(visitor, 'At least'))
    expect(now).toBeLessThan(least)
    await swap(visitor)
    expect(Number((await held('LUSD')) - before) / 1e6).toBeGreaterThanOrEqual(now)
    await move(5)
    expect(visitor.problems).toEqual([])
  })

  it('within what was agreed to is swapped', async () => {
    const visitor = await visit()
    const { move, held } = swapChainOf(lab())
    await connect(visitor)
    const before = await held('LUSD')
    await openSwap(visitor, 'ETH', 'LUSD', '1')
    const least = Number(await reviewSwap(visitor))
    await move(-0.4)
    await swap(visitor)
    expect(Number((await held('LUSD')) - before) / 1e6).toBeGreaterThanOrEqual(least)
    expect(visitor.problems).toEqual([])
  })
})

describe('what is declined', () => {
  it('is still there: the signature and the swap, to be done or changed', async () => {
    const visitor = await visit()
    const { nonce } = swapChainOf(lab())
    const before = await nonce()
    await connect(visitor)
    await openSwap(visitor, 'LUSD', 'ETH', '12.5')
    await reviewSwap(visitor)
    const declined = 'Declined in the wallet. Nothing was swapped.'
    await visitor.answer('Reject', () => press(visitor, 'Sign'))
    await says(visitor, declined)
    await visitor.answer('Sign', () => press(visitor, 'Sign'))
    await says(visitor, 'Signed. Now swap.')
    await visitor.answer('Reject', () => press(visitor, 'Swap'))
    await says(visitor, declined)
    expect(await nonce()).toBe(before)
    await press(visitor, 'Cancel')
    expect(await payOf(visitor).inputValue()).toBe('12.5')
    await payOf(visitor).fill('6.25')
    await reviewSwap(visitor)
    await visitor.answer('Sign', () => press(visitor, 'Sign'))
    await swap(visitor)
    expect(await nonce()).toBe(before + 1)
    await leave(visitor)
    expect(visitor.problems).toEqual([])
  })
})

describe('what cannot be swapped', () => {
  it('is said on the button: nothing chosen, nothing typed, no amount, or more than there is', async () => {
    const visitor = await visit()
    await connect(visitor)
    await openSwap(visitor, 'ETH', 'LUSD', '')
    const button = (name: string) => dialogOf(visitor).getByRole('button', { name, exact: true })
    await button('Enter amount').waitFor()
    await payOf(visitor).fill('0')
    await button('Incorrect amount').waitFor()
    await payOf(visitor).fill('1000000')
    await button('Insufficient balance').waitFor()
    await press(visitor, 'Swap the sides')
    await payOf(visitor).fill('100')
    await button('Review swap').waitFor()
    expect(Number(await getOf(visitor).inputValue())).toBeGreaterThan(0)
    expect(visitor.problems).toEqual([])
  })
})
