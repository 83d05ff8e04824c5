import { existsSync, readFileSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labAccounts } from '../lab/chains/startChain'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { serve, type Served } from '../scripts/tools/serve'
import { amountOf, openAccount, openSend, press, receiverOf, review, seesInActivity, send } from './accountSide'
import { connect, useShop } from './shop'
import { leave, openSwap, reviewSwap, swap } from './swapSide'
import { translatePages } from './translate'

/** The output of `npm run build:storybook`, which `npm test` runs first. */
const built = '.cache/storybook'

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: 'story' | 'docs' }>>
}

const { visit } = useShop()
let served: Served
let browser: Browser

beforeAll(async () => {
  if (!existsSync(`${built}/index.json`)) throw new Error('Run `npm run build:storybook` first')
  served = await serve({ directory: built })
  const { path } = await findBrowser()
  browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
})
afterAll(async () => {
  await browser?.close()
  await served?.stop()
})

/** Matches the error that React throws for a node that was moved or removed. */
const isMoved = /NotFoundError|insertBefore|removeChild|not a child of this node/

/** Shows a story and plays it; gives false where Storybook could not show it. A play function gets 1.5 seconds. */
const show = (storyId: string) =>
  new Promise<boolean>((resolve) => {
    type Listener = (value?: { readonly newPhase?: string }) => void
    interface Channel {
      on(event: string, listener: Listener): void
      off(event: string, listener: Listener): void
      emit(event: string, value: unknown): void
    }
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__
    const phase = 'storyRenderPhaseChanged'
    const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
    const end = (isShown: boolean) => {
      clearTimeout(timer)
      channel.off(phase, onPhase)
      for (const event of ends) channel.off(event, onEnd)
      resolve(isShown)
    }
    const onEnd: Listener = () => end(true)
    let timer = setTimeout(() => end(false), 20_000)
    // A play function may not find text that the translator replaced. This test judges only the errors of React.
    const onPhase: Listener = (value) => {
      if (value?.newPhase !== 'playing') return
      clearTimeout(timer)
      timer = setTimeout(() => end(true), 1_500)
    }
    channel.on(phase, onPhase)
    for (const event of ends) channel.on(event, onEnd)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })

const isReady = async () => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    __STORYBOOK_PREVIEW__?: { ready(): Promise<unknown> }
  }
  await preview?.ready()
  return preview !== undefined
}

describe('a page under a browser translator', () => {
  it.concurrent.each([0, 1, 2])(
    'shows every story and plays what is done in it: part %i of 3',
    { timeout: 900_000 },
    async (part) => {
      const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as Index
      const stories = Object.values(entries).filter(({ type }, index) => type === 'story' && index % 3 === part)
      const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' })
      await translatePages(context)
      let current = ''
      const problems: string[] = []
      const note = (text: string) => {
        if (isMoved.test(text)) problems.push(`${current}: ${text.slice(0, 200)}`)
      }
      context.on('console', (message) => note(message.text()))
      context.on('weberror', (event) => note(String(event.error())))
      const page = await context.newPage()
      // Storybook loads every story file before it shows one, so all stories share a page.
      await page.goto(`${served.url}/iframe.html?viewMode=story&id=${stories[0]?.id}`)
      const hasWords = () => !!document.querySelector('body font')
      let count = 0
      for (const { id } of stories) {
        current = id
        await page.waitForFunction(isReady, undefined, { timeout: 60_000 })
        // Storybook reloads the page, with the next story in its address, when a story is left while its play function runs.
        const isShown = await page.evaluate(show, id).catch(() => false)
        const wait = { timeout: isShown ? 500 : 20_000 }
        if (
          await page.waitForFunction(hasWords, undefined, wait).then(
            () => true,
            () => false,
          )
        )
          count++
      }
      expect(problems).toEqual([])
      expect(count).toBeGreaterThan(stories.length / 2)
      await context.close()
    },
  )
})

describe('the shop under a browser translator', () => {
  it(
    'connects, changes the network, sends, swaps, shows the activity and disconnects',
    { timeout: 120_000 },
    async () => {
      const visitor = await visit({ prepare: translatePages })
      const { page, problems } = visitor
      await connect(visitor)
      await page
        .getByRole('button', { name: /Harbour/ })
        .first()
        .click()
      await visitor.answer('Add', () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /Lighthouse/ })
          .click(),
      )
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .getByRole('button', { name: /Lighthouse/ })
        .first()
        .click()
      await visitor.answer('Switch', () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /Harbour/ })
          .click(),
      )
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await openSend(visitor, 'ETH')
      await amountOf(visitor).fill('0.25')
      await receiverOf(visitor).fill(labAccounts[2]?.address ?? '')
      await review(visitor)
      const sent = await send(visitor)
      await press(visitor, 'Done')
      await page.keyboard.press('Escape')

      await openSwap(visitor, 'ETH', 'LUSD', '0.1')
      await reviewSwap(visitor)
      await swap(visitor)
      await leave(visitor)
      await seesInActivity(visitor, sent)
      await page.keyboard.press('Escape')

      await openAccount(visitor)
      await press(visitor, 'Disconnect')
      await page.getByRole('button', { name: 'Connect wallet' }).first().waitFor()
      expect(await page.locator('font').count()).toBeGreaterThan(50)
      expect(problems).toEqual([])
    },
  )

  it.each(['/', '/composed.html', '/embedded.html', '/two.html', '/account-parts.html', '/buy.html', '/sign-in.html'])(
    'keeps its page: %s',
    async (path) => {
      const { page, problems } = await visit({ path, prepare: translatePages })
      await page.getByRole('button').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.locator('font').count()).toBeGreaterThan(2)
      expect(problems).toEqual([])
    },
  )

  it('keeps its page and its button when something takes nodes away under React', async () => {
    const visitor = await visit({ expectsConsole: [/NotFoundError/, /^Portico: /] })
    const { page } = visitor
    const button = page.getByRole('button', { name: 'Connect wallet' }).first()
    await button.waitFor()
    await button.evaluate((element) => {
      for (const child of element.querySelectorAll('*')) child.replaceWith(document.createElement('i'))
    })
    await page.getByRole('button').nth(1).waitFor()
    await page.evaluate(() => document.querySelectorAll('i').forEach((node) => (node.textContent = 'Connect wallet')))
    await connect(visitor)
    await page
      .getByRole('button', { name: /^Account/ })
      .first()
      .waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})
