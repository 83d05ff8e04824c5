import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectQuiet } from './everyChain'
import { useShop } from './shop'

const { visit } = useShop()

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })
/** True if the focus is in the dialog, which is in a shadow root. */
const hasFocus = (page: Page) => modalOf(page).evaluate((modal) => modal.matches(':focus-within'))

async function openWithKeys(page: Page) {
  await page.getByRole('button', { name: 'Connect wallet' }).focus()
  await page.keyboard.press('Enter')
  await modalOf(page).waitFor()
  await expect.poll(() => hasFocus(page)).toBe(true)
}

/** True if the shadow root has its own sheet and each sheet of a late file, of which there are some. */
const hasLateStyles = (page: Page) =>
  page.evaluate(() => {
    const own = document.getElementById('root')?.shadowRoot?.adoptedStyleSheets ?? []
    const late = document.adoptedStyleSheets
    return late.length > 0 && own.length === late.length + 1 && late.every((sheet) => own.includes(sheet))
  })

describe.each(['modal', 'mount'])('in a shadow root, by %s', (kind) => {
  it('the dialog is drawn there with its styles, keeps the focus, closes, and connects', async () => {
    const visitor = await visit({ path: `/shadow.html?kind=${kind}` })
    const { page } = visitor
    await openWithKeys(page)
    expect(await modalOf(page).evaluate((modal) => modal.getRootNode() instanceof ShadowRoot)).toBe(true)
    const card = modalOf(page).locator('section, [class]').first()
    expect((await card.boundingBox())?.width).toBeLessThan(420)
    expect(await page.evaluate(() => document.querySelector('[data-portico]'))).toBeNull()
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      expect(await hasFocus(page)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await modalOf(page).waitFor({ state: 'detached' })
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await expect.poll(() => button.evaluate((one) => one.matches(':focus'))).toBe(true)
    await button.click()
    await modalOf(page).waitFor()
    await page.mouse.click(8, 790)
    await modalOf(page).waitFor({ state: 'detached' })
    await button.click()
    await visitor.answer('Approve', () => modalOf(page).getByRole('button', { name: 'Lab Wallet' }).click())
    await expect.poll(() => page.getByTestId('address').textContent()).toMatch(/^0x/)
    // The account is drawn by files that come late, with styles of their own.
    await page.getByRole('button').first().click()
    const send = page.getByRole('dialog').getByRole('button', { name: 'Receive' })
    await send.waitFor()
    expect(await hasLateStyles(page)).toBe(true)
    // Messages are drawn there also while the dialog is closed.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await hasLateStyles(page)).toBe(true)
    expectQuiet(visitor)
  })
})

it('in a closed shadow root the focus stays in the dialog, in both directions, and returns', async () => {
  const visitor = await visit({ path: '/shadow.html?closed' })
  const { page } = visitor
  // Locators do not look into closed roots.
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = (window as unknown as { shadow: ShadowRoot }).shadow
      return `${activeElement?.closest('dialog') ? 'dialog' : 'page'}: ${activeElement?.textContent}`
    })
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('page: Connect wallet')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^dialog: /)
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>()
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press(key)
      stops.add(await focused())
    }
    expect([...stops].filter((one) => one.startsWith('page'))).toEqual([])
    expect(stops.size).toBeGreaterThan(3)
  }
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('page: Connect wallet')
  expectQuiet(visitor)
})

it('an embed in a shadow root has its styles and connects', async () => {
  const visitor = await visit({ path: '/shadow.html?kind=embed' })
  const { page } = visitor
  await visitor.answer('Approve', () => page.getByRole('button', { name: 'Lab Wallet' }).click())
  await expect.poll(() => page.getByTestId('address').textContent()).toMatch(/^0x/)
  await page.getByRole('button', { name: 'Receive' }).waitFor()
  await expect.poll(() => hasLateStyles(page)).toBe(true)
  expectQuiet(visitor)
})
