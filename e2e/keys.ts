import type { Locator, Page } from 'playwright'
import type { Visit } from './shop'

/** Name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

/** A person without a mouse: each control is reached by Tab, from where the focus is. */
export const keysOf = (page: Page) => {
  const isThere = async (target: RegExp | Locator) =>
    target instanceof RegExp
      ? target.test(await focused(page))
      : target.evaluate((element) => element === document.activeElement)
  const tabTo = async (target: RegExp | Locator, key = 'Tab') => {
    for (let step = 0; step < 40; step++) {
      if (await isThere(target)) return
      await page.keyboard.press(key)
    }
    throw new Error(`The keyboard does not reach ${target}`)
  }
  const press = async (name: RegExp, key = 'Enter') => {
    await tabTo(name)
    await page.keyboard.press(key)
  }
  return { tabTo, press }
}

/** The wallet's window is answered by its keys as well. */
export async function answerByKeys({ context }: Visit, name: RegExp): Promise<void> {
  const popup = await context.waitForEvent('page')
  await popup.getByRole('button', { name }).waitFor()
  await keysOf(popup).tabTo(name)
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter').catch(() => undefined)])
}
