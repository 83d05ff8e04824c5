import { describe, expect, it } from 'vitest'
import { findTextOverflow } from '../scripts/testing/textOverflow'
import { expectHeading, expectWholeHead, isInSight } from './lowWindow'
import { connect, useShop, type Visit } from './shop'

const { visit } = useShop()

const viewports = [
  { width: 1100, height: 800 },
  { width: 320, height: 640 },
  // A small phone held sideways, or 400 % zoom on a desktop.
  { width: 320, height: 256 },
]
const looks = viewports.flatMap((viewport) => (['ltr', 'rtl'] as const).map((dir) => ({ viewport, dir })))

const dialogOf = ({ page }: Visit) => page.getByRole('dialog')
const press = (visitor: Visit, name: string | RegExp) => dialogOf(visitor).getByRole('button', { name }).first().click()

/** Waits for a view by its title: it begins at its top, and none of its words are cut off. */
async function arrive(visitor: Visit, title: string | RegExp, isForward = true) {
  await dialogOf(visitor).getByRole('heading', { name: title }).first().waitFor()
  await expect.poll(() => dialogOf(visitor).getByText('Loading').count()).toBe(0)
  if (isForward) await expectWholeHead(dialogOf(visitor))
  const cut = async () => (await dialogOf(visitor).evaluate(findTextOverflow)).map((text) => `${title}: ${text}`)
  await expect.poll(cut).toEqual([])
}

describe.each(looks)('in a window of $viewport.width × $viewport.height, $dir', ({ viewport, dir }) => {
  it('no words of the views before a connection are cut off', async () => {
    const visitor = await visit({ path: '/namespaces.html', viewport })
    await visitor.page.evaluate((value) => (document.documentElement.dir = value), dir)
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await dialogOf(visitor).getByRole('button', { name: 'Lab Wallet' }).waitFor()
    await arrive(visitor, 'Connect a wallet')
    await press(visitor, /^All wallets/)
    await dialogOf(visitor).getByRole('grid').getByRole('button').first().waitFor()
    await arrive(visitor, 'All wallets')
    const arrow = dialogOf(visitor).getByRole('button', { name: 'Back' }).locator('svg')
    const { a: points } = await arrow.evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).toJSON())
    expect(points, 'where the arrow points').toBe(dir === 'rtl' ? -1 : 1)
    await press(visitor, 'Back')
    await press(visitor, /WalletConnect/)
    await dialogOf(visitor).getByRole('button', { name: 'Copy link' }).waitFor()
    await arrive(visitor, 'Connect a wallet')
    await press(visitor, 'Back')
    await press(visitor, 'What is a wallet?')
    await arrive(visitor, 'What is a wallet?')
    await press(visitor, 'Get a wallet')
    await arrive(visitor, 'Get a wallet')
    expect(visitor.problems).toEqual([])
  })

  it('whoever opens it by keyboard sees its heading, and where the focus is', async () => {
    const visitor = await visit({ path: '/namespaces.html', viewport })
    await visitor.page.evaluate((value) => (document.documentElement.dir = value), dir)
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().focus()
    await visitor.page.keyboard.press('Tab')
    await visitor.page.keyboard.press('Shift+Tab')
    await visitor.page.keyboard.press('Enter')
    await dialogOf(visitor).getByRole('button', { name: 'Lab Wallet' }).waitFor()
    await arrive(visitor, 'Connect a wallet')
    const focused = dialogOf(visitor).locator(':focus')
    expect(await focused.evaluate(isInSight)).toBe(true)
    for (let presses = 0; presses < 6; presses += 1) {
      await visitor.page.keyboard.press('Tab')
      await expect.poll(() => focused.evaluate(isInSight), { message: `after ${presses + 1} × Tab` }).toBe(true)
    }
    await expectHeading(dialogOf(visitor))
    expect(visitor.problems).toEqual([])
  })

  it('nor of those after it', async () => {
    const visitor = await visit({ path: `/?dir=${dir}`, viewport })
    await connect(visitor)
    await visitor.page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await arrive(visitor, 'Account')
    await press(visitor, /Network|Harbour/)
    await arrive(visitor, /network|chain/i)
    expect(visitor.problems).toEqual([])
  })
})

describe('a search for words that are cut off', () => {
  const box = (style: string, more = '') =>
    `<p ${more} style="width: 60px; white-space: nowrap; ${style}">A long wallet name</p>`
  const ellipsis = 'overflow: hidden; text-overflow: ellipsis'

  it.each([
    ['sticks out', box(''), ['"A long wallet name" sticks out of its box at a side']],
    ['is hidden', box('overflow: hidden'), ['"A long wallet name" sticks out of its box at a side']],
    ['ends in an ellipsis', box(ellipsis), []],
    ['is told nowhere', box(ellipsis, 'aria-hidden="true"'), ['"A long wallet name" is cut off and told nowhere else']],
    [
      'is told beside it',
      `<button aria-label="A long wallet name">${box(ellipsis, 'aria-hidden="true"')}</button>`,
      [],
    ],
    ['can be scrolled to', box('overflow: auto'), []],
  ])('knows what %s', async (_what, html, found) => {
    const { page } = await visit()
    await page.goto('about:blank')
    await page.setContent(html)
    expect(await page.locator('body').evaluate(findTextOverflow)).toEqual(found)
  })
})
