import { parseEther, parseUnits } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { convertLies, type ConvertLie } from '../lab/backend/convertFaults'
import { noFaults } from '../lab/backend/faults'
import { dialogOf, press } from './accountSide'
import { byTurns } from '../scripts/testing/byTurns'
import { connect, useShop, type Visit } from './shop'
import { leave, openSwap, payOf, reviewSwap, seesSwapped, swap, swapChainOf } from './swapSide'

const { visit, lab } = useShop()
afterEach(() => void Object.assign(lab().backend.faults, noFaults))

const path = '/?hosted'
const says = (visitor: Visit, words: string | RegExp) => dialogOf(visitor).getByText(words).first().waitFor()
const expectsConsole = [/Failed to load resource/, /^Portico: /]

describe('swaps of the hosted backend', () => {
  it('are done over two pools, with a permit and with an approval, and each is seen', async () => {
    const visitor = await visit({ path })
    const { held, allowed } = swapChainOf(lab())
    await connect(visitor)
    const before = { LGLD: await held('LGLD'), LUSD: await held('LUSD') }
    await openSwap(visitor, 'ETH', 'LGLD', '0.25')
    let least = await reviewSwap(visitor)
    const hashes = [await swap(visitor)]
    expect((await held('LGLD')) - before.LGLD).toBeGreaterThanOrEqual(parseEther(least))
    await leave(visitor)

    await openSwap(visitor, 'LUSD', 'ETH', '30')
    await reviewSwap(visitor)
    await visitor.answer('Sign', () => press(visitor, 'Sign'))
    hashes.push(await swap(visitor))
    expect(before.LUSD - (await held('LUSD'))).toBe(30_000_000n)
    expect(await allowed('LUSD')).toBe(0n)
    await leave(visitor)

    before.LUSD = await held('LUSD')
    await openSwap(visitor, 'LGLD', 'LUSD', '10')
    least = await reviewSwap(visitor)
    await visitor.answer('Send', () => press(visitor, 'Approve'))
    await dialogOf(visitor).getByRole('button', { name: 'Swap', exact: true }).waitFor()
    expect(await allowed('LGLD')).toBe(parseEther('10'))
    hashes.push(await swap(visitor))
    expect((await held('LUSD')) - before.LUSD).toBeGreaterThanOrEqual(parseUnits(least, 6))
    await leave(visitor)
    for (const hash of hashes) await seesSwapped(visitor, hash)
    expect(visitor.problems).toEqual([])
  })
})

describe('a hosted backend that lies', () => {
  const table = byTurns('lies', Object.entries(convertLies) as [ConvertLie, string][])
  const lies = table.map(([lie]) => lie)
  const approvals = lies.filter((lie) => lie.startsWith('approves'))
  /** After one lie of each kind the honest swap is done; after the others it is looked at. */
  const isSwapped = (lie: string) => lie === approvals[0] || lie === lies.find((other) => !approvals.includes(other))

  it.each(table)('(%s: %s) has nothing signed, and the honest swap can go on after it', async (lie) => {
    const visitor = await visit({ path, expectsConsole })
    const { give, nonce } = swapChainOf(lab())
    const isApproval = lie.startsWith('approves')
    if (isApproval) await give('LGLD', parseEther('7'))
    await connect(visitor)
    const count = await nonce()
    let windows = 0
    visitor.context.on('page', () => (windows += 1))
    lab().backend.faults.lie = lie
    await openSwap(visitor, isApproval ? 'LGLD' : 'ETH', 'LUSD', isApproval ? '7' : '0.1')
    const dialog = dialogOf(visitor)
    const refusal = dialog.getByText(/nothing was signed|^No price now$/).first()
    for (const step of ['Review swap', 'Approve']) {
      const button = dialog.getByRole('button', { name: step, exact: true })
      await refusal.or(button.and(dialog.locator(':not([aria-disabled=true])'))).waitFor()
      if (await refusal.isVisible()) break
      await button.click()
    }
    await refusal.waitFor()
    expect([windows, await nonce()]).toEqual([0, count])

    lab().backend.faults.lie = null
    const renew = dialog.getByRole('button', { name: /^(Get a new quote|Try again)$/ })
    if (await renew.isVisible()) await renew.click()
    await reviewSwap(visitor)
    if (isSwapped(lie)) {
      if (isApproval) await visitor.answer('Send', () => press(visitor, 'Approve'))
      await swap(visitor)
    }
    expect(visitor.problems).toEqual([])
  })
})

describe('a hosted backend that fails at swaps', () => {
  const faulty = [
    ['is not available', { convert: 'unavailable' }],
    ['tells no amount', { convert: 'amountless' }],
    ['has no quote', { convert: 'quoteless' }],
    ['answers something else', { convert: 'garbled', path: '/v1/convert/quotes' }],
    ['answers half', { body: 'malformed', path: '/v1/convert/quotes' }],
  ] as const
  it.each(byTurns<(typeof faulty)[number]>('swap faults', faulty))(
    'as it %s is said, and asked again by one press',
    async (_how, fault) => {
      const { faults } = lab().backend
      const visitor = await visit({ path, expectsConsole })
      await connect(visitor)
      await openSwap(visitor, 'ETH', 'LUSD', '')
      Object.assign(faults, { path: '/v1/convert/quotes', ...fault })
      await payOf(visitor).fill('0.1')
      await says(visitor, 'No price now')
      Object.assign(faults, noFaults)
      await press(visitor, 'Try again')
      await reviewSwap(visitor)
      expect(visitor.problems).toEqual([])
    },
  )

  it('without enough liquidity says so on the button', async () => {
    const visitor = await visit({ path, expectsConsole })
    await connect(visitor)
    await openSwap(visitor, 'ETH', 'LUSD', '3000')
    await dialogOf(visitor).getByRole('button', { name: 'Insufficient liquidity' }).waitFor()
    await payOf(visitor).fill('0.1')
    await reviewSwap(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('as it knows no token is said where they are chosen, and read again by one press', async () => {
    const { faults } = lab().backend
    Object.assign(faults, { path: '/v1/convert/tokens', status: 503 })
    const visitor = await visit({ path: '/swap.html?hosted', expectsConsole })
    await visitor.answer('Approve', () => visitor.page.getByRole('button', { name: 'Lab Wallet' }).click())
    const place = visitor.page.getByRole('region', { name: 'Swap' })
    await place.getByText('No price now').first().waitFor()
    Object.assign(faults, noFaults)
    await place.getByRole('button', { name: 'Try again' }).click()
    await place
      .getByRole('button', { name: 'Enter amount' })
      .or(place.getByRole('button', { name: 'Select token', exact: true }))
      .first()
      .waitFor()
    expect(visitor.problems).toEqual([])
  })
})
