import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { toMatchImageSnapshot } from 'jest-image-snapshot'
import type { Page } from 'playwright'
import {
  checkColors,
  checkDrawings,
  checkForcedColors,
  checkLayout,
  checkMoreContrast,
  findCutText,
  usual,
} from '../scripts/testing/visit/checks.ts'
import { inPage } from '../scripts/testing/visit/inPage.ts'
import { pictureFolder, takeOther } from '../scripts/testing/visit/pictures.ts'

const looks = {
  light: { mode: 'light', dir: 'ltr', locale: 'en' },
  // The one font of the screenshots has no Arabic; the marked words are longer, too.
  rtl: { mode: 'light', dir: 'rtl', locale: 'pseudo' },
} as const

/** `checks`, `pictures`, or both; a story is visited once. */
const parts = (process.env.PORTICO_VISIT ?? 'checks,pictures').split(',')
const hasChecks = parts.includes('checks')
const hasPictures = parts.includes('pictures')
/** Name of a sample: with one a story is looked at in light, and by turns in the rest of dark or from right to left. */
const sample = process.env.PORTICO_SAMPLE ?? ''
const sheet = 'Contact sheets/Views'
const isShot = /^(Foundations|Primitives|Vault|Views|Contact sheets)\//

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
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'no-preference', forcedColors: 'none' })
    await page.setViewportSize(usual)
  },
  async postVisit(page, context) {
    const problems = () => heard.get(page)?.problems.splice(0) ?? []
    const said = problems()
    // The failure of the story itself is told instead.
    if ('hasFailure' in context) return
    assertNone(said)
    const { parameters, storyGlobals: pinned = {} } = await getStoryContext(page, context)
    const [isDarkTurn, isRtlTurn] = turnsOf(context.id)
    if (parameters.byTurns && !isDarkTurn) return
    const isDrawn = hasPictures && isShot.test(context.title) && parameters.screenshot !== false
    const shoot = (name: 'light' | 'dark' | 'rtl') => compare(page, `${context.id}--${name}`, context.title === sheet)
    if (context.title === sheet) {
      // Whole sheets are pictures; each of their views has stories of its own.
      await page.setViewportSize({ width: 1680, height: 1000 })
      if (isDrawn) await shoot('light')
      return
    }
    const look = async (shoots: boolean): Promise<readonly string[]> => {
      await standStill(page)
      const options = { exclude: parameters.a11y?.context?.exclude ?? [], sideScroll: !!parameters.sideScroll }
      const found: string[] = []
      try {
        if (shoots) await shoot('light')
        if (hasChecks) {
          found.push(...(await checkDrawings(page, 'light', options)))
          if (isRtlTurn) found.push(...(await checkMoreContrast(page, 'light', options)))
          found.push(...(await checkForcedColors(page)))
        }
        // A story that pins its mode has another one for dark.
        if (!parameters.pinnedMode) await inPage(page, ({ turn }) => turn('data-mode', 'dark'), null)
        await standStill(page)
        if (shoots && isDarkTurn) await shoot('dark')
        if (hasChecks && !parameters.pinnedMode) {
          found.push(...(await checkColors(page, 'dark', options)))
          if (isDarkTurn) found.push(...(await checkMoreContrast(page, 'dark', options)))
        }
        await inPage(page, ({ putBack }) => putBack('data-mode'), null)
        if (isDrawn && isRtlTurn) {
          await draw(page, looks.rtl, pinned)
          if (shoots) await shoot('rtl')
          // In the words of every day it was looked at above; here they are marked and longer.
          found.push(...(await findCutText(page, 'right to left, longer words')))
        }
      } finally {
        // The next story is played in the words and colours it was written for.
        await inPage(page, ({ putBack }) => putBack('data-mode'), null)
        if (isDrawn && isRtlTurn) await draw(page, looks.light, pinned)
        problems()
      }
      // Last, because a grid in a smaller window may let go of the tile that has the focus, which pictures show.
      if (hasChecks) found.push(...(await checkLayout(page, options)), ...problems())
      return found
    }
    // A finding is looked for again: a view that comes as the visit begins is no fault.
    const found = await look(isDrawn)
    assertNone(found.length ? await look(false) : found)
  },
}

/** True where it is a story's turn in dark, or from right to left: one of them in a sample. */
function turnsOf(id: string): readonly [isDark: boolean, isRtl: boolean] {
  if (!sample) return [true, true]
  const isDark = [...`${sample} ${id}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7) & 2
  return [!!isDark, !isDark]
}

/** Names what was found in the first words of the failure, which are what a summary of many tests shows. */
function assertNone(found: readonly string[]): void {
  if (found.length) throw new Error(found.join('\n'))
}

type Globals = Readonly<Record<'mode' | 'dir' | 'locale', string>>

/** Compares the page with its picture, by its pixels where the bytes differ. */
async function compare(page: Page, name: string, fullPage: boolean): Promise<void> {
  const image = await takeOther(page, name, fullPage)
  if (!image) return
  expect(image).toMatchImageSnapshot({
    customSnapshotsDir: pictureFolder,
    customSnapshotIdentifier: name,
    customDiffDir: `${process.cwd()}/.cache/screenshot-diffs`,
    // One browser and one font draw alike to the pixel; a handful is left for the edges of gradients.
    failureThreshold: 12,
    failureThresholdType: 'pixel',
    runInProcess: true,
  })
}

/** Draws the story again with other globals, but for those it pins, and waits until it stands. */
async function draw(page: Page, globals: Globals, pinned: Partial<Globals>): Promise<void> {
  await page.evaluate(
    async ({ globals, root }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void }
      }
      channel.emit('updateGlobals', { globals })
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (const end = Date.now() + 20_000; Date.now() < end && !document.querySelector(root);) await frame()
      if (!document.querySelector(root)) throw new Error(`The story was not drawn with ${JSON.stringify(globals)}`)
    },
    { globals, root: rootOf({ ...globals, ...pinned }) },
  )
  await standStill(page)
}

const rootOf = ({ mode, dir }: Globals) => `#storybook-root > [data-portico][data-mode="${mode}"][dir="${dir}"]`

/** Everything that moves has arrived, and what waited for that has been drawn. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getTiming().iterations !== Infinity
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    await frame()
    for (const end = Date.now() + 10_000; Date.now() < end && document.getAnimations().some(isMoving);) await frame()
    await frame()
  })
}

export default config
