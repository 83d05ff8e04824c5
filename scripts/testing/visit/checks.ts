import type { Page } from 'playwright'
import { highContrast } from '../../../src/primitives/theme/highContrast.ts'
import { tokenName } from '../../../src/primitives/theme/tokenName.ts'
import { findTextOverflow } from '../textOverflow.ts'
import { findFaintDrawings } from './faintDrawings.ts'
import { inPage, type Tools } from './inPage.ts'
import { findInvisible } from './invisible.ts'
import { findSmallTargets } from './smallTargets.ts'

export const usual = { width: 480, height: 760 }
/** A small phone; and one held sideways, which is also a desktop at 400 % zoom. */
const phone = { width: 320, height: 640 }
const sideways = { width: 320, height: 256 }

/** Rules of axe whose answer a colour can change. */
const colorRules = ['color-contrast', 'link-in-text-block']
/** Rules of axe whose answer the direction and the width can change; of colours because things may come to lie on others. */
const layoutRules = ['target-size', 'color-contrast']
/** Size that a finger needs for rows, actions and other controls. */
const finger = 44

interface Options {
  /** Selectors of what is not judged by its colours in this story. */
  readonly exclude: readonly string[]
  /** The story's host makes its page wider than a small window. */
  readonly sideScroll?: boolean
}

/** Finds elements that do not fit: left to right and right to left, in each size, with more space between letters, and for a finger. */
export async function checkLayout(page: Page, options: Options): Promise<readonly string[]> {
  const found: string[] = []
  for (const size of [usual, phone, sideways]) {
    const where = `${size.width} × ${size.height}`
    if (size !== usual) await page.setViewportSize(size)
    const isPhone = size === phone
    found.push(...(await inPage(page, lookAtLayout, { ...options, where, isPhone, rules: layoutRules })))
    if (!isPhone) continue
    await touch(page, true)
    try {
      const small = await page.locator('body').evaluate(findSmallTargets, finger)
      found.push(...small.map((fault) => `${where}, touched: ${fault}`))
    } finally {
      await touch(page, false)
    }
  }
  await page.setViewportSize(usual)
  return found
}

interface LayoutOptions extends Options {
  readonly where: string
  readonly isPhone: boolean
  readonly rules: readonly string[]
}

async function lookAtLayout(
  tools: Tools,
  { where, isPhone, rules, exclude, sideScroll }: LayoutOptions,
): Promise<string[]> {
  const found: string[] = []
  const add = (mode: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${mode}: ${fault}`))
  // Observers of sizes run in the next frame: before it the heights are those of the last window.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const fit = () => [...tools.findTextOverflow(document.body), ...(sideScroll ? [] : tools.findSideScroll())]
  add(where, fit())
  if (isPhone) add(where, await tools.runAxe({ rules, exclude }))
  tools.turn('dir', 'rtl')
  add(`${where}, right to left`, fit())
  if (isPhone) add(`${where}, right to left`, await tools.runAxe({ rules, exclude }))
  tools.putBack('dir')
  if (!isPhone) return found
  await tools.spaceText(true)
  add(`${where}, spaced`, [...fit(), ...tools.findTextOverlap(document.body)])
  await tools.spaceText(false)
  return found
}

/** Finds unreadable parts in the colours that are drawn now: words by axe, drawings and switches by a check here. */
export async function checkColors(page: Page, mode: string, { exclude }: Options): Promise<readonly string[]> {
  const faults = await inPage(page, lookAtColors, { rules: colorRules, exclude })
  return faults.map((fault) => `${mode}: ${fault}`)
}

/** The drawings and switches alone, where axe has been in the page before. */
export async function checkDrawings(page: Page, mode: string, { exclude }: Options): Promise<readonly string[]> {
  const faults = await page.locator('body').evaluate(findFaintDrawings, exclude)
  return faults.map((fault) => `${mode}: ${fault}`)
}

async function lookAtColors(tools: Tools, options: Options & { readonly rules: readonly string[] }): Promise<string[]> {
  return [...(await tools.runAxe(options)), ...tools.findFaintDrawings(document.body, options.exclude)]
}

/** The same where more contrast is asked for, and words at 7 : 1 where the colours are Portico's own. */
export async function checkMoreContrast(page: Page, mode: string, { exclude }: Options): Promise<readonly string[]> {
  await page.emulateMedia({ contrast: 'more' })
  // The enhanced rule leaves what fails the other one to it.
  const rules = ['color-contrast', 'color-contrast-enhanced']
  const faults = await inPage(page, lookAtMoreContrast, { rules, exclude, tokens: moreContrast })
  await page.emulateMedia({ contrast: 'no-preference' })
  return faults.map((fault) => `${mode}, more contrast: ${fault}`)
}

const named = (colors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(colors).map(([key, value]) => [tokenName(['color', key]), value]))
const moreContrast = { light: named(highContrast.light), dark: named(highContrast.dark) }

interface ContrastOptions extends Options {
  readonly rules: readonly string[]
  readonly tokens: typeof moreContrast
}

async function lookAtMoreContrast(tools: Tools, { rules, exclude, tokens }: ContrastOptions): Promise<string[]> {
  tools.setTokens(tokens)
  const found = [
    ...(await tools.runAxe({ rules, exclude: [...exclude, '[data-own-colors]'] })),
    ...tools.findFaintDrawings(document.body, exclude),
  ]
  tools.setTokens(null)
  return found
}

/** Finds parts that are not seen where the system forces colours, by the pixels: axe reads style sheets, which do not say them. */
export async function checkForcedColors(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  // The edges that come with it may make a card higher.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const image = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
  // Black on white is 21 : 1; what the edges of thin letters leave of it is still far more than 3 : 1.
  const faults = await page.evaluate(findInvisible, { image, least: 3 })
  await page.emulateMedia({ forcedColors: 'none' })
  return faults.map((fault) => `forced colours: ${fault}`)
}

/** Texts that are cut off in one of the sizes that a view may be drawn in. */
export async function findCutText(page: Page, mode: string): Promise<string[]> {
  const found: string[] = []
  for (const size of [usual, phone, sideways]) {
    await page.setViewportSize(size)
    const texts = await page.locator('body').evaluate(findTextOverflow)
    found.push(...texts.map((text) => `${mode}, ${size.width} × ${size.height}: ${text}`))
  }
  await page.setViewportSize(usual)
  return found
}

const sessions = new WeakMap<Page, ReturnType<ReturnType<Page['context']>['newCDPSession']>>()

/** Makes it a page that is touched, or one that is pointed at. */
async function touch(page: Page, isTouched: boolean): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  await (await session).send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: 1 })
}
