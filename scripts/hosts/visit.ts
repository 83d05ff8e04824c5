import type { Browser, Page } from 'playwright'
import { askedKey, walletName } from './walletName'
import { watch, type Watched } from './watch'

export interface Loaded {
  /** Paths of what was fetched before anybody did anything. */
  readonly before: readonly string[]
  /** And until the wallets showed, once the host's button was pressed. */
  readonly opened: readonly string[]
  readonly problems: readonly string[]
}

export interface VisitOptions {
  readonly url: string
  /** The wallet's script. */
  readonly wallet: string
}

const patience = { timeout: 30_000 }

/** Opens a host's page, and its modal where it has one, and says what was fetched. */
export function load(browser: Browser, options: VisitOptions, opens: boolean): Promise<Loaded> {
  return withPage(browser, options, async (page, watched) => {
    await page.goto(options.url)
    await page.waitForSelector('#root *', patience)
    await page.waitForLoadState('networkidle')
    const before = watched.files()
    if (opens) await openWallets(page)
    const opened = watched.files().filter((file) => !before.includes(file))
    const strangers = watched.strangers().map((url) => `asked of somebody else before a wallet was chosen: ${url}`)
    return { before, opened, problems: [...strangers, ...watched.complaints()] }
  })
}

/** Connects, reloads and disconnects; says what went wrong. */
export function walkThrough(browser: Browser, options: VisitOptions): Promise<readonly string[]> {
  return withPage(browser, options, async (page, watched) => {
    await page.goto(options.url)
    await openWallets(page)
    await page.getByRole('dialog').getByText(walletName).first().click(patience)
    const address = await readAccount(page)
    const asked = await timesAsked(page)
    await page.waitForLoadState('networkidle')
    await page.reload()
    const again = await readAccount(page)
    const askedAgain = await timesAsked(page)
    await page.click('#disconnect', patience)
    await page.waitForSelector('#connect', patience)
    await page.reload()
    await page.waitForSelector('#connect[data-status=disconnected]', patience)
    return [
      ...(again === address ? [] : [`after a reload the account is ${again}, not ${address}`]),
      ...(askedAgain === asked ? [] : ['a reload asked the wallet again']),
      ...watched.complaints(),
    ]
  })
}

async function withPage<Result>(
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

/** Presses the host's button, as soon as pressing it does something, and waits for the wallets. */
async function openWallets(page: Page): Promise<void> {
  await page.waitForSelector('#connect:not([data-status=restoring])', patience)
  await page.click('#connect', patience)
  await page.getByRole('dialog').getByText(walletName).first().waitFor(patience)
}

async function readAccount(page: Page): Promise<string> {
  return (await page.locator('#account').textContent(patience)) ?? ''
}

function timesAsked(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), askedKey)
}
