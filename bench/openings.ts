import type { Measures } from './measure'
import { connectButton, leastRows, load, settledMs, suffixOf, visit, type Condition, type Subject } from './page'

const restMs = 150

/**
 * From the press to the wallets, and the longest task behind that: when the pointer rested on the button before, and when it did not;
 * and rested where the code is here already, as hosts have it that prefetch when the page is idle.
 */
export async function measureOpenings(subject: Subject, conditions: readonly Condition[]): Promise<Measures> {
  const measures: Record<string, number> = {}
  for (const condition of conditions) {
    const suffix = suffixOf(condition)
    measures[`open, pointer rested${suffix}`] = (await measurePress(subject, condition, restMs)).opened
    const idle = { ...subject, url: `${subject.url}?prefetch=idle` }
    measures[`open, code here, pointer rested${suffix}`] = (await measurePress(idle, condition, restMs)).opened
    const { opened, longest } = await measurePress(subject, condition, 0)
    measures[`open, pressed at once${suffix}`] = opened
    if (condition === '4x slower') measures[`longest task after that paint${suffix}`] = longest
  }
  return measures
}

async function measurePress(subject: Subject, condition: Condition, rest: number) {
  const { page, done } = await load(subject, condition)
  await page.waitForLoadState(subject.url.endsWith('idle') ? 'networkidle' : 'load')
  // Not in step with the frames that came before.
  await page.waitForTimeout(settledMs + Math.random() * 16)
  await page.evaluate((least) => {
    window.pending = window.bench.openedByPress(least)
  }, leastRows(subject))
  const box = await page.locator(connectButton).boundingBox()
  if (!box) throw new Error('The button is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  if (rest > 0) await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  const opened = (await page.evaluate(() => window.pending)) ?? Number.NaN
  // Late code, and code that is fetched ahead once the page is idle.
  await page.waitForTimeout(2 * settledMs)
  const longest = await page.evaluate(() => window.bench.longestAfterPaint())
  await done()
  return { opened, longest }
}

/** The impatient visitor: presses the moment the button is there, on a slow line. */
export async function measureImpatience(subject: Subject): Promise<Measures> {
  const { page, done } = await visit(subject, 'slow line')
  const { pressed, shown } = await page.evaluate(
    (least) => window.bench.openedImpatiently('Connect wallet', least),
    leastRows(subject),
  )
  await done()
  return {
    'impatient, slow line: navigation to wallets, ms': shown,
    'impatient, slow line: press to wallets, ms': shown - pressed,
  }
}
