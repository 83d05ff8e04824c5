import type { Browser, Page } from 'playwright'
import { askedKey, walletName } from './walletName'
import { watch, type Watched } from './watch'

export interface Loaded {
  /** Paths of what was fetched before anybody did anything. */
  readonly before: readonly string[]
  /** And asked for until the wallets showed, once the host's button was pressed. */
  readonly opened: readonly string[]
  /** All files of a visit whose pointer rested on the button before the press, with those that are fetched ahead. */
  readonly quiet: readonly string[]
  readonly problems: readonly string[]
}

export interface VisitOptions {
  readonly url: string
  /** The wallet's script. */
  readonly wallet: string
  /** Name of the cookie that the page keeps while an account is connected; none where left out. */
  readonly cookie?: string
  /** The page has a network button. The visit waits for its picture. */
  readonly hasNetworkButton?: boolean
}

export const patience = { timeout: 30_000 }
/** Set in the page when its wallets are drawn. */
const shownMark = 'wallets-shown'

/** So many files an opening takes; more than that is looked at again, at most so often. */
const fewFiles = 3
const mostLooks = 12

/** Opens a host's page, and its modal where it has one, and says what was fetched. */
export async function load(browser: Browser, options: VisitOptions, opens: boolean): Promise<Loaded> {
  let least = await loadOnce(browser, options, opens)
  // Files that are fetched ahead once the page is idle may be asked for before a busy machine has drawn the wallets.
  for (let look = 1; look < mostLooks && least.opened.length > fewFiles; look++) {
    const next = await loadOnce(browser, options, opens)
    if (next.opened.length < least.opened.length) least = next
  }
  return opens ? { ...least, quiet: await loadQuiet(browser, options) } : least
}

/** Rests the pointer on the button, opens the wallets and waits until nothing is under way. Returns all files of the visit. */
function loadQuiet(browser: Browser, options: VisitOptions): Promise<readonly string[]> {
  return withPage(browser, options, async (page, watched) => {
    await page.goto(options.url)
    await page.waitForSelector('#connect:not([data-status=restoring])', patience)
    await page.hover('#connect', patience)
    await settle(page, watched)
    await openWallets(page)
    await settle(page, watched)
    return watched.files()
  })
}

function loadOnce(browser: Browser, options: VisitOptions, opens: boolean): Promise<Loaded> {
  return withPage(browser, options, async (page, watched) => {
    await page.goto(options.url)
    await page.waitForSelector('#root *', patience)
    await page.waitForLoadState('networkidle')
    const before = watched.files()
    if (opens) await openWallets(page)
    const strangers = await strangersOf(page, watched)
    const early = opens ? await askedForUntilShown(page) : []
    const opened = watched.files().filter((file) => !before.includes(file) && early.includes(file))
    return { before, opened, quiet: before, problems: [...strangers, ...watched.complaints()] }
  })
}

/** Waits until a page fetches nothing for a second: code is fetched ahead in idle moments, and the load state tells of none. */
async function settle(page: Page, watched: Watched): Promise<void> {
  for (let before = -1; before !== watched.files().length;) {
    before = watched.files().length
    await page.waitForTimeout(1000)
  }
}

/** Connects, reloads and disconnects; says what went wrong. */
export function walkThrough(browser: Browser, options: VisitOptions): Promise<readonly string[]> {
  return withPage(browser, options, async (page, watched) => {
    await page.goto(options.url)
    await openWallets(page)
    const strangers = await strangersOf(page, watched)
    await page.getByRole('dialog').getByText(walletName).first().click(patience)
    const address = await readAccount(page)
    const asked = await timesAsked(page)
    if (options.hasNetworkButton) await hasPicture(page, '#root button', 'Ethereum')
    await page.waitForLoadState('networkidle')
    const kept = await cookiesOf(page)
    await page.reload()
    const again = await readAccount(page)
    const askedAgain = await timesAsked(page)
    await page.click('#disconnect', patience)
    await page.waitForSelector('#connect', patience)
    const left = await cookiesOf(page)
    await page.reload()
    await page.waitForSelector('#connect[data-status=disconnected]', patience)
    return [
      ...strangers,
      ...(kept.join() === (options.cookie ?? '')
        ? []
        : [`the cookies of who is connected are ${kept.join() || 'none'}`]),
      ...(left.length === 0 ? [] : [`after the disconnect there are cookies: ${left.join()}`]),
      ...(again === address ? [] : [`after a reload the account is ${again}, not ${address}`]),
      ...(askedAgain === asked ? [] : ['a reload asked the wallet again']),
      ...watched.complaints(),
    ]
  })
}

/** Opens the list of all wallets and waits for a picture, whose code is loaded late. Returns the problems. */
export function walkWallets(browser: Browser, options: VisitOptions): Promise<readonly string[]> {
  return withPage(browser, options, async (page, watched) => {
    await page.goto(options.url)
    await openWallets(page)
    await page.getByRole('dialog').getByRole('button', { name: 'All wallets' }).click(patience)
    await hasPicture(page, '[role=gridcell]', 'MetaMask')
    return watched.complaints()
  })
}

/** Opens a page with a wallet in a browser context of its own. */
export async function withPage<Result>(
  browser: Browser,
  { url, wallet }: VisitOptions,
  use: (page: Page, watched: Watched) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(wallet)
    return await use(page, await watch(page, new URL(url).origin))
  } finally {
    await context.close()
  }
}

/** Requests to other origins so far, once nothing is under way any more. */
async function strangersOf(page: Page, watched: Watched): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle')
  return watched.strangers().map((url) => `asked of somebody else before a wallet was chosen: ${url}`)
}

async function cookiesOf(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

/** Presses the host's button, as soon as pressing it does something, and waits for the wallets. */
async function openWallets(page: Page): Promise<void> {
  await page.waitForSelector('#connect:not([data-status=restoring])', patience)
  await page.evaluate(
    ([name, mark]) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[role=dialog]')?.textContent?.includes(name)) return
        performance.mark(mark)
        observer.disconnect()
      }).observe(document, { childList: true, characterData: true, subtree: true })
    },
    [walletName, shownMark] as const,
  )
  await page.click('#connect', patience)
  await page.getByRole('dialog').getByText(walletName).first().waitFor(patience)
}

/** Paths of all that the page had asked for when the wallets were drawn. Files are noted once they are here. */
function askedForUntilShown(page: Page): Promise<readonly string[]> {
  return page.evaluate((mark) => {
    const shownAt = performance.getEntriesByName(mark)[0]?.startTime ?? Infinity
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= shownAt)
    return files.map(({ name }) => new URL(name).pathname)
  }, shownMark)
}

/** Waits until each element that contains the name has a decoded picture. */
async function hasPicture(page: Page, selector: string, name: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, part]) => {
      const named = [...document.querySelectorAll(wanted)].filter(({ textContent }) => textContent?.includes(part))
      return named.length > 0 && named.every((each) => (each.querySelector('img')?.naturalWidth ?? 0) > 0)
    },
    [selector, name] as const,
    patience,
  )
}

async function readAccount(page: Page): Promise<string> {
  return (await page.locator('#account').textContent(patience)) ?? ''
}

function timesAsked(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), askedKey)
}
