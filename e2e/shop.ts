import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { startLab, type Lab } from '../lab/startLab'
import type { Settings } from '../lab/wallet/window/channel'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { recordSent, type Sent } from './sent'
import { throttlePages } from './throttle'

/** A visitor's browser at the shop; it notes whatever a page should not do. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and warnings, page errors, broken rules of the policy, requests to anybody else. */
  readonly problems: readonly string[]
  /** Everything that it sent; a secret in it fails the test when it ends. */
  readonly sent: Sent
  /** Answers the wallet's next window. */
  answer(
    decision: 'Reject' | 'Approve' | 'Sign' | 'Send' | 'Switch' | 'Add',
    act: () => Promise<unknown>,
  ): Promise<string>
}

export interface VisitOptions {
  readonly path?: string
  /** Origin of the shop, if not the lab's; and the origins that its pages may ask there. */
  readonly origins?: readonly [string, ...string[]]
  readonly settings?: Partial<Settings>
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Facts of the browser about its device: touch, identification. */
  readonly device?: Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'userAgent'>
  /** Messages that this visit makes the page tell developers; any other error or warning in the console is a problem. */
  readonly expectsConsole?: readonly RegExp[]
  /** Runs before the page is opened, to listen to it from the start. */
  readonly prepare?: (page: Page) => unknown
}

/** Message to developers when a wallet answers something that it should not. */
export const badAnswer = /^Portico: WalletResponseError: /

/** Options of the browser. */
interface ShopOptions {
  readonly args?: readonly string[]
  /** Path of a browser that keeps pages in its back/forward cache, as the browsers of visitors do. */
  readonly cachingBrowser?: string | undefined
}

/** Starts chains, shop and browser for the tests of a file, and visits it. */
export function useShop({ args = [], cachingBrowser }: ShopOptions = {}) {
  let lab: Lab
  let browser: Browser
  const contexts: BrowserContext[] = []
  const records: Sent[] = []

  beforeAll(async () => {
    const path = cachingBrowser ?? (await findBrowser()).path
    lab = await startLab({ isBuilt: true })
    browser = await chromium.launch({
      executablePath: path,
      args: [...launchArgs, ...args],
      ...(cachingBrowser && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    })
  })
  afterEach(async () => {
    const findings = await Promise.all(records.splice(0).map((record) => record.findings()))
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    expect(findings.flat(), 'secrets in what pages told').toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await lab?.stop()
  })

  const visit = async (options: VisitOptions = {}): Promise<Visit> => {
    const { path = '/', origins = [], settings, viewport, device, expectsConsole = [], prepare } = options
    const context = await browser.newContext({
      ...device,
      viewport: viewport ?? { width: 1100, height: 800 },
      reducedMotion: 'reduce',
    })
    contexts.push(context)
    throttlePages(context)
    const sent = recordSent(context, lab)
    records.push(sent)
    const problems: string[] = []
    const allowed = new Set(
      [
        ...origins,
        lab.url,
        lab.phoneUrl,
        lab.relay.url,
        lab.backend.url,
        lab.onramp.url,
        lab.solana.url,
        ...lab.chains.map(({ url }) => url),
      ].map((url) => new URL(url).host),
    )
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url())
      if (protocol.startsWith('http') && !allowed.has(host)) problems.push(`asked ${request.url()}`)
    })
    context.on('console', (message) => {
      const text = message.text()
      if (/^(error|warning)$/.test(message.type()) && !expectsConsole.some((line) => line.test(text)))
        problems.push(text)
    })
    context.on('weberror', (error) => problems.push(String(error.error())))
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        console.error(`policy: ${violatedDirective} ${sample}`),
      )
    })
    if (settings)
      await context.addInitScript((stored) => {
        // Windows begin at about:blank, which has no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('lab-wallet:settings', stored)
      }, JSON.stringify(settings))
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto((origins[0] ?? lab.url) + path)
    return {
      page,
      context,
      problems,
      sent,
      answer: async (decision, act) => {
        const popup = await opens(context, act)
        const button = popup.getByRole('button', { name: decision, exact: true })
        await button.waitFor()
        const said = (await popup.locator('main').textContent()) ?? ''
        // The click closes the window, often before it is reported as done.
        await Promise.all([popup.waitForEvent('close'), button.click().catch(() => undefined)])
        return said
      },
    }
  }
  return { visit, lab: () => lab }
}

/** The window that an act opens. Where the act fails, that is told, and not that no window came. */
export async function opens(context: BrowserContext, act: () => Promise<unknown>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), act()])
  return opened
}

/** Connects the lab's wallet by the modal. */
export async function connect({ page, answer }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  const row = page.getByRole('dialog').getByRole('button', { name: 'Lab Wallet' })
  await answer('Approve', () => row.click())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Text that the shop shows. */
export async function sees(
  { page }: Visit,
  what: 'status' | 'address' | 'network' | 'balance' | 'signature',
  value: string | RegExp,
) {
  await says(page.getByTestId(what), value)
}

/** Waits until it says just that, or what fits the expression. */
export async function says(place: Locator, value: string | RegExp): Promise<void> {
  const text = expect.poll(() => place.textContent())
  await (typeof value === 'string' ? text.toBe(value) : text.toMatch(value))
}
