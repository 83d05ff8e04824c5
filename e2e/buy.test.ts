import type { Page } from 'playwright'
import { createPublicClient, http, parseEther, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { dialogOf, openAccount, openLater, press } from './accountSide'
import { connect, opens, useShop, type Visit } from './shop'

const { visit, lab } = useShop()
const [me] = labAccounts.map(({ address }) => address) as [Address]

const balance = () => {
  const [{ chain, url }] = lab().chains as [ReturnType<typeof lab>['chains'][number]]
  return createPublicClient({ chain, transport: http(url) }).getBalance({ address: me })
}

/** From the account to those who sell, with an amount typed. */
async function openBuy(visitor: Pick<Visit, 'page'>, amount = '100') {
  await openAccount(visitor)
  await press(visitor, 'Buy')
  await dialogOf(visitor)
    .getByRole('button', { name: /Buy crypto/ })
    .click()
  await dialogOf(visitor).getByRole('textbox', { name: 'You pay' }).fill(amount)
}

const sellerOf = (visitor: Pick<Visit, 'page'>, name: RegExp) => dialogOf(visitor).getByRole('button', { name })

/** Chooses a seller; returns its window. */
async function choose({ page, context }: Visit, name = /^Harbour Pay.* arrive/): Promise<Page> {
  const popup = await opens(context, () => sellerOf({ page }, name).click())
  await popup.getByRole('button', { name: 'Pay' }).waitFor()
  return popup
}

/** Presses a button of the seller's page, which may be closed by it. */
const decide = (popup: Page, name: 'Pay' | 'Decline') =>
  popup
    .getByRole('button', { name })
    .click()
    .catch(() => undefined)

const says = (visitor: Pick<Visit, 'page'>, words: string) =>
  dialogOf(visitor).getByText(words, { exact: true }).first().waitFor()

describe('buying', () => {
  it('shows what arrives, and it arrives: to the last unit, in Activity too, also of another tab later', async () => {
    const visitor = await visit({ path: '/?buy' })
    await connect(visitor)
    const before = await balance()
    await openBuy(visitor, '9.99')
    await says(visitor, 'The least is $10.00')
    await dialogOf(visitor).getByRole('textbox', { name: 'You pay' }).fill('100')
    await dialogOf(visitor)
      .getByRole('button', { name: /You receive 0\.0495 ETH/ })
      .waitFor()
    const popup = await choose(visitor)
    expect(await popup.locator('main').textContent()).toMatch(new RegExp(`0.0495 ETH.*${me}`, 's'))
    expect(await popup.evaluate(() => window.opener === null)).toBe(true)
    await says(visitor, 'Continue in the window')
    // Led back to the shop, it is closed by the page that opened it.
    await Promise.all([popup.waitForEvent('close'), decide(popup, 'Pay')])
    await says(visitor, 'Your purchase has arrived')
    expect((await balance()) - before).toBe(parseEther('0.0495'))
    await press(visitor, 'Done')
    const other = await openLater(visitor)
    await openAccount(other)
    for (const tab of [visitor, other]) {
      await dialogOf(tab).getByRole('tab', { name: 'Activity' }).click()
      await dialogOf(tab)
        .getByText(/Received 0\.0495 ETH/)
        .first()
        .waitFor()
    }
    expect(visitor.problems).toEqual([])
  })

  it('that is declined, and a window that is closed, say so and lead on', async () => {
    const visitor = await visit({ path: '/?buy' })
    await connect(visitor)
    const before = await balance()
    await openBuy(visitor)
    const first = await choose(visitor)
    await decide(first, 'Decline')
    await says(visitor, 'The purchase failed')
    await press(visitor, 'Choose another provider')
    const second = await choose(visitor, /^Lantern.* arrive/)
    await second.close()
    await says(visitor, 'The window is closed, or out of sight')
    const again = await opens(visitor.context, () => press(visitor, 'Open the window again'))
    await again.getByRole('button', { name: 'Decline' }).waitFor()
    await says(visitor, 'Continue in the window')
    await press(visitor, 'Choose another provider')
    // Cut off from the page that opened it, it is the visitor's to close.
    expect(again.isClosed()).toBe(false)
    expect(await balance()).toBe(before)
    expect(visitor.problems).toEqual([])
  })

  it('goes on by the link where the browser blocks the window', async () => {
    const visitor = await visit({
      path: '/?buy',
      prepare: (page) => page.addInitScript(() => Object.assign(window, { labOpen: window.open })),
    })
    await connect(visitor)
    await openBuy(visitor)
    await visitor.page.evaluate(() => Object.assign(window, { open: () => null }))
    await sellerOf(visitor, /^Harbour Pay.* arrive/).click()
    await says(visitor, 'Your browser blocked the window')
    const link = dialogOf(visitor).getByRole('link', { name: 'Open Harbour Pay' })
    const popup = await opens(visitor.context, () => link.click())
    await decide(popup, 'Pay')
    await says(visitor, 'Your purchase has arrived')
    expect(visitor.problems).toEqual([])
  })

  it('is taken up after a reload, and by another tab', async () => {
    const visitor = await visit({ path: '/?buy' })
    await connect(visitor)
    await openBuy(visitor)
    const popup = await choose(visitor)
    await visitor.page.reload()
    await openAccount(visitor)
    const another = { page: await visitor.context.newPage() }
    await another.page.goto(visitor.page.url())
    await openAccount(another)
    const tabs = [visitor, another]
    for (const tab of tabs) {
      await press(tab, 'Buy')
      await dialogOf(tab)
        .getByRole('button', { name: /Your purchase at Harbour Pay/ })
        .click()
      await says(tab, 'Continue in the window')
    }
    await decide(popup, 'Pay')
    for (const tab of tabs) await says(tab, 'Your purchase has arrived')
    expect(visitor.problems).toEqual([])
  })

  it('needs no mouse', async () => {
    const visitor = await visit({ path: '/?buy' })
    const { page, context } = visitor
    await connect(visitor)
    const go = async (name: RegExp, key = 'Enter') => {
      const target = page.getByRole('dialog').getByRole('button', { name })
      await target.waitFor()
      for (let step = 0; step < 40; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press(key)
    }
    await page
      .getByRole('button', { name: /^Account/ })
      .last()
      .focus()
    await page.keyboard.press('Enter')
    await go(/^Buy$/)
    await go(/Buy crypto/, ' ')
    const amount = page.getByRole('textbox', { name: 'You pay' })
    await amount.waitFor()
    for (let step = 0; step < 10; step += 1) {
      if (await amount.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('50')
    const popup = await opens(context, () => go(/^Harbour Pay.* arrive/))
    await decide(popup, 'Pay')
    await says(visitor, 'Your purchase has arrived')
    expect(visitor.problems).toEqual([])
  })

  it('is asked of the hosted backend in both shapes, and says so where it is down', async () => {
    for (const onramp of [null, 'client'] as const) {
      Object.assign(lab().backend.faults, { onramp })
      const visitor = await visit({ path: '/?hosted', expectsConsole: onramp ? [/404/] : [] })
      await connect(visitor)
      const before = await balance()
      await openBuy(visitor, '20')
      await dialogOf(visitor)
        .getByRole('button', { name: /You receive 0\.0099 ETH/ })
        .waitFor()
      const popup = await choose(visitor, onramp ? /^Coinbase/ : /^Harbour Pay/)
      await decide(popup, 'Pay')
      await expect.poll(async () => (await balance()) - before).toBe(parseEther('0.0099'))
      await says(visitor, 'Your purchase has arrived')
      expect(visitor.problems).toEqual([])
    }
    Object.assign(lab().backend.faults, { onramp: null, path: '/v1/onramp/multi', status: 503 })
    const visitor = await visit({ path: '/?hosted', expectsConsole: [/503/] })
    await connect(visitor)
    await openBuy(visitor, '20')
    await says(visitor, 'Prices cannot be read now.')
    Object.assign(lab().backend.faults, { path: '/', status: null })
    await press(visitor, 'Try again')
    await sellerOf(visitor, /^Harbour Pay.* arrive/).waitFor()
  })
})

describe('a page with buying alone', () => {
  it('buys by its views', async () => {
    const visitor = await visit({ path: '/buy.html' })
    const { page, context, answer } = visitor
    await answer('Approve', () => page.getByRole('button', { name: 'Lab Wallet' }).click())
    const place = page.getByRole('region', { name: 'Buy' })
    await place.getByRole('textbox', { name: 'You pay' }).fill('30')
    const popup = await opens(context, () => place.getByRole('button', { name: /^Lantern.* arrive/ }).click())
    await decide(popup, 'Pay')
    await place.getByText('Your purchase has arrived', { exact: true }).first().waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('buys by its hooks', async () => {
    const visitor = await visit({ path: '/buy-hooks.html' })
    const { page, context, answer } = visitor
    await answer('Approve', () => page.getByRole('button', { name: 'Lab Wallet' }).click())
    await page.getByRole('textbox', { name: 'You pay' }).fill('40')
    const popup = await opens(context, () => page.getByRole('button', { name: /^Harbour Pay 0\.0198/ }).click())
    await decide(popup, 'Pay')
    await page.locator('[aria-label="Buy"][data-status="success"]').waitFor()
    expect(visitor.problems).toEqual([])
  })
})
