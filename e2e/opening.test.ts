import { describe, expect, it } from 'vitest'
import { connect, useShop } from './shop'

const { visit } = useShop()

describe('the modal', () => {
  it('keeps the view that it had while it closes', async () => {
    const titles = `
      window.titles = []
      new MutationObserver(() => {
        const title = document.querySelector('[role="dialog"] h1, [role="dialog"] h2')?.textContent
        if (title && titles.at(-1) !== title) titles.push(title)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    `
    const visitor = await visit({ prepare: (page) => page.addInitScript(titles) })
    await connect(visitor)
    expect(await visitor.page.evaluate('window.titles')).toEqual(['Connect a wallet'])
    expect(visitor.problems).toEqual([])
  })

  it('begins to close in a frame after the page has drawn the account', async () => {
    const frames = `
      let frame = 0
      const count = () => requestAnimationFrame(() => count(frame++))
      count()
      window.seen = []
      const note = (name, isThere) => isThere && !seen.some(([known]) => known === name) && seen.push([name, frame])
      new MutationObserver(() => {
        note('account', document.querySelector('[data-testid="address"]')?.textContent.includes('0x'))
        note('closing', document.querySelector('[role="dialog"][data-state="closed"]'))
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    `
    const visitor = await visit({ prepare: (page) => page.addInitScript(frames) })
    await connect(visitor)
    const seen: readonly [string, number][] = await visitor.page.evaluate('window.seen')
    expect(seen.map(([name]) => name)).toEqual(['account', 'closing'])
    expect(seen[1]?.[1]).toBeGreaterThan(seen[0]?.[1] ?? Number.NaN)
  })

  it('is seen again where the page was busy from before an opening until after it', async () => {
    const busy = 'window.waiting = []; window.requestIdleCallback = (run) => waiting.push(run)'
    const { page, problems } = await visit({ prepare: (page) => page.addInitScript(busy) })
    const opener = page.getByRole('button', { name: 'Connect wallet' }).first()
    const ahead = page.locator('[aria-modal]').getByText('Lab Wallet')
    await opener.hover()
    await ahead.waitFor({ state: 'attached' })
    await opener.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await ahead.waitFor({ state: 'attached' })
    await page.evaluate('waiting.splice(0).forEach((run) => run())')
    await opener.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
    expect(problems).toEqual([])
  })

  // On a phone it is a sheet, which rises.
  it.each([1280, 400])(
    'is drawn ahead where nobody sees or reaches it, revealed, and drawn anew, at %i px',
    async (width) => {
      const { page, problems } = await visit({ viewport: { width, height: 720 } })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const panel = page.locator('[aria-modal]')
      expect(await panel.count()).toBe(0)
      await page.mouse.move(300, 300, { steps: 2 })
      await panel.getByText('Lab Wallet').waitFor({ state: 'attached' })
      // Laid out as well, which takes most of the time of an opening; what moves then has not moved yet.
      const layer = page.locator('[style="visibility: hidden;"]', { has: panel })
      await layer.waitFor({ state: 'attached' })
      expect(await panel.isVisible()).toBe(false)
      const movesOf = (state: AnimationPlayState) =>
        page.evaluate(
          (wanted) => document.getAnimations().filter(({ playState }) => playState === wanted).length,
          state,
        )
      // Its fading waits: had it ended, the layer would count as left. A change of the rows starts it again.
      await expect.poll(() => movesOf('paused')).toBeGreaterThan(0)
      expect(await movesOf('running')).toBe(0)
      const { height, isHit } = await panel.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return { height, isHit: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) }
      })
      expect([height > 200, isHit]).toEqual([true, false])
      // Nothing that runs as an effect has: no role, no lock, no focus, and the page is not hidden from anybody.
      const traces = page.locator(
        '[role="dialog"], [data-portico-locked], [data-radix-focus-guard], body > [aria-hidden]',
      )
      expect(await traces.count()).toBe(0)
      const isReached = await panel.evaluate((element) => {
        element.setAttribute('data-drawn-ahead', '')
        for (const each of element.querySelectorAll('button')) each.focus()
        return element.contains(document.activeElement)
      })
      expect(isReached).toBe(false)
      const opener = page.getByRole('button', { name: 'Connect wallet' }).first()
      await opener.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
      expect(await page.getByRole('dialog').getAttribute('data-drawn-ahead')).toBe('')
      expect(await layer.count()).toBe(0)
      expect(await movesOf('paused')).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await panel.getByText('Lab Wallet').waitFor({ state: 'attached' })
      expect(await panel.getAttribute('data-drawn-ahead')).toBe(null)
      expect(await panel.count()).toBe(1)
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(problems).toEqual([])
    },
  )

  it('draws and lays out the wallets of the directory ahead, so that the press adds no row', async () => {
    const { page, problems } = await visit({ path: '/namespaces.html' })
    await page.mouse.move(300, 300, { steps: 2 })
    const panel = page.locator('[aria-modal]')
    await panel.getByText(/^All wallets.*\+$/).waitFor({ state: 'attached' })
    await page.locator('[style="visibility: hidden;"]', { has: panel }).waitFor({ state: 'attached' })
    const rows = () => panel.locator('li').allTextContents()
    const ahead = await rows()
    await panel.evaluate((element) => {
      const added: string[] = []
      Object.assign(window, { added })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.nodeName === 'LI') added.push(node.textContent ?? '')
      }).observe(element, { subtree: true, childList: true })
    })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate('window.added')).toEqual([])
    expect(await rows()).toHaveLength(ahead.length)
    expect(problems).toEqual([])
  })

  it('has the page laid out once when it opens, and not at all before what its closing shows is drawn', async () => {
    const readings = `
      window.readings = []
      const note = (name) => window.readings.push(name + (document.querySelector('[role="dialog"]') ? ' with a dialog' : ''))
      const width = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')
      Object.defineProperty(Element.prototype, 'clientWidth', {
        get() {
          if (this === document.documentElement) note('width')
          return width.get.call(this)
        },
      })
      const read = window.getComputedStyle
      window.getComputedStyle = (element, ...more) => {
        if (element.dataset?.state === 'closed' && !window.isDrawn) note('style')
        return read(element, ...more)
      }
    `
    const { page } = await visit({ prepare: (each) => each.addInitScript(readings) })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate('window.readings')).toEqual(['width'])
    // A frame that comes after the closing has been drawn is as late as the task behind it.
    const isLocked = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      await frame()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await frame()
      Object.assign(window, { isDrawn: true })
      return document.documentElement.hasAttribute('data-portico-locked')
    })
    expect([isLocked, await page.evaluate('window.readings')]).toEqual([true, ['width']])
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate("document.documentElement.hasAttribute('data-portico-locked')")).toBe(false)
  })
})
