import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { decide, openCode, readLink, scan } from './phoneSide'
import { sees, useShop, type VisitOptions } from './shop'

const { visit, lab } = useShop()

async function come(options: VisitOptions = {}) {
  const visitor = await visit(options)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = await visitor.context.newPage()
  await phone.goto(lab().phoneUrl)
  await visitor.page.bringToFront()
  return { ...visitor, phone, dialog: visitor.page.getByRole('dialog') }
}

/** Takes storage away before the page loads, as private windows and embedded browsers do. */
const without =
  (...names: readonly ('indexedDB' | 'localStorage')[]) =>
  (page: Page) =>
    page.addInitScript((taken) => {
      const denied = () => {
        throw new DOMException('Denied', 'SecurityError')
      }
      for (const name of taken) Object.defineProperty(window, name, { get: denied })
    }, names)

const temporary = /keeps nothing for this page/

describe('pairing in a browser that keeps nothing', () => {
  it('works without IndexedDB, and lasts over a reload', async () => {
    const visitor = await come({ prepare: without('indexedDB') })
    await scan(visitor.phone, await openCode(visitor))
    expect(await visitor.dialog.getByText(temporary).count()).toBe(0)
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
    await visitor.page.reload()
    await sees(visitor, 'status', /^connected$/)
    expect(visitor.problems).toEqual([])
  })

  it('works without any storage, for the page, which is said', async () => {
    const visitor = await come({ prepare: without('indexedDB', 'localStorage'), expectsConsole: [/Denied/] })
    await scan(visitor.phone, await openCode(visitor))
    await visitor.dialog.getByText(temporary).waitFor()
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
    await visitor.page
      .getByRole('button', { name: /^Account/ })
      .first()
      .click()
    await visitor.dialog
      .getByText('This browser keeps nothing for this page: after a reload, you connect again.')
      .waitFor()
    await visitor.page.reload()
    await sees(visitor, 'status', /^disconnected$/)
    // The lab's own wallet keeps its settings in localStorage.
    expect(visitor.problems.filter((problem) => problem !== 'SecurityError: Denied')).toEqual([])
  })
})

describe('a relay that does not answer', () => {
  it('is told of, with a way out that works once it is back', async () => {
    const visitor = await come()
    const { page, dialog } = visitor
    const again = dialog.getByRole('button', { name: 'Try again' })
    lab().relay.stall(true)
    try {
      await page.clock.install()
      await page.getByRole('button', { name: 'Connect wallet' }).first().click()
      await dialog.getByRole('button', { name: /WalletConnect/ }).click()
      await readLink(page)
      await page.clock.fastForward(5_000)
      await dialog.getByText('This takes longer than usual.').first().waitFor()
      await page.clock.fastForward(15_000)
      await dialog
        .getByText(/^127\.0\.0\.1:\d+ does not answer$/)
        .first()
        .waitFor()
      await again.waitFor()
    } finally {
      lab().relay.stall(false)
    }
    await page.clock.resume()
    // The link may come by itself before it is asked for again.
    await again.click({ timeout: 3_000 }).catch(() => undefined)
    await scan(visitor.phone, await readLink(page))
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
  })

  it('is not waited for by the code: a phone that scans it early is asked once it answers', async () => {
    const visitor = await come()
    lab().relay.stall(true)
    try {
      await scan(visitor.phone, await openCode(visitor))
    } finally {
      lab().relay.stall(false)
    }
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
    expect(visitor.problems).toEqual([])
  })

  it('may hang up while it is asked: the library comes back by itself', async () => {
    const visitor = await come()
    lab().relay.hangUp(1012)
    const uri = await openCode(visitor)
    lab().relay.dropAll()
    await scan(visitor.phone, uri)
    await decide(visitor.phone, 'Approve')
    await sees(visitor, 'status', /^connected$/)
  })
})
