import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { layerKinds } from '../scripts/hosts/visit/layers'
import { expectQuiet } from './everyChain'
import { useShop } from './shop'

const { visit } = useShop()
// Libraries write styles, for their scroll locks for one, which the shop's policy does not allow.
const expectsConsole = [/inline style/, /^policy: style-src/]

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Connect a wallet' })

/** Opens a layer of the shop and, from within, the modal. */
async function openWithin(page: Page, kind: string) {
  await page.getByRole('button', { name: kind, exact: true }).click()
  await page.getByTestId(kind).waitFor()
  await page.getByRole('button', { name: `Pay from ${kind}` }).click()
  await modalOf(page).waitFor()
  await expect.poll(() => hasFocus(page)).toBe(true)
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const hasFocus = (page: Page) => modalOf(page).evaluate((modal) => modal.contains(document.activeElement))

/** Only the modal has gone, and the focus is where it came from. */
async function isBack(page: Page, kind: string) {
  await modalOf(page).waitFor({ state: 'detached' })
  expect(await page.getByTestId(kind).isVisible()).toBe(true)
  await expect.poll(() => focusedText(page)).toBe(`Pay from ${kind}`)
}

describe.each(layerKinds)('over a layer of the host: %s', (kind) => {
  it('the modal is on top, keeps the focus, and connects', async () => {
    const visitor = await visit({ path: '/layers.html', expectsConsole })
    const { page } = visitor
    await openWithin(page, kind)
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      await page.waitForTimeout(60)
      expect(await hasFocus(page)).toBe(true)
    }
    const row = modalOf(page).getByRole('button', { name: 'Lab Wallet' })
    await visitor.answer('Approve', () => row.click())
    await isBack(page, kind)
    expect(await page.getByTestId(kind).getByTestId('address').textContent()).toMatch(/^0x/)
    expectQuiet(visitor)
  })

  it('Escape and a press outside close the modal alone', async () => {
    const visitor = await visit({ path: '/layers.html', expectsConsole })
    const { page } = visitor
    await openWithin(page, kind)
    await page.keyboard.press('Escape')
    await isBack(page, kind)
    await page.getByRole('button', { name: `Pay from ${kind}` }).click()
    await modalOf(page).waitFor()
    await page.mouse.click(8, 790)
    await isBack(page, kind)
    expectQuiet(visitor)
  })
})

it.each(['native', 'popover', 'radix'])('over a layer of the host: %s, with the keyboard', async (kind) => {
  const visitor = await visit({ path: '/layers.html', expectsConsole })
  const { page } = visitor
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press(kind)
  // The second opening finds a layer that was drawn ahead of it.
  for (let opening = 0; opening < 2; opening++) {
    await press(`Pay from ${kind}`)
    await expect.poll(() => focusedText(page)).toContain('Lab Wallet')
    await page.keyboard.press('Escape')
    await isBack(page, kind)
  }
})

it('announces in the top layer what live regions in the page announce', async () => {
  const visitor = await visit({ path: '/layers.html', expectsConsole })
  const { page } = visitor
  await openWithin(page, 'native')
  await visitor.answer('Reject', () => modalOf(page).getByRole('button', { name: 'Lab Wallet' }).click())
  const regions = page.locator('dialog[data-react-aria-top-layer] > [aria-live]')
  await expect
    .poll(() => regions.allTextContents())
    .toEqual([expect.stringContaining('Lab Wallet'), expect.stringContaining('declined')])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: /Lab Wallet|wallet/ }).waitFor({ state: 'detached' })
  expectQuiet(visitor)
})

it('opens in the page again where the layer of the host has closed', async () => {
  const { page } = await visit({ path: '/layers.html', expectsConsole })
  await openWithin(page, 'native')
  await page.keyboard.press('Escape')
  await isBack(page, 'native')
  await page.keyboard.press('Escape')
  await page.evaluate("document.querySelector('dialog').close()")
  await page.evaluate("document.querySelector('#root').querySelector('button').focus()")
  await page.evaluate('window.openModal()')
  await modalOf(page).waitFor()
  expect(await page.locator('dialog[data-react-aria-top-layer]').count()).toBe(0)
})

it('the modal stays in sight when the popover that it opened over closes or is taken away', async () => {
  for (const act of ['hidePopover', 'remove'] as const) {
    const visitor = await visit({ path: '/layers.html', expectsConsole })
    const { page } = visitor
    await openWithin(page, 'popover')
    await page.getByTestId('popover').evaluate((layer, name) => (layer as HTMLElement)[name](), act)
    await expect.poll(() => modalOf(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await modalOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'trap', exact: true }).click()
    await page.getByTestId('trap').waitFor()
    expectQuiet(visitor)
  }
})
