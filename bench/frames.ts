import type { Page } from 'playwright'
import type { Measures } from './measure'
import { leastRows, load, settledMs, type Subject } from './page'

/** Work after a press has ended by then, in milliseconds, on a processor four times slower. */
const overMs = 1200

/**
 * The longest frame after the first that shows the wallets, and while a view is changed and changed back, on a processor
 * four times slower; 0 where none takes more than 50 ms.
 */
export async function measureFrames(subject: Subject): Promise<Measures> {
  const { page, done } = await load(subject, '4x slower')
  await page.waitForTimeout(2 * settledMs)
  await page.evaluate((least) => {
    const connect = [...document.querySelectorAll('button')].find((each) =>
      each.textContent?.includes('Connect wallet'),
    )
    return window.bench.openedAfter(() => connect?.click(), least)
  }, leastRows(subject))
  const measures: Record<string, number> = { 'longest frame, opening settles, 4x slower, ms': await longestFrame(page) }
  // The floor has one view.
  const help = page.getByRole('dialog').getByRole('button', { name: 'What is a wallet?' })
  if ((await help.count()) > 0) {
    // Its code comes first: what is measured is the change.
    await help.click()
    await page.getByRole('button', { name: 'Back' }).click()
    await help.waitFor()
    await page.waitForTimeout(settledMs)
    measures['longest frame, view changes, 4x slower, ms'] = await longestFrame(page, 'What is a wallet?')
    measures['longest frame, view changes back, 4x slower, ms'] = await longestFrame(page, 'Back')
  }
  await done()
  return measures
}

/** The longest frame from the one after a press on, or from now. */
function longestFrame(page: Page, press?: string): Promise<number> {
  return page.evaluate(
    async ([name, wait]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=dialog] button, dialog button')]
      const wanted = buttons.find((each) => name && (each.ariaLabel ?? each.textContent)?.includes(name))
      const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      wanted?.click()
      if (wanted) await frame()
      const from = performance.now()
      const frames: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => frames.push(...list.getEntries()))
      observer.observe({ type: 'long-animation-frame' })
      await new Promise((over) => setTimeout(over, wait))
      observer.disconnect()
      return Math.max(0, ...frames.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration))
    },
    [press, overMs] as const,
  )
}
