import type { Page } from 'playwright'
import { median } from './median'
import {
  closeDialog,
  filesOf,
  leastRows,
  load,
  settledMs,
  suffixOf,
  type Condition,
  type Loaded,
  type Subject,
} from './page'

/** Of how many the median is taken: one takes a frame more or less by when in a frame it began. */
const againCount = 15
/** In how many visits a wallet is picked. */
const visitCount = 5
/** Number of cycles between the first sixty and those that are read last. */
const lateCycles = 120

export type Measures = Readonly<Record<string, number>>

async function clickConnect(page: Page, rows: number): Promise<number> {
  // Not in step with the frames that came before.
  await page.waitForTimeout(20 + Math.random() * 16)
  return page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Connect wallet'))
    return window.bench.openedAfter(() => button?.click(), wanted)
  }, rows)
}

/** Bytes and files of one visit, before a click and until the wallets are shown. */
export async function measureBytes(subject: Subject): Promise<Measures> {
  const { page, done } = await load(subject)
  await page.waitForTimeout(settledMs)
  const before = await filesOf(page)
  await clickConnect(page, leastRows(subject))
  await page.waitForTimeout(300)
  const files = await filesOf(page)
  await done()
  return {
    'kB before a click': weigh(before),
    'kB until open': weigh(files),
    'files before a click': before.length,
    'files until open': files.length,
  }
}

/** Times after the first opening: opened again, and in a visit of its own a wallet picked, and the page loaded again. */
export async function measureReturns(subject: Subject, conditions: readonly Condition[]): Promise<Measures> {
  const measures: Record<string, number> = {}
  for (const condition of conditions) {
    const suffix = suffixOf(condition)
    const reopened = await open(subject, condition)
    measures[`open again${suffix}`] = await medianOf(() => openAgain(reopened.page, leastRows(subject)))
    measures['rows drawn'] = await reopened.page.evaluate(() => document.querySelectorAll('li').length)
    await reopened.done()
    const picks: number[] = []
    const reloads: number[] = []
    for (let visit = 0; visit < visitCount; visit++) {
      const { page, done } = await open(subject, condition)
      picks.push(await measurePick(page))
      reloads.push(await reload(page))
      if (visit === visitCount - 1) measures[`reload to address${suffix}`] = await medianOf(() => reload(page))
      await done()
    }
    measures[`pick to address${suffix}`] = median(picks)
    measures[`first reload to address${suffix}`] = median(reloads)
  }
  return measures
}

/** In the first reload Chromium compiles once more, and writes what it compiled into its cache; from the next one on it reads it. */
async function reload(page: Page): Promise<number> {
  await page.waitForTimeout(settledMs)
  await page.reload()
  return page.evaluate(() => window.bench.address())
}

/** A page with its wallets open, and settled. */
async function open(subject: Subject, condition: Condition): Promise<Loaded> {
  const loaded = await load(subject, condition)
  await loaded.page.waitForTimeout(settledMs)
  await clickConnect(loaded.page, leastRows(subject))
  await loaded.page.waitForTimeout(settledMs)
  return loaded
}

async function openAgain(page: Page, rows: number): Promise<number> {
  await closeDialog(page)
  await page.waitForTimeout(settledMs)
  const time = await clickConnect(page, rows)
  await page.waitForTimeout(settledMs)
  return time
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < againCount; count++) times.push(await measure())
  return median(times)
}

/** A visitor's press on the first row, the pointer of a mouse moved there before. */
async function measurePick(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.pending = window.bench.pickedByPress()
  })
  const box = await page.locator('dialog[open] li button, [role=dialog] li button').first().boundingBox()
  if (!box) throw new Error('No wallet is on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(50 + Math.random() * 16)
  await page.mouse.down()
  await page.mouse.up()
  return (await page.evaluate(() => window.pending)) ?? Number.NaN
}

function weigh(files: readonly number[]): number {
  return files.reduce((sum, bytes) => sum + bytes, 0) / 1000
}

/** kB of scripts and styles that a page loads by itself. */
export async function measureWeight(subject: Subject): Promise<number> {
  const { page, done } = await load(subject)
  await page.waitForLoadState('networkidle')
  const files = await filesOf(page)
  await done()
  return weigh(files)
}

/** Main-thread time and blocking before anybody does anything, on a processor four times slower. */
export async function measureLoad(subject: Subject): Promise<Measures> {
  const { page, session, done } = await load(subject, '4x slower')
  await page.waitForTimeout(800)
  const { metrics } = await session.send('Performance.getMetrics')
  const blocked = await page.evaluate(() => window.bench.blocked.reduce((sum, each) => sum + each, 0))
  await done()
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  return { 'blocking at load, 4x slower, ms': blocked, 'main thread at load, 4x slower, ms': task * 1000 }
}

/** Memory that opening and closing thirty times leave, each: after the first thirty, and once compiling has come to its end. */
export async function measureCycles(subject: Subject): Promise<Measures> {
  const { page, session, done } = await load(subject)
  const cycle = async () => {
    await clickConnect(page, leastRows(subject))
    await closeDialog(page)
  }
  const read = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  const cycles = async (count: number) => {
    for (let done = 0; done < count; done++) await cycle()
    return read()
  }
  // The first ones fill caches that stay: compiled code, shapes, styles.
  const before = await cycles(30)
  const after = await cycles(30)
  const late = await cycles(lateCycles)
  const end = await cycles(30)
  await done()
  return {
    'heap gained per cycle, KiB': (after.heap - before.heap) / 1024 / 30,
    'heap gained per cycle, warm, KiB': (end.heap - late.heap) / 1024 / 30,
    'DOM nodes gained in 30 cycles': after.nodes - before.nodes,
    'listeners gained in 30 cycles': after.listeners - before.listeners,
  }
}
