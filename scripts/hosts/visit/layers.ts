import type { Browser, Page } from 'playwright'
import { patience, withPage, type VisitOptions } from './visit'
import { walletName } from './walletName'

/** Layers of `templates/pages/layers/HostLayers.tsx`, by the name of their button and their test id. */
export const layerKinds = [
  'native',
  'popover',
  'radix',
  'other radix',
  'mui',
  'headless ui',
  'react aria',
  'vaul',
  'focus-trap',
  'trap',
] as const

/**
 * Opens the modal from within a layer of each kind: it is on top, keeps the focus, closes alone, and connects. Returns
 * the problems.
 */
export async function walkLayers(browser: Browser, options: VisitOptions): Promise<readonly string[]> {
  const problems: string[] = []
  for (const kind of layerKinds) {
    const found = await walkLayer(browser, options, kind).catch((error: unknown) => [String(error)])
    problems.push(...found.map((problem) => `${kind}: ${problem}`))
  }
  return problems
}

function walkLayer(browser: Browser, options: VisitOptions, kind: string): Promise<readonly string[]> {
  return withPage(browser, options, async (page, watched) => {
    const layer = page.getByTestId(kind)
    const modal = page.getByRole('dialog', { name: 'Connect a wallet' })
    const opener = page.getByRole('button', { name: `Pay from ${kind}` })
    const openModal = async () => {
      await opener.click(patience)
      await modal.waitFor(patience)
      await untilFocus(
        page,
        (wanted) => document.activeElement?.closest('[role=dialog]')?.textContent?.includes(wanted),
        walletName,
      )
    }
    const isBack = async (after: string) => {
      await modal.waitFor({ ...patience, state: 'detached' })
      if (!(await layer.isVisible())) throw new Error(`The layer closed after ${after}`)
      await untilFocus(page, (wanted) => document.activeElement?.textContent === wanted, `Pay from ${kind}`)
    }
    await page.goto(options.url)
    await page.getByRole('button', { name: kind, exact: true }).click(patience)
    await layer.waitFor(patience)
    await openModal()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      if (!(await modal.evaluate((one) => one.contains(document.activeElement))))
        return [`after ${press + 1} presses of Tab the focus is outside of the modal`]
    }
    await page.keyboard.press('Escape')
    await isBack('Escape')
    await openModal()
    await page.mouse.click(4, 4)
    await isBack('a press outside')
    await openModal()
    await modal.getByRole('button', { name: walletName }).first().click(patience)
    await isBack('connecting')
    const address = await layer.getByTestId('address').textContent(patience)
    return [...(address?.startsWith('0x') ? [] : [`the account is ${address}`]), ...watched.complaints()]
  })
}

/** Waits until the page answers yes about where the focus is. */
async function untilFocus(page: Page, isThere: (wanted: string) => boolean | undefined, wanted: string): Promise<void> {
  await page.waitForFunction(isThere, wanted, patience)
}
