import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { connect, sees, useShop, type Visit } from './shop'

const { visit, lab } = useShop()
const path = '/ssr.html'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Observed {
  readonly shifts: readonly { readonly value: number; readonly what: readonly (string | undefined)[] }[]
}

const boxes = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header button')].map((button) => button.getBoundingClientRect().toJSON() as Box),
  )
const words = (page: Page) => page.locator('header button').allTextContents()
const own = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'portico')

/** Waits until the page has asked for nothing new for half a second; what it asks for again, as a balance, counts too. */
async function loadsNothing(page: Page) {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await count(); before !== now; now = await count()) {
    before = now
    await page.waitForTimeout(500)
  }
}

/** Loads the page again with its script held back: what is drawn before it, and what moves until the end. */
async function reload({ page, context }: Visit, until: RegExp) {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.textContent ?? undefined) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let first: { boxes: readonly Box[]; words: readonly string[] } | undefined
  await context.route(/\/ssr-.*\.js/, async (route) => {
    await page.locator('header button').first().waitFor()
    await page.waitForTimeout(300)
    first = { boxes: await boxes(page), words: await words(page) }
    await route.continue()
  })
  await page.reload()
  await page.locator('header').getByRole('button', { name: until }).last().waitFor()
  await loadsNothing(page)
  const { shifts } = await page.evaluate(() => ({ shifts: (window as unknown as Observed).shifts }))
  return { first, last: { boxes: await boxes(page), words: await words(page) }, shifts }
}

describe('a server-rendered page', () => {
  it('offers to connect from the first frame on to who was never connected, and nothing moves', async () => {
    const visitor = await visit({ path })
    const { first, last, shifts } = await reload(visitor, /^Connect wallet$/)
    expect(first?.words).toEqual(['HNetworkHarbour', 'Connect wallet'])
    expect(last).toEqual(first)
    expect(shifts).toEqual([])
    expect(await own(visitor.context)).toBeUndefined()
    await connect(visitor)
    expect(visitor.problems).toEqual([])
  })

  it('keeps the places of who was connected, and nothing moves', async () => {
    const visitor = await visit({ path })
    await connect(visitor)
    await visitor.page.mouse.move(10, 400)
    const { first, last, shifts } = await reload(visitor, /^Account.*9,999/)
    expect(first?.words).toEqual(['HNetworkHarbour', 'Account', 'Connecting'])
    expect(last.words.slice(1)).toEqual([expect.stringMatching(/^Account.*9,999/), 'Accountalice.eth'])
    expect(last.boxes).toEqual(first?.boxes)
    expect(shifts).toEqual([])
    expect(visitor.problems).toEqual([])
  })

  it('draws its buttons in one line, of one height', async () => {
    const visitor = await visit({ path })
    const places = async () => [...new Set((await boxes(visitor.page)).map(({ y, height }) => `${y} ${height}`))]
    expect(await places()).toHaveLength(1)
    const before = await places()
    await connect(visitor)
    await visitor.page.getByRole('button', { name: /^Account.*9,999/ }).waitFor()
    expect(await places()).toEqual(before)
    expect(await boxes(visitor.page)).toHaveLength(3)
    // As words of a line, without a flex container around them.
    await visitor.page.locator('.wallets').evaluate((element) => void (element.style.display = 'block'))
    expect(await places()).toHaveLength(1)
  })

  it('keeps a cookie without an address, on the network in use, until the disconnect', async () => {
    const visitor = await visit({ path })
    await connect(visitor)
    const [harbour, lighthouse] = lab().chains
    await expect
      .poll(() => own(visitor.context))
      .toMatchObject({ value: `eip155.${harbour?.chain.id}`, path: '/', sameSite: 'Lax' })
    await visitor.page.getByRole('button', { name: 'Network Harbour' }).click()
    const row = visitor.page.getByRole('dialog').getByRole('button', { name: /Lighthouse/ })
    await visitor.answer('Add', () => row.click())
    await expect.poll(async () => (await own(visitor.context))?.value).toBe(`eip155.${lighthouse?.chain.id}`)
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' })
    const { first } = await reload(visitor, /^Account/)
    expect(first?.words[0]).toBe('LNetworkLighthouse')
    await visitor.page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => own(visitor.context)).toBeUndefined()
    expect(visitor.problems).toEqual([])
  })

  it('is the only one that keeps a cookie', async () => {
    const visitor = await visit()
    await connect(visitor)
    await sees(visitor, 'status', /^connected$/)
    expect(await visitor.context.cookies()).toEqual([])
  })

  it.each([
    ['never', '', ['HNetworkHarbour', 'Connect wallet']],
    ['once', 'portico=eip155.1', ['HNetworkHarbour', 'Account', 'Connecting']],
  ])('turns nothing for ever without JavaScript (connected: %s)', async (_when, cookie, expected) => {
    const { context } = await visit({ path })
    const still = await context.browser()?.newContext({ javaScriptEnabled: false })
    if (!still) throw new Error('No browser')
    try {
      if (cookie) await still.setExtraHTTPHeaders({ cookie })
      const page = await still.newPage()
      await page.goto(lab().url + path)
      expect(await words(page)).toEqual(expected)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect(await page.locator('header [aria-busy]').count()).toBe(0)
    } finally {
      await still.close()
    }
  })
})
