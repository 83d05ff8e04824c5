import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright'

export type Measures = Readonly<Record<string, number>>

export interface Subject {
  readonly browser: Browser
  readonly url: string
  /** How many wallets announce themselves. */
  readonly wallets: number
}

interface Loaded {
  readonly page: Page
  readonly session: CDPSession
  readonly files: { readonly url: string; readonly bytes: number }[]
  done(): Promise<void>
}

const connectButton = 'button:has-text("Connect wallet")'

async function load({ browser, url }: Subject, prepare?: (session: CDPSession) => Promise<unknown>): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const files: { url: string; bytes: number }[] = []
  page.on('response', async (response) => {
    const address = response.url()
    if (!/\.(js|css)$/.test(new URL(address).pathname) || address.includes('/wallets.js')) return
    const body = await response.body().catch(() => null)
    if (body) files.push({ url: address, bytes: gzipSync(body).length })
  })
  await session.send('Performance.enable')
  await prepare?.(session)
  // The transpiler that runs this file names functions with a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(timing)
  await page.goto(url)
  await page.waitForSelector(connectButton)
  return { page, session, files, done: () => context.close() }
}

/** Runs in the page: times from a click until the frame that shows what was waited for. */
function timing() {
  const blocked: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked.push(Math.max(0, duration - 50))
  }).observe({ type: 'longtask', buffered: true })
  const painted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look)
        const channel = new MessageChannel()
        // A message sent in a frame arrives after that frame has been drawn.
        channel.port1.onmessage = () => resolve(performance.now())
        channel.port2.postMessage(0)
      }
      requestAnimationFrame(look)
    })
  const rows = () => document.querySelectorAll('dialog[open] li, [role=dialog] li').length
  const address = () => !!document.querySelector('#address')?.textContent
  Object.assign(window, {
    bench: {
      blocked,
      address: () => painted(address),
      openedAfter: async (click: () => void, least: number) => {
        const start = performance.now()
        click()
        return (await painted(() => rows() >= least)) - start
      },
      pickedAfter: async (click: () => void) => {
        const start = performance.now()
        click()
        return (await painted(address)) - start
      },
    },
  })
}

interface Bench {
  readonly blocked: readonly number[]
  address(): Promise<number>
  openedAfter(click: () => void, least: number): Promise<number>
  pickedAfter(click: () => void): Promise<number>
}

const least = (wallets: number) => Math.min(wallets, 3)

async function clickConnect(page: Page, rows: number): Promise<number> {
  // Not in step with the frames that came before.
  await page.waitForTimeout(20 + Math.random() * 16)
  return page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Connect wallet'))
    return (window as unknown as { bench: Bench }).bench.openedAfter(() => button?.click(), wanted)
  }, rows)
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('dialog[open], [role=dialog]'))
}

/** Bytes, files, and times of one visit without and with a chance to load ahead. */
export async function measureVisit(subject: Subject): Promise<Measures> {
  const first = await load(subject)
  await first.page.waitForTimeout(400)
  const before = [...first.files]
  const cold = await clickConnect(first.page, least(subject.wallets))
  await first.page.waitForTimeout(300)
  const opened = [...first.files]
  await closeDialog(first.page)
  const again = await clickConnect(first.page, least(subject.wallets))
  const rowsDrawn = await first.page.evaluate(() => document.querySelectorAll('li').length)
  const picked = await first.page.evaluate(() => {
    const row = document.querySelector<HTMLElement>('dialog[open] li button, [role=dialog] li button')
    return (window as unknown as { bench: Bench }).bench.pickedAfter(() => row?.click())
  })
  await first.page.waitForTimeout(200)
  await first.page.reload()
  const reloaded = await first.page.evaluate(() => (window as unknown as { bench: Bench }).bench.address())
  await first.done()

  const second = await load(subject)
  await second.page.hover(connectButton)
  await second.page.waitForTimeout(400)
  const warm = await clickConnect(second.page, least(subject.wallets))
  await second.done()

  const sum = (files: readonly { bytes: number }[]) => files.reduce((bytes, file) => bytes + file.bytes, 0) / 1000
  return {
    'kB before a click': sum(before),
    'kB until open': sum(opened),
    'files before a click': before.length,
    'open, nothing loaded ahead, ms': cold,
    'open, loaded ahead, ms': warm,
    'open again, ms': again,
    'pick to address, ms': picked,
    'reload to address, ms': reloaded,
    'rows drawn': rowsDrawn,
  }
}

/** Main-thread time and blocking before anybody does anything, on a processor four times slower. */
export async function measureLoad(subject: Subject): Promise<Measures> {
  const { page, session, done } = await load(subject, (cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 }))
  await page.waitForTimeout(800)
  const { metrics } = await session.send('Performance.getMetrics')
  const blocked = await page.evaluate(() => (window as unknown as { bench: Bench }).bench.blocked.reduce((sum, each) => sum + each, 0))
  await done()
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  return { 'blocking at load, 4x slower, ms': blocked, 'main thread at load, 4x slower, ms': task * 1000 }
}

/** The impatient click: 6 Mbit/s and 80 ms, pressed as soon as the button is there. */
export async function measureImpatience(subject: Subject): Promise<Measures> {
  const conditions = { offline: false, latency: 80, downloadThroughput: 6e6 / 8, uploadThroughput: 6e6 / 8 }
  const { page, done } = await load(subject, async (cdp) => {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', conditions)
  })
  await clickConnect(page, least(subject.wallets))
  const shown = await page.evaluate(() => performance.now())
  await done()
  return { 'slow line, navigation to wallets, ms': shown }
}

/** What thirty times open and close leave behind, each. */
export async function measureCycles(subject: Subject): Promise<Measures> {
  const { page, session, done } = await load(subject)
  const cycle = async () => {
    await clickConnect(page, least(subject.wallets))
    await closeDialog(page)
  }
  const read = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
  }
  // The first ones fill caches that stay: compiled code, shapes, styles.
  for (let count = 0; count < 30; count++) await cycle()
  const before = await read()
  for (let count = 0; count < 30; count++) await cycle()
  const after = await read()
  await done()
  return {
    'heap gained per cycle, KiB': (after.heap - before.heap) / 1024 / 30,
    'DOM nodes gained in 30 cycles': after.nodes - before.nodes,
    'listeners gained in 30 cycles': after.listeners - before.listeners,
  }
}
