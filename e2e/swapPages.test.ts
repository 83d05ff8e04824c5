import { parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { dialogOf, openAccount, press } from './accountSide'
import { answerByKeys, keysOf } from './keys'
import { connect, sees, useShop } from './shop'
import { chooseSide, openSwap, payOf, reviewSwap, swap, swapChainOf } from './swapSide'

const { visit, lab } = useShop()

describe('a page with only the swap', () => {
  it('swaps by the views alone, without a modal', async () => {
    const visitor = await visit({ path: '/swap.html' })
    const { page } = visitor
    const { held } = swapChainOf(lab())
    await visitor.answer('Approve', () => page.getByRole('button', { name: 'Lab Wallet' }).click())
    const place = page.getByRole('region', { name: 'Swap' }).first()
    const press = (name: string) => place.getByRole('button', { name, exact: true }).click()
    await place
      .getByRole('button', { name: /^(Token: |You (pay|get): Select token)/ })
      .nth(1)
      .click()
    await place
      .getByRole('list', { name: /^(Your|All) tokens$/ })
      .getByRole('button', { name: /Lab Dollar/ })
      .click()
    await place.getByRole('textbox', { name: 'You pay' }).fill('0.05')
    await press('Review swap')
    const term = place.locator('dt', { hasText: /^At least$/ })
    const least = (await term.locator('xpath=following-sibling::dd[1]').textContent())?.split(/\s/)[0] ?? ''
    const before = await held('LUSD')
    await visitor.answer('Send', () => press('Swap'))
    await place.getByText('Confirmed', { exact: true }).waitFor()
    expect((await held('LUSD')) - before).toBeGreaterThanOrEqual(parseUnits(least, 6))
    await press('Done')
    await place.getByRole('textbox', { name: 'You pay' }).waitFor()
    expect(visitor.problems).toEqual([])
  })
})

describe('a page that opens the view to swap', () => {
  it('fills it in, and gets the hash of what was swapped', async () => {
    const visitor = await visit({ path: '/plain.html' })
    const { page } = visitor
    const { feeOf } = swapChainOf(lab())
    const wish = page.getByRole('button', { name: 'Swap half an Ether' })
    await wish.click()
    await visitor.answer('Approve', () => dialogOf(visitor).getByRole('button', { name: 'Lab Wallet' }).click())
    await expect.poll(() => payOf(visitor).inputValue()).toBe('0.5')
    await dialogOf(visitor).getByText('Token: LUSD').first().waitFor({ state: 'attached' })
    await reviewSwap(visitor)
    const hash = await swap(visitor)
    await expect.poll(() => page.getByTestId('swapped').textContent()).toBe(hash)
    expect(await feeOf(hash)).toBeGreaterThan(0n)
    await press(visitor, 'Done')
    await page.keyboard.press('Escape')
    await wish.click()
    await payOf(visitor).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByTestId('swapped').textContent()).toBe('nothing')
    expect(visitor.problems).toEqual([])
  })
})

describe('a network', () => {
  it('without swaps is said to be one, with a way to another', async () => {
    const visitor = await visit({ path: '/?alone' })
    await connect(visitor)
    await visitor.answer('Add', () => visitor.page.getByRole('button', { name: 'Lighthouse' }).first().click())
    await sees(visitor, 'network', 'Lighthouse')
    await openAccount(visitor)
    await press(visitor, 'Swap')
    await dialogOf(visitor).getByText('Network not supported for Swaps').first().waitFor()
    await press(visitor, 'Choose a network')
    await visitor.answer('Switch', () =>
      dialogOf(visitor)
        .getByRole('button', { name: /Harbour/ })
        .click(),
    )
    await chooseSide(visitor, 'to', 'LUSD')
    expect(visitor.problems).toEqual([])
  })

  it('without a price of gas is said to be one', async () => {
    const visitor = await visit({ path: '/?gasless' })
    await connect(visitor)
    await openSwap(visitor, 'ETH', 'LUSD', '0.1')
    await dialogOf(visitor).getByText('Network not supported for Gas Price').first().waitFor()
    expect(visitor.problems).toEqual([])
  })
})

describe('the keyboard alone', () => {
  it('chooses, types, looks and swaps', async () => {
    const visitor = await visit()
    const { page } = visitor
    const { held } = swapChainOf(lab())
    await connect(visitor)
    const before = await held('LUSD')
    const { press, tabTo } = keysOf(page)
    await press(/^Account/)
    await press(/^Swap$/)
    await payOf(visitor).waitFor()
    await press(/^You get: Select token/)
    await tabTo(/^Search tokens$/)
    await page.keyboard.type('dollar')
    await press(/Lab Dollar/)
    await payOf(visitor).waitFor()
    await tabTo(/^You pay$/)
    await page.keyboard.type('0.01')
    await dialogOf(visitor).getByRole('button', { name: 'Review swap' }).waitFor()
    await page.keyboard.press('Enter')
    await dialogOf(visitor).getByRole('heading', { name: 'Review swap' }).waitFor()
    await dialogOf(visitor).getByRole('button', { name: 'Swap', exact: true, disabled: false }).waitFor()
    await Promise.all([answerByKeys(visitor, /^Send$/), press(/^Swap$/)])
    await dialogOf(visitor).getByText('Confirmed', { exact: true }).waitFor()
    expect(await held('LUSD')).toBeGreaterThan(before)
    await press(/^Done$/)
    expect(visitor.problems).toEqual([])
  })
})
