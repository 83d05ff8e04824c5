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
