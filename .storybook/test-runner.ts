import { getStoryContext, waitForPageReady, type TestRunnerConfig } from '@storybook/test-runner'
import { toMatchImageSnapshot } from 'jest-image-snapshot'
import type { Page } from 'playwright'
import { findTextOverflow } from '../scripts/testing/textOverflow.ts'

const modes = [
  { name: 'light', globals: { mode: 'light', dir: 'ltr', locale: 'en' } },
  { name: 'dark', globals: { mode: 'dark', dir: 'ltr', locale: 'en' } },
  // The one font of the screenshots has no Arabic; the marked words are longer, too.
  { name: 'rtl', globals: { mode: 'light', dir: 'rtl', locale: 'pseudo' } },
] as const

const usual = { width: 480, height: 760 }
/** A small phone; and one held sideways, which is also a desktop at 400 % zoom. */
const small = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

const isVisual = process.env.PORTICO_VISUAL === '1'
const sheet = 'Contact sheets/Views'
const isShot = /^(Foundations|Primitives|Views|Contact sheets)\//

interface Heard {
  readonly problems: string[]
}

// The page outlives its stories: what it said is read, and forgotten, after each of them.
// The runner itself reads stories in a way that Storybook calls old.
const isOwnNoise = (text: string) => text.startsWith('Accessing the Story Store')

const heard = new WeakMap<object, Heard>()

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot })
  },
  async preVisit(page) {
    if (!heard.has(page)) {
      const problems: string[] = []
      heard.set(page, { problems })
      page.on('console', (message) => {
        if (/^(error|warning)$/.test(message.type()) && !isOwnNoise(message.text())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') problems.push(`Left the machine: ${request.url()}`)
      })
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(usual)
  },
  async postVisit(page, context) {
    const problems = heard.get(page)?.problems.splice(0) ?? []
    expect(problems).toEqual([])
    if (!isVisual) {
      if (context.title === sheet) return
      const found = await findCutText(page, 'left to right')
      await setDirection(page, 'rtl')
      found.push(...(await findCutText(page, 'right to left')))
      await setDirection(page, 'ltr')
      found.push(...(heard.get(page)?.problems.splice(0) ?? []))
      expect(found).toEqual([])
      return
    }
    const { parameters, storyGlobals: pinned = {} } = await getStoryContext(page, context)
    if (!isShot.test(context.title) || parameters.screenshot === false) return
    const isSheet = context.title === sheet
    for (const { name, globals } of isSheet ? modes.slice(0, 1) : modes) {
      if (isSheet) await page.setViewportSize({ width: 1680, height: 1000 })
      else await draw(page, globals, pinned)
      const image = await shoot(page, isSheet)
      expect(image).toMatchImageSnapshot({
        customSnapshotsDir: `${process.cwd()}/stories/__screenshots__`,
        customSnapshotIdentifier: `${context.id}--${name}`,
        customDiffDir: `${process.cwd()}/.cache/screenshot-diffs`,
        // One browser and one font draw alike to the pixel; a handful is left for the edges of gradients.
        failureThreshold: 12,
        failureThresholdType: 'pixel',
      })
    }
    // In the words of every day each story is looked at where it is played; here they are marked and longer.
    const found = isSheet ? [] : await findCutText(page, 'right to left, longer words')
    // The next story is played in the words and colours it was written for.
    await draw(page, modes[0].globals, isSheet ? {} : pinned)
    heard.get(page)?.problems.splice(0)
    expect(found).toEqual([])
  },
}

/** Texts that are cut off in one of the sizes that a view may be drawn in. */
async function findCutText(page: Page, mode: string): Promise<string[]> {
  const found: string[] = []
  for (const size of [usual, ...small]) {
    await page.setViewportSize(size)
    const texts = await page.locator('body').evaluate(findTextOverflow)
    found.push(...texts.map((text) => `${mode}, ${size.width} × ${size.height}: ${text}`))
  }
  await page.setViewportSize(usual)
  return found
}

/** Turns what is drawn around, without drawing it anew; roots that a story turned itself stay as they are. */
async function setDirection(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((next) => {
    for (const root of document.querySelectorAll<HTMLElement>('[data-portico][dir], [data-turned]')) {
      if (root.dir === next || (next === 'ltr' && !root.hasAttribute('data-turned'))) continue
      root.dir = next
      root.toggleAttribute('data-turned', next === 'rtl')
    }
    document.documentElement.dir = next
  }, dir)
}

/** Takes pictures until two in a row are the same: what was still moving under load has come to rest. */
async function shoot(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage })
  let image = await take()
  for (let tries = 0; tries < 5; tries++) {
    await page.waitForTimeout(50)
    const next = await take()
    if (next.equals(image)) break
    image = next
  }
  return image
}

type Globals = Readonly<Record<'mode' | 'dir' | 'locale', string>>

/** Draws the story again with other globals, but for those it pins, and waits until it stands. */
async function draw(page: Page, globals: Globals, pinned: Partial<Globals>): Promise<void> {
  await page.evaluate((updated) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void }
    }
    channel.emit('updateGlobals', { globals: updated })
  }, globals)
  await page.waitForFunction(
    ({ mode, dir }) => document.querySelector(`#storybook-root > [data-portico][data-mode="${mode}"][dir="${dir}"]`),
    { ...globals, ...pinned },
  )
  await waitForPageReady(page)
  // Everything that moves has arrived, and what waited for that has been drawn.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
  await page.waitForTimeout(60)
}

export default config
