import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useShop } from './shop'

const { visit } = useShop()

const phone = { hasTouch: true, isMobile: true }

/** Opens the sheet with more wallets than it has room for. */
async function openSheet(path?: string) {
  const visitor = await visit({
    ...(path && { path }),
    viewport: { width: 390, height: 760 },
    device: phone,
    settings: { extraWallets: 12 },
  })
  const { page } = visitor
  const [pull] = await Promise.all([
    page.waitForResponse(/\/sheet\.late-|\/sheet-/),
    page.getByRole('button', { name: 'Connect wallet' }).first().tap(),
  ])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Lab Wallet' }).waitFor()
  await pull.finished()
  const top = async () => (await dialog.boundingBox())?.y ?? Number.NaN
  const foot = async () => {
    const box = await dialog.boundingBox()
    return box && Math.round(box.y + box.height)
  }
  await expect.poll(foot).toBe(760)
  return { ...visitor, dialog, top, foot, rest: await top(), finger: await fingerOn(page) }
}

/** A finger, by what the browser gets from a touch screen. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  // A finger is as fast as its events say, however long a busy machine takes to send them. In seconds.
  let timestamp = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
      timestamp: (timestamp += 0.016),
    })
  return {
    down: (y: number) => send('touchStart', y),
    move: (y: number) => send('touchMove', y),
    up: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
    drag: async (from: number, to: number, steps = 5) => {
      await send('touchStart', from)
      for (let step = 1; step <= steps; step++) await send('touchMove', from + ((to - from) * step) / steps)
    },
    rest: () => {
      timestamp += 0.2
      return page.waitForTimeout(200)
    },
  }
}

describe('the sheet of a phone', () => {
  it('follows a finger on its title, settles when let go early, and closes when pulled far', async () => {
    const { dialog, top, rest, finger, problems } = await openSheet()
    await finger.drag(rest + 40, rest + 90)
    await expect.poll(top).toBeGreaterThan(rest + 20)
    await finger.rest()
    await finger.up()
    await expect.poll(top).toBe(rest)
    await finger.drag(rest + 40, rest + 240)
    await finger.rest()
    await finger.up()
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('closes by a flick, which is short but fast', async () => {
    const { dialog, rest, finger } = await openSheet()
    await finger.drag(rest + 10, rest + 70, 3)
    await finger.up()
    await dialog.waitFor({ state: 'detached' })
  })

  it('stays for a pull that comes back, is taken from the page, or gets a second finger', async () => {
    const { page, dialog, top, rest, finger } = await openSheet()
    await finger.drag(rest + 10, rest + 220)
    await finger.move(rest + 120)
    await finger.move(rest + 30)
    await finger.up()
    await expect.poll(top).toBe(rest)
    await finger.drag(rest + 10, rest + 220)
    await expect.poll(top).toBeGreaterThan(rest + 100)
    await finger.cancel()
    await expect.poll(top).toBe(rest)
    // Up there is nothing: it gives way a little, and hides what is below.
    await finger.drag(rest + 60, rest + 100)
    await finger.move(rest - 100)
    await expect.poll(top).toBeLessThan(rest)
    expect(await top()).toBeGreaterThan(rest - 25)
    await finger.up()
    await expect.poll(top).toBe(rest)
    expect(await dialog.isVisible()).toBe(true)
    expect(await page.evaluate(() => document.querySelector<HTMLElement>('[role=dialog]')?.style.boxShadow)).toBe('')
  })

  it('scrolls a list that a finger began to scroll, and goes with the next finger once the list is at its top', async () => {
    const { page, dialog, top, rest, finger } = await openSheet()
    const list = dialog.getByRole('list').first()
    const scrolled = () =>
      list.evaluate((node) => {
        let scroller: Element | null = node
        while (scroller && scroller.scrollTop === 0) scroller = scroller.parentElement
        return scroller?.closest('[role=dialog]') ? scroller.scrollTop : 0
      })
    await finger.drag(650, 450)
    await finger.rest()
    await finger.up()
    await expect.poll(scrolled).toBeGreaterThan(50)
    await finger.drag(450, 740)
    expect(await top()).toBe(rest)
    await finger.rest()
    await finger.up()
    expect(await top()).toBe(rest)
    await expect.poll(scrolled).toBe(0)
    await finger.drag(450, 500)
    await expect.poll(top).toBeGreaterThan(rest + 20)
    await finger.rest()
    await finger.up()
    await expect.poll(top).toBe(rest)
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })

  it('stands above the keyboard on the screen, in portrait and in landscape', async () => {
    const { page, dialog, foot, problems } = await openSheet()
    const type = (height: number) =>
      page.evaluate((shown) => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => shown })
        visualViewport?.dispatchEvent(new Event('resize'))
      }, height)
    await type(460)
    await expect.poll(foot).toBe(460)
    await type(760)
    await expect.poll(foot).toBe(760)
    await page.setViewportSize({ width: 760, height: 390 })
    await type(200)
    await expect.poll(async () => (await foot()) ?? 0).toBeLessThanOrEqual(200)
    expect(await dialog.getByRole('heading', { level: 2 }).isVisible()).toBe(true)
    expect(problems).toEqual([])
  })
})

describe('a phone that is held sideways', () => {
  const insets = { left: 59, right: 59, bottom: 21 }
  /** Side of its notch: nothing may stand there. */
  async function turned(width: number) {
    const prepare = async (page: Page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    }
    const visitor = await visit({ viewport: { width, height: 390 }, device: phone, prepare })
    const isClear = async (part: Locator) => {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(insets.left)
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width - insets.right)
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(390 - insets.bottom)
    }
    return { ...visitor, isClear }
  }

  it.each([
    ['a card', 440],
    ['a sheet', 420],
  ])('has %s clear of the notch, and of the bar at its foot', async (_what, width) => {
    const { page, isClear, problems } = await turned(width)
    await page.getByRole('button', { name: 'Connect wallet' }).first().tap()
    const row = page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' })
    await row.waitFor()
    await isClear(row)
    await isClear(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
    expect(problems).toEqual([])
  })
})
