import type { Page } from 'playwright'
import type { Measures } from './measure'
import { connectButton, load, settledMs, type Subject } from './page'

const counts = { tokens: 2_000, nfts: 500, activity: 5_000 }

/**
 * Long lists of what an account has, on a processor four times slower: the longest frame while each is scrolled
 * after its first paint, and the most rows that are drawn of it; 0 where no frame takes more than 50 ms.
 */
export async function measurePortfolio(subject: Subject): Promise<Measures> {
  const { page, done } = await load(subject, '4x slower')
  await page.click(connectButton)
  await page.locator('[role=dialog] button', { hasText: 'Wallet 1' }).click()
  // Until all of the activity was read, page by page.
  await page.waitForFunction((all) => document.querySelector('#address')?.textContent === `${all}`, counts.activity)
  const measures: Record<string, number> = {}
  for (const [name, count] of Object.entries(counts)) {
    await page.click(`#${name}`)
    await page.waitForSelector('[role=list] [aria-posinset], [role=grid] [role=row]')
    await page.waitForFunction((all) => document.querySelector('#address')?.textContent === `${all}`, counts.activity)
    await page.waitForTimeout(2 * settledMs)
    const { frame, rows } = await scrollThrough(page)
    measures[`longest frame, ${count} ${name} scrolled, 4x slower, ms`] = frame
    measures[`rows drawn at most, ${count} ${name}`] = rows
  }
  await done()
  return measures
}

/** Scrolls a list by 400 px in each of 60 frames, which is more than a flick of a finger does, or to its end. */
function scrollThrough(page: Page): Promise<{ frame: number; rows: number }> {
  return page.evaluate(async () => {
    const list = document.querySelector('[role=list]:has([aria-posinset]), [role=grid]')
    const scroller = list?.parentElement
    if (!list || !scroller) throw new Error('There is no list')
    const frames: PerformanceEntry[] = []
    const observer = new PerformanceObserver((entries) => frames.push(...entries.getEntries()))
    observer.observe({ type: 'long-animation-frame' })
    let rows = 0
    for (let place = 0; place <= 60; place++) {
      scroller.scrollTop = place * 400
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      rows = Math.max(rows, list.querySelectorAll('li, [role=gridcell]').length)
    }
    await new Promise((over) => setTimeout(over, 300))
    observer.disconnect()
    return { frame: Math.max(0, ...frames.map(({ duration }) => duration)), rows }
  })
}
