import type { Browser, CDPSession, Page } from 'playwright'
import { timing } from './timing'

export interface Subject {
  readonly browser: Browser
  readonly url: string
  /** Number of wallets that announce themselves. */
  readonly wallets: number
}

/**
 * Slowdown of a page: none, by a processor four times slower, or as on a slow phone far from a mast, by that and a
 * line of 6 Mbit/s and 80 ms.
 */
export type Condition = 'plain' | '4x slower' | 'slow line'

/** The end of a measure's name. */
export const suffixOf = (condition: Condition) => (condition === 'plain' ? ', ms' : `, ${condition}, ms`)

/** Time that a page is left alone before something is timed, in milliseconds. */
export const settledMs = 400

export interface Loaded {
  readonly page: Page
  readonly session: CDPSession
  done(): Promise<void>
}

export const connectButton = 'button:has-text("Connect wallet")'

/** Opens the page in a context of its own; comes back as soon as its document is there. */
export async function visit({ browser, url }: Subject, condition: Condition = 'plain'): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await slow(session, condition)
  // The transpiler that runs this file names functions with a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(timing)
  await page.goto(url, { waitUntil: 'commit' })
  return { page, session, done: () => context.close() }
}

/** Opens the page and waits for its button. */
export async function load(subject: Subject, condition: Condition = 'plain'): Promise<Loaded> {
  const loaded = await visit(subject, condition)
  await loaded.page.waitForSelector(connectButton)
  return loaded
}

async function slow(session: CDPSession, condition: Condition): Promise<void> {
  if (condition !== 'plain') await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (condition !== 'slow line') return
  const bytesPerSecond = 6e6 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/**
 * The scripts and styles that a page has loaded, in bytes as they were sent. The page tells them: a body that is asked for
 * while something is timed takes time of the page itself.
 */
export async function filesOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(new URL(name).pathname))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('dialog[open], [role=dialog]'))
}

/** Number of rows until the wallets count as shown. */
export function leastRows({ wallets }: Subject): number {
  return Math.min(wallets, 3)
}
