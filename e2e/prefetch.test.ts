import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { connect, useShop, type VisitOptions } from './shop'
import { throttle } from './throttle'

const { visit, lab } = useShop()

const modal = /\/opening-/
const account = /\/account-/
const pairingView = /\/pairingView-/
const warmUp = /\/warmUp\.late-/
const pairing = /\/client(?:\.late)?-/

/** Visits with every file of code on record, and every socket. */
async function record(path: string, prepare: NonNullable<VisitOptions['prepare']> = () => undefined) {
  const files: string[] = []
  const sockets: string[] = []
  const visitor = await visit({
    path,
    prepare: (page) => {
      page.on('request', (request) => void files.push(request.url()))
      page.on('websocket', (socket) => void sockets.push(socket.url()))
      return prepare(page)
    },
  })
  const asked = (name: RegExp) => files.filter((file) => name.test(file)).length
  return { ...visitor, asked, sockets }
}

/** Counts the skeletons of views whose code is not here yet. */
const countSkeletons = `
  window.skeletons = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent?.startsWith('Loading')) window.skeletons += 1
  }).observe(document, { subtree: true, childList: true })
`

const quiet = (page: Page) => page.waitForTimeout(700)

/** Everything that a visitor does before pressing anything. */
async function showLife(page: Page) {
  await page.mouse.move(300, 300, { steps: 2 })
  await page.mouse.wheel(0, 40)
  await page.keyboard.press('Tab')
}

async function open(page: Page) {
  await page
    .getByRole('button', { name: /Connect wallet|Sign in with a wallet/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
}

describe('the modal’s code', () => {
  it.each(['/', '/plain.html'])('comes with the first sign of life on %s, once, and not before', async (path) => {
    const visitor = await record(path)
    await quiet(visitor.page)
    expect(visitor.asked(modal)).toBe(0)
    await visitor.page.mouse.move(300, 300, { steps: 2 })
    await expect.poll(() => visitor.asked(modal)).toBe(1)
    await open(visitor.page)
    expect(visitor.asked(modal)).toBe(1)
    expect(visitor.problems).toEqual([])
  })

  it('waits for the page’s own load, however early the visitor moves', async () => {
    const early: number[] = []
    let asked = () => -1
    const visitor = await record('/', async (page) => {
      const files: string[] = []
      page.on('request', (request) => void files.push(request.url()))
      asked = () => files.filter((file) => modal.test(file)).length
      await page.addInitScript(() => {
        new Image().src = '/slow.svg'
      })
      await page.route('**/slow.svg', async (route) => {
        await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
        await showLife(page)
        await quiet(page)
        early.push(asked())
        await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      })
    })
    expect(early).toEqual([0])
    await expect.poll(asked, { timeout: 5_000 * throttle }).toBe(1)
    expect(visitor.problems).toEqual([])
  })

  it('comes by itself where idle is enough', async () => {
    const visitor = await record('/?prefetch=idle')
    await expect.poll(() => visitor.asked(modal)).toBe(1)
  })

  it('waits for the opening where that is wanted, and the code for pairing for its press', async () => {
    const visitor = await record('/?prefetch=none')
    await showLife(visitor.page)
    await quiet(visitor.page)
    expect(visitor.asked(modal)).toBe(0)
    await open(visitor.page)
    await quiet(visitor.page)
    expect(visitor.asked(modal)).toBe(1)
    expect(visitor.asked(pairing)).toBe(0)
  })

  it('has pictures of wallets decoded while it is on its way', async () => {
    const notePictures = `
      window.pictures = []
      const Native = window.Image
      window.Image = class extends Native {
        constructor() {
          super()
          window.pictures.push(this)
        }
      }
    `
    let isHeld = true
    const visitor = await record('/?prefetch=none', async (page) => {
      await page.addInitScript(notePictures)
      await page.route(modal, async (route) => {
        while (isHeld) await page.waitForTimeout(20)
        await route.fallback()
      })
    })
    await visitor.page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const decoded = () => visitor.page.evaluate('pictures.filter((one) => one.complete && one.naturalWidth).length')
    await expect.poll(decoded).toBeGreaterThan(0)
    isHeld = false
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' }).waitFor()
    expect(visitor.problems).toEqual([])
  })

  it('waits for the opening where data is saved', async () => {
    const visitor = await record('/', (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    )
    await showLife(visitor.page)
    await quiet(visitor.page)
    expect(visitor.asked(modal)).toBe(0)
    await open(visitor.page)
    await quiet(visitor.page)
    expect(visitor.asked(pairing)).toBe(0)
  })

  it('says nothing when it does not come ahead', async () => {
    const visitor = await record('/', (page) => page.route(modal, (route) => route.abort()))
    await quiet(visitor.page)
    await visitor.page.mouse.move(300, 300, { steps: 2 })
    await expect.poll(() => visitor.asked(modal)).toBe(1)
    await quiet(visitor.page)
    expect(await visitor.page.getByRole('button', { name: 'Connect wallet' }).count()).toBe(1)
    // The browser notes the file; nothing is thrown.
    expect(visitor.problems).toEqual([expect.stringContaining('Failed to load resource')])
  })
})

describe('what comes later', () => {
  it('the code for pairing comes with Connect, its socket with the press', async () => {
    const visitor = await record('/', (page) => page.addInitScript(countSkeletons))
    await visitor.page.mouse.move(300, 300, { steps: 2 })
    await quiet(visitor.page)
    expect([visitor.asked(pairing), visitor.asked(pairingView)]).toEqual([0, 0])
    await open(visitor.page)
    await expect.poll(() => [visitor.asked(pairing), visitor.asked(pairingView)]).toEqual([1, 1])
    await quiet(visitor.page)
    const row = visitor.page.getByRole('dialog').getByRole('button', { name: /WalletConnect/ })
    await row.hover()
    await quiet(visitor.page)
    // Neither the wallets nor a pointer on the row keep or send anything.
    expect(await visitor.page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    expect(visitor.sockets).toEqual([])
    await row.click()
    // The view is drawn in the frame of the press: no skeleton comes before it.
    await visitor.page.getByRole('dialog').getByRole('img').first().waitFor()
    expect(await visitor.page.evaluate('window.skeletons')).toBe(0)
    await expect.poll(() => visitor.sockets.map((url) => new URL(url).host)).toContain(new URL(lab().relay.url).host)
  })

  it('connecting is run once with a wallet without an owner, when wallets are shown', async () => {
    const visitor = await record('/')
    const { page, context } = visitor
    const readKept = () => page.evaluate(() => ({ ...localStorage }))
    const kept = await readKept()
    expect(visitor.asked(warmUp)).toBe(0)
    await open(page)
    await expect.poll(() => visitor.asked(warmUp)).toBe(1)
    await quiet(page)
    // No request was sent, and nothing is kept.
    expect(context.pages()).toHaveLength(1)
    expect(await readKept()).toEqual(kept)
    await page.keyboard.press('Escape')
    await open(page)
    expect(visitor.asked(warmUp)).toBe(1)
    expect(visitor.problems).toEqual([])
  })

  it('the account’s view comes once an account is connected, after a reload with the first sign of life', async () => {
    const visitor = await record('/')
    await visitor.page.mouse.move(300, 300, { steps: 2 })
    await quiet(visitor.page)
    expect(visitor.asked(account)).toBe(0)
    await connect(visitor)
    await expect.poll(() => visitor.asked(account)).toBe(1)
    await visitor.page.reload()
    await visitor.page
      .getByRole('button', { name: /^Account/ })
      .first()
      .waitFor()
    await quiet(visitor.page)
    expect(visitor.asked(account)).toBe(1)
    await visitor.page.mouse.move(320, 320, { steps: 2 })
    await expect.poll(() => visitor.asked(account)).toBe(2)
    expect(visitor.problems).toEqual([])
  })
})
