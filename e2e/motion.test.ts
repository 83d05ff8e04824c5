import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { connect, opens, useShop } from './shop'

const { visit } = useShop()

interface Moved {
  readonly name: string
  readonly from: Record<string, string | number>
}

declare global {
  interface Window {
    moved: Moved[]
    reads: string[]
  }
}

/** Notes what scripts animate: the text of the button or of what it is in, and where it comes from. */
function recordMoves() {
  window.moved = []
  // A view that comes late has nothing travel to it; a busy machine is not to be late for that.
  const now = performance.now.bind(performance)
  performance.now = () => now() / 20
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const [from = {}] = frames as Record<string, string | number>[]
    window.moved.push({ name: this.textContent ?? '', from })
    return animate.call(this, frames, options)
  }
}

/** Notes what is read in the task of a press that has a page laid out. */
function recordReads() {
  window.reads = []
  let isPress = false
  const note = (name: string) => isPress && window.reads.push(name)
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function () {
    note('getBoundingClientRect')
    return getBoundingClientRect.call(this)
  }
  const scrollTop = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop')
  const get = function (this: Element): number {
    note('scrollTop')
    return scrollTop?.get?.call(this) as number
  }
  Object.defineProperty(Element.prototype, 'scrollTop', { ...scrollTop, get })
  const begin = () => {
    isPress = true
    setTimeout(() => (isPress = false))
  }
  addEventListener('click', begin, { capture: true })
}

const moves = (page: Page) => page.evaluate(() => window.moved)
const travels = async (page: Page) => (await moves(page)).filter(({ from }) => 'zIndex' in from)

/** Visits in a browser whose visitor wishes for motion, and opens the modal. */
async function openMoving(reducedMotion: 'no-preference' | 'reduce' = 'no-preference', path = '/') {
  const visitor = await visit({
    path,
    prepare: async (page) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(recordMoves)
    },
  })
  const { page } = visitor
  const [code] = await Promise.all([
    page.waitForResponse(/\/motion\.late-|\/motion-/),
    page.getByRole('button', { name: 'Connect wallet' }).first().click(),
  ])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Lab Wallet' }).waitFor()
  // It is here once it was evaluated as well.
  await page.evaluate(`import(${JSON.stringify(code.url())})`)
  return { ...visitor, dialog }
}

describe('motion', () => {
  it('takes the image of a wallet from its row to the waiting view, and back', async () => {
    const { page, context, dialog, problems } = await openMoving()
    const row = dialog.getByRole('button', { name: 'Lab Wallet' })
    const box = await row.boundingBox()
    const window = await opens(context, () => row.click())
    await expect.poll(async () => (await travels(page)).length).toBe(1)
    const [there] = await travels(page)
    // From the row, which is above and to the side of the middle, and half as large.
    expect(there?.from['transform']).toMatch(/^translate\(-\d.*\) scale\(0\.5\)$/)
    expect(box).not.toBeNull()
    await window.close()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.poll(async () => (await travels(page)).length).toBe(2)
    expect((await travels(page))[1]?.from['transform']).toMatch(/scale\(2\)$/)
    expect(problems).toEqual([])
  })

  it('goes the other way where words go from right to left', async () => {
    const { page, context, dialog, problems } = await openMoving('no-preference', '/?dir=rtl')
    const sideways = async () =>
      (await moves(page)).map(({ from }) => from['transform']).filter((to) => /X/.test(`${to}`))
    const popup = await opens(context, () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await expect.poll(async () => (await travels(page)).length).toBe(1)
    // From the row, whose image stands at the right; what is around it comes deeper, from the left.
    expect((await travels(page))[0]?.from['transform']).toMatch(/^translate\(\d.*\) scale\(0\.5\)$/)
    expect(new Set(await sideways())).toEqual(new Set(['translateX(-16px)']))
    await popup.close()
    await page.evaluate(() => (window.moved = []))
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.poll(async () => (await travels(page)).length).toBe(1)
    expect(new Set(await sideways())).toEqual(new Set(['translateX(16px)']))
    expect(problems).toEqual([])
  })

  it('ends a wait that came to something in a check, which leaves nothing behind and holds up nothing', async () => {
    const { page, answer, dialog, problems } = await openMoving()
    await answer('Approve', () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await dialog.waitFor({ state: 'detached' })
    const checks = async () => (await moves(page)).filter(({ from }) => from['transform'] === 'scale(.4)')
    await expect.poll(async () => (await checks()).length).toBe(1)
    await expect.poll(() => page.locator('[data-portico][inert]').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('shows no check to a visitor who gives up', async () => {
    const { page, context, dialog } = await openMoving()
    const window = await opens(context, () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await window.close()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect((await moves(page)).filter(({ from }) => from['transform'] === 'scale(.4)')).toEqual([])
  })

  it('keeps no press waiting: nothing is measured in it, and what the pointer comes to answers at once', async () => {
    const { page, context, dialog, problems } = await openMoving()
    await page.evaluate(recordReads)
    const row = dialog.getByRole('button', { name: 'Lab Wallet' })
    await page.mouse.move(1, 1)
    const fades = row.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          let count = 0
          button.addEventListener('transitionrun', () => (count += 1))
          const look = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(count)))
          button.addEventListener('pointerover', () => requestAnimationFrame(look), { once: true })
        }),
    )
    await row.hover()
    await opens(context, () => row.click())
    expect([await fades, await page.evaluate(() => window.reads)]).toEqual([0, []])
    expect(problems).toEqual([])
  })

  it('moves nothing where less motion is wished for', async () => {
    const visitor = await openMoving('reduce')
    const { page, answer, dialog } = visitor
    await answer('Approve', () => dialog.getByRole('button', { name: 'Lab Wallet' }).click())
    await dialog.waitFor({ state: 'detached' })
    expect(await moves(page)).toEqual([])
  })

  it('has a code appear as it is made', async () => {
    const { page, dialog } = await openMoving()
    await page.evaluate(() => {
      window.moved = []
      addEventListener('animationstart', ({ target }) => {
        if (target instanceof SVGElement) window.moved.push({ name: target.tagName, from: {} })
      })
    })
    await dialog.getByRole('button', { name: 'WalletConnect' }).click()
    await expect.poll(async () => (await moves(page)).map(({ name }) => name)).toContain('path')
  })

  it('brings a notice from the head of the card', async () => {
    const visitor = await openMoving()
    const { page, dialog } = visitor
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await connect(visitor)
    await page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await page.evaluate(() => (window.moved = []))
    await dialog.getByRole('button', { name: /Copy/ }).first().click()
    await expect
      .poll(async () => (await moves(page)).map(({ from }) => from['transform']))
      .toContain('translateY(-8px)')
  })
})
