import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findTextOverflow } from '../scripts/testing/textOverflow'
import { byTurns } from '../scripts/testing/byTurns'
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

describe.each(byTurns('windows', looks))(
  'in a window of $viewport.width × $viewport.height, $dir',
  ({ viewport, dir }) => {
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
  },
)

const heavy = [
  { what: 'a small window', viewport: { width: 320, height: 640 }, dir: 'rtl' },
  { what: 'a low window', viewport: { width: 320, height: 256 }, dir: 'ltr' },
  { what: 'text twice as large', viewport: { width: 320, height: 640 }, dir: 'ltr', size: '20px' },
  { what: 'forced colours', viewport: { width: 320, height: 640 }, dir: 'ltr', forced: true },
] as const

describe.each(byTurns('an account', heavy))('what an account leads to, with $what', ({ viewport, dir, ...look }) => {
  it('has no words that are cut off, and a button that can be reached', async () => {
    const prepare = (page: Page) => page.emulateMedia({ forcedColors: 'forced' in look ? 'active' : 'none' })
    const visitor = await visit({ path: `/?dir=${dir}`, viewport, prepare })
    const { page } = visitor
    if ('size' in look)
      await page.evaluate((size) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`[data-portico] { --portico-font-size: ${size} }`)
        document.adoptedStyleSheets.push(sheet)
      }, look.size)
    await connect(visitor)
    const dialog = dialogOf(visitor)
    const reaches = async (button: Locator) => {
      await button.scrollIntoViewIfNeeded()
      await expect.poll(() => button.evaluate(isInSight), { message: await button.innerText() }).toBe(true)
    }
    const back = () => press(visitor, 'Back')
    await page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await arrive(visitor, 'Account')

    await press(visitor, 'Receive')
    await arrive(visitor, 'Receive')
    await dialog.getByRole('tab', { name: 'Request' }).click()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('0.000000000000000001')
    await arrive(visitor, 'Receive', false)
    await reaches(dialog.getByRole('button', { name: 'Copy link' }))
    await press(visitor, 'Compatible networks')
    await arrive(visitor, 'Compatible networks')
    await back()
    await back()

    await press(visitor, 'Send')
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('1234.000000000000000001')
    await dialog.getByRole('textbox', { name: 'Receiver' }).fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
    await arrive(visitor, 'Send', false)
    const review = dialog.getByRole('button', { name: 'Preview Send' })
    await reaches(review)
    await review.click()
    await arrive(visitor, 'Review Send')
    await reaches(dialog.getByRole('button', { name: 'Cancel' }))
    await back()
    await back()

    await press(visitor, /^Ether/)
    await arrive(visitor, 'Token')
    await back()
    await dialog.getByRole('tab', { name: 'Activity' }).click()
    await arrive(visitor, 'Account', false)
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
