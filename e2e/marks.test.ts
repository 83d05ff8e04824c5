import { describe, expect, it } from 'vitest'
import { useShop } from './shop'

const { visit } = useShop()

interface Seen {
  /** When the first name of the list was drawn. */
  readonly drawnAt: number
  /** When each file of drawings was asked for. */
  readonly files: readonly { readonly name: string; readonly startTime: number }[]
  readonly shifts: number
  /** The row's place when it was drawn. */
  readonly box: string
}

/** Notes when and where the row of MetaMask is drawn for the first time, and what moves after that. */
const watchRow = `
  window.seen = { shifts: 0 }
  const boxOf = (row) => JSON.stringify(row.getBoundingClientRect())
  window.rowOf = () => [...document.querySelectorAll('[role=dialog] button')].find((one) => /MetaMask/.test(one.textContent))
  window.boxNow = () => boxOf(window.rowOf())
  new MutationObserver((_changes, observer) => {
    const row = window.rowOf()
    if (!row) return
    observer.disconnect()
    window.seen.drawnAt = performance.now()
    requestAnimationFrame(() => requestAnimationFrame(() => { window.seen.box = boxOf(row) }))
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.seen.shifts += shift.value
    }).observe({ type: 'layout-shift' })
  }).observe(document, { subtree: true, childList: true })
`

describe('marks of the small list', () => {
  it('come once the wallets are painted, under a strict policy, and move nothing', async () => {
    const { page, problems } = await visit({
      path: '/sign-in.html',
      prepare: (opened) => opened.addInitScript(watchRow),
    })
    await page
      .getByRole('button', { name: /Sign in with a wallet|Connect/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const image = dialog.getByRole('button', { name: /MetaMask/ }).locator('img')
    await image.waitFor()
    expect(await image.getAttribute('src')).toMatch(/^data:image\/svg\+xml/)
    await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0)
    const seen: Seen = await page.evaluate(`({
      ...window.seen,
      files: performance.getEntriesByType('resource').filter(({ name }) => /marksOf(?!Eip155)/.test(name)).map((one) => one.toJSON()),
    })`)
    // Those of the wallets alone: of the networks one is in use, and its button shows it.
    expect(seen.files.map(({ name }) => /marksOf\w+/.exec(name)?.[0])).toEqual(['marksOfWallets'])
    expect(seen.files[0]?.startTime).toBeGreaterThan(seen.drawnAt)
    expect(seen.shifts).toBe(0)
    expect(await page.evaluate('window.boxNow()')).toBe(seen.box)
    expect(problems).toEqual([])
  })

  it('leave the letter to who has none', async () => {
    const { page, problems } = await visit({ path: '/sign-in.html' })
    await page
      .getByRole('button', { name: /Sign in with a wallet|Connect/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /All wallets/ }).click()
    const row = (name: string) => dialog.getByRole('button', { name: new RegExp(name) })
    await row('Keplr').locator('img').waitFor()
    await row('Xverse').waitFor()
    expect(await row('Xverse').locator('img').count()).toBe(0)
    expect(problems).toEqual([])
  })
})
