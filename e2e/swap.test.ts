import { formatUnits, parseEther, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { dialogOf, openLater, press } from './accountSide'
import { connect, useShop } from './shop'
import { leave, openSwap, reviewSwap, seesSwapped, swap, swapChainOf } from './swapSide'

const { visit, lab } = useShop()

describe('a swap', () => {
  it('gives at least what was shown, to a token and back by a signature, and is seen later as well', async () => {
    const visitor = await visit()
    const { held, allowed, feeOf, nonce } = swapChainOf(lab())
    await connect(visitor)

    let before = await held('LUSD')
    const ether = await held('ETH')
    await openSwap(visitor, 'ETH', 'LUSD', '0.123456789012345678')
    let least = await reviewSwap(visitor)
    const first = await swap(visitor)
    expect((await held('LUSD')) - before).toBeGreaterThanOrEqual(parseUnits(least, 6))
    expect(ether - (await held('ETH')) - (await feeOf(first))).toBe(123_456_789_012_345_678n)
    await leave(visitor)

    const count = await nonce()
    before = await held('ETH')
    await openSwap(visitor, 'LUSD', 'ETH', '200.000001')
    least = await reviewSwap(visitor)
    await dialogOf(visitor).getByText('You will be asked to sign', { exact: false }).first().waitFor()
    const said = await visitor.answer('Sign', () => press(visitor, 'Sign'))
    expect(said).toContain('"value": "200000001"')
    const second = await swap(visitor)
    expect((await held('ETH')) - before + (await feeOf(second))).toBeGreaterThanOrEqual(parseEther(least))
    // One transaction: what was signed went with it.
    expect((await nonce()) - count).toBe(1)
    expect(await allowed('LUSD')).toBe(0n)
    await leave(visitor)

    await seesSwapped(visitor, first, /^Swapped.*ETH.*LUSD/)
    await visitor.page.reload()
    await seesSwapped(visitor, second, /^Swapped.*LUSD.*ETH/)
    await seesSwapped(await openLater(visitor), second)
    expect(visitor.problems).toEqual([])
  })

  it('goes over two pools, and back after an approval of exactly that', async () => {
    const visitor = await visit()
    const { held, allowed } = swapChainOf(lab())
    await connect(visitor)

    const before = { LGLD: await held('LGLD'), LUSD: await held('LUSD') }
    await openSwap(visitor, 'ETH', 'LGLD', '0.5')
    const least = await reviewSwap(visitor)
    const first = await swap(visitor)
    const got = (await held('LGLD')) - before.LGLD
    expect(got).toBeGreaterThanOrEqual(parseEther(least))
    expect(await held('LUSD')).toBe(before.LUSD)
    await leave(visitor)

    await openSwap(visitor, 'LGLD', 'LUSD', formatUnits(got, 18))
    await reviewSwap(visitor)
    await visitor.answer('Send', () => press(visitor, 'Approve'))
    await dialogOf(visitor).getByText('Allowed. Now swap.').first().waitFor()
    await dialogOf(visitor).getByRole('button', { name: 'Swap', exact: true }).waitFor()
    expect(await allowed('LGLD')).toBe(got)
    const second = await swap(visitor)
    expect(await held('LGLD')).toBe(before.LGLD)
    expect(await held('LUSD')).toBeGreaterThan(before.LUSD)
    expect(await allowed('LGLD')).toBe(0n)
    await leave(visitor)
    for (const hash of [first, second]) await seesSwapped(visitor, hash)
    expect(visitor.problems).toEqual([])
  })

  it('is one request with its approval, where the wallet does several calls all or none', async () => {
    const visitor = await visit({ settings: { calls: 'atomic' } })
    const { held, allowed, give } = swapChainOf(lab())
    await give('LGLD', parseEther('50'))
    await connect(visitor)
    const before = await held('LUSD')
    let windows = 0
    visitor.context.on('page', () => (windows += 1))
    await openSwap(visitor, 'LGLD', 'LUSD', '50')
    const least = await reviewSwap(visitor)
    await dialogOf(visitor)
      .getByText(/^One request does both/)
      .first()
      .waitFor()
    const hash = await swap(visitor)
    expect((await held('LUSD')) - before).toBeGreaterThanOrEqual(parseUnits(least, 6))
    expect(await allowed('LGLD')).toBe(0n)
    expect(windows).toBe(1)
    await leave(visitor)
    await seesSwapped(visitor, hash)
    await visitor.page.reload()
    await seesSwapped(visitor, hash)
    expect(visitor.problems).toEqual([])
  })
})
