import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { highContrast } from '../src/primitives/theme/highContrast'
import { light } from '../src/primitives/theme/palette'
import { connect, sees, useShop, type Visit } from './shop'

const { visit } = useShop()
const paths = ['/', '/composed.html', '/embedded.html', '/plain.html', '/ssr.html', '/two.html', '/hostile.html']

describe('every page of the shop', () => {
  it.each(paths)('%s loads under the strict policy and sends no request', async (path) => {
    const visitor = await visit({ path })
    await visitor.page.getByRole('button').first().waitFor()
    await visitor.page.waitForLoadState('networkidle')
    expect(visitor.problems).toEqual([])
  })
})

describe('other ways to embed', () => {
  it('a composed flow of single views connects without the modal', async () => {
    const visitor = await visit({ path: '/composed.html' })
    const row = visitor.page.getByRole('button', { name: 'Lab Wallet' })
    await visitor.answer('Reject', () => row.click())
    await visitor.page.getByText('Connection declined', { exact: true }).waitFor()
    await visitor.answer('Approve', () => visitor.page.getByRole('button', { name: 'Try again' }).click())
    await expect.poll(() => visitor.page.getByTestId('address').textContent()).toMatch(/^0x/)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expect(visitor.problems).toEqual([])
  })

  it('the embedded variant does it all in place', async () => {
    const visitor = await visit({ path: '/embedded.html' })
    await visitor.answer('Approve', () => visitor.page.getByRole('button', { name: 'Lab Wallet' }).click())
    await sees(visitor, 'status', /^connected$/)
    await visitor.page.getByRole('button', { name: 'Disconnect' }).click()
    await visitor.page.getByRole('button', { name: 'Lab Wallet' }).waitFor()
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    expect(visitor.problems).toEqual([])
  })

  it('the embedded variant of two panes has its place from the start', async () => {
    const boxes: unknown[] = []
    const prepare = (page: Page) =>
      page.route(/wide[^/]*\.js/i, async (route) => {
        const place = page.locator('main [data-portico]').last().locator('> div > div')
        await place.waitFor()
        boxes.push(await place.boundingBox())
        await route.continue()
      })
    const { page, problems } = await visit({ path: '/embedded.html?layout=wide', prepare })
    const card = page.locator('main [data-portico]').last().locator('> div')
    await card.getByRole('button', { name: 'Lab Wallet' }).waitFor()
    expect(boxes).toEqual([await card.boundingBox()])
    expect(problems).toEqual([])
  })

  it('a page without React opens the modal and hears of the account', async () => {
    const visitor = await visit({ path: '/plain.html' })
    await visitor.page.getByRole('button', { name: 'Sign in with a wallet' }).click()
    const row = visitor.page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' })
    await visitor.answer('Approve', () => row.click())
    await sees(visitor, 'status', /^connected$/)
    await visitor.page.getByRole('button', { name: /^0x/ }).waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('two instances stay apart, also after a reload', async () => {
    const visitor = await visit({ path: '/two.html' })
    const status = (name: string) => visitor.page.getByRole('region', { name }).getByTestId('status').textContent()
    await connect(visitor)
    await expect.poll(() => status('buyer')).toBe('connected')
    expect(await status('seller')).toBe('disconnected')
    await visitor.page.reload()
    await expect.poll(() => status('buyer')).toBe('connected')
    expect(await status('seller')).toBe('disconnected')
    expect(visitor.problems).toEqual([])
  })
})

describe('a hostile page', () => {
  // Everything that shows; what follows from the place in the page is left out.
  const looks = ({ page }: Visit, role: 'button' | 'heading', name: string) =>
    page
      .getByRole(role, { name })
      .first()
      .evaluate((node) => {
        const style = getComputedStyle(node)
        const layout = /^(inline-size|width|perspective-origin|transform-origin|inset|top|left|right|bottom)/
        const names = [...style].filter((property) => !property.startsWith('--') && !layout.test(property))
        return Object.fromEntries(names.map((property) => [property, style.getPropertyValue(property)]))
      })

  it('disturbs no button, row or heading', async () => {
    const hostile = await visit({ path: '/hostile.html' })
    const kind = await visit({ path: '/embedded.html' })
    const kindModal = await visit({ path: '/two.html' })
    for (const [role, name] of [
      ['button', 'Lab Wallet'],
      ['heading', 'Connect a wallet'],
    ] as const)
      expect(await looks(hostile, role, name)).toEqual(await looks(kind, role, name))
    expect(await looks(hostile, 'button', 'Connect wallet')).toEqual(await looks(kindModal, 'button', 'Connect wallet'))
    await connect(hostile)
    expect(hostile.problems).toEqual([])
  })
})

describe('a visitor who asks for more contrast', () => {
  /** Colours of the open modal, by the names of their tokens. */
  const colors = ({ page }: Visit) =>
    page.getByRole('dialog').evaluate((dialog) => {
      const style = getComputedStyle(dialog)
      const names = ['text', 'border', 'accent'] as const
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--portico-color-${name}`)]))
    })
  const own = { accent: '#0f5c3f' }

  it('has it from the first frame of the modal on, light and dark, and a colour of the page stays the page’s', async () => {
    const visitor = await visit({
      prepare: async (page) => {
        await page.emulateMedia({ contrast: 'more', colorScheme: 'light' })
        // Notes what the modal has when it is put into the page, before it is painted.
        await page.addInitScript(() => {
          new MutationObserver(() => {
            const dialog = document.querySelector('[role=dialog]')
            const root = document.documentElement
            if (dialog && !root.dataset['first'])
              root.dataset['first'] = getComputedStyle(dialog).getPropertyValue('--portico-color-text')
          }).observe(document, { childList: true, subtree: true })
        })
      },
    })
    const { page } = visitor
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['first'])).toBe(highContrast.light.text)
    expect(await colors(visitor)).toMatchObject({
      text: highContrast.light.text,
      border: highContrast.light.border,
      accent: highContrast.light.accent,
    })
    await page.evaluate((accent) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`[data-portico] { --portico-color-accent: ${accent} }`)
      document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets]
    }, own.accent)
    expect(await colors(visitor)).toMatchObject({ text: highContrast.light.text, ...own })
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' })
    expect(await colors(visitor)).toMatchObject({ text: highContrast.dark.text, border: highContrast.dark.border })
    await page.emulateMedia({ contrast: 'more', colorScheme: 'light', forcedColors: 'active' })
    expect(await colors(visitor)).toMatchObject({ text: light.text, border: light.border })
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light', forcedColors: 'none' })
    expect(await colors(visitor)).toMatchObject({ text: light.text, ...own })
    expect(visitor.problems).toEqual([])
  })
})

describe('a phone', () => {
  it('shows a sheet at its foot that can be pulled down', async () => {
    const visitor = await visit({ viewport: { width: 390, height: 760 } })
    const { page } = visitor
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Lab Wallet' }).waitFor()
    // It rises: where it comes to rest is what counts.
    const foot = async () => {
      const box = await dialog.boundingBox()
      return box && Math.round(box.y + box.height)
    }
    await expect.poll(foot).toBe(760)
    const box = await dialog.boundingBox()
    if (!box) throw new Error('No sheet')
    expect(box).toMatchObject({ x: 0, width: 390 })
    await page.mouse.move(195, box.y + 8)
    await page.mouse.down()
    await page.mouse.move(195, box.y + 180, { steps: 6 })
    await page.mouse.up()
    await dialog.waitFor({ state: 'detached' })
    expect(visitor.problems).toEqual([])
  })
})

describe('three hundred wallets', () => {
  it('are cut to a hundred, in a bounded number of rows that the keyboard reaches all the same', async () => {
    const visitor = await visit({ settings: { extraWallets: 300 } })
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).click()
    const rows = visitor.page.getByRole('dialog').getByRole('listitem')
    await rows.first().waitFor()
    expect(await rows.count()).toBeLessThan(30)
    expect(await rows.first().getAttribute('aria-setsize')).toBe('102')
    for (let step = 0; step < 40; step++) {
      await visitor.page.keyboard.press('Tab')
      // As fast as a key repeats, which is slower than frames are.
      await visitor.page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
    }
    const focused = await visitor.page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toMatch(/Wallet (3\d|4\d)/)
    expect(visitor.problems).toEqual([])
  })
})

describe('the keyboard alone', () => {
  it('stands on the first option when it opened the modal; a pointer leaves it on the heading', async () => {
    const { page } = await visit()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await expect.poll(focused).toBe('Connect a wallet')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Connect wallet' }).press('Enter')
    await expect.poll(focused).toBe('WalletConnectQR code')
  })

  it('connects, switches network and disconnects', async () => {
    const visitor = await visit()
    const { page, context } = visitor
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 30; step++) {
        const words = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        )
        if (name.test(words)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`The keyboard does not reach ${name}`)
    }
    const press = async (name: RegExp) => {
      await tabTo(name)
      await page.keyboard.press('Enter')
    }
    const approveByKeyboard = async () => {
      const popup = await context.waitForEvent('page')
      await popup.getByRole('button').first().waitFor()
      await popup.keyboard.press('Tab')
      await popup.keyboard.press('Tab')
      await popup.keyboard.press('Tab')
      await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter').catch(() => undefined)])
    }
    await press(/^Connect wallet$/)
    await page.getByRole('dialog').waitFor()
    await Promise.all([approveByKeyboard(), press(/Lab Wallet/)])
    await sees(visitor, 'status', /^connected$/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(/^Account/)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Harbour/ })
      .waitFor()
    await press(/^H?Harbour/)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Lighthouse/ })
      .waitFor()
    await Promise.all([approveByKeyboard(), press(/Lighthouse/)])
    await sees(visitor, 'network', /^Lighthouse$/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(/^Account/)
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).waitFor()
    await press(/^Disconnect$/)
    await sees(visitor, 'status', /^disconnected$/)
    expect(visitor.problems).toEqual([])
  })
})
