import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { connect, sees, useShop } from './shop'

const { visit } = useShop()

/** Freezes built-in objects, as SES lockdown of a wallet or of the host does. */
const freeze = () => {
  for (const one of [Function, Object, Array, Promise, String, Number, Map, Set, Error, RegExp, Date])
    Object.freeze(one.prototype)
}

// Libraries assign to names that a frozen prototype has, and then do not load.
const expectsConsole = [/^Portico: .*(read only|read-only|Cannot assign)/, /Cannot assign to read only property/]
const isDown = /The connection may be down/
const missing = 'Part of this page did not load. Reload the page.'

const whens = ['before the page', 'after the page'] as const

describe.each(whens)('built-in objects frozen %s', (when) => {
  const start = async () => {
    const visitor = await visit({
      expectsConsole,
      ...(when === 'before the page' && { prepare: (page: Page) => page.addInitScript(freeze) }),
    })
    if (when === 'after the page') await visitor.page.evaluate(freeze)
    return visitor
  }

  it('a wallet connects, and what cannot load is told as that', async () => {
    const visitor = await start()
    const { page } = visitor
    await connect(visitor)
    await sees(visitor, 'status', /^connected$/)
    await page
      .getByRole('button', { name: /0x|Account/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    for (const view of ['Send', 'Tokens']) {
      await dialog
        .getByRole(view === 'Send' ? 'button' : 'tab', { name: view })
        .first()
        .click()
      await dialog.getByText(missing).first().waitFor()
      await dialog.getByRole('button', { name: 'Reload page' }).waitFor()
      expect(await page.getByText(isDown).count()).toBe(0)
      if (view === 'Send') await dialog.getByRole('button', { name: 'Back' }).click()
    }
    expect(visitor.problems).toEqual([])
  })
})
