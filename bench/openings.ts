import type { Measures } from './measure'
import { connectButton, leastRows, load, settledMs, suffixOf, visit, type Condition, type Subject } from './page'

const restMs = 150

/** From the press to the wallets: when the pointer rested on the button before, and when it did not. */
export async function measureOpenings(subject: Subject, conditions: readonly Condition[]): Promise<Measures> {
  const measures: Record<string, number> = {}
  for (const condition of conditions) {
    const suffix = suffixOf(condition)
    measures[`open, pointer rested${suffix}`] = await measurePress(subject, condition, restMs)
    measures[`open, pressed at once${suffix}`] = await measurePress(subject, condition, 0)
  }
  return measures
}

async function measurePress(subject: Subject, condition: Condition, rest: number): Promise<number> {
  const { page, done } = await load(subject, condition)
  await page.waitForLoadState('load')
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
  const opened = await page.evaluate(() => window.pending)
  await done()
  return opened ?? Number.NaN
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
