import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findBrowser, launchArgs } from '../scripts/findBrowser'
import { serve } from '../scripts/serve'
import { measureCycles, measureImpatience, measureLoad, measureVisit, type Measures, type Subject } from './measure'
import { walletsScript } from './wallets'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const pages = ['bare', 'floor', 'portico'] as const
const folder = '.cache/bench'

// Each page by itself, as a host builds its own: pages built together would share chunks.
for (const page of pages)
  await build({
    configFile: false,
    root: resolve('bench/pages'),
    base: `/${page}/`,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: resolve(folder, page),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: resolve('bench/pages', `${page}.html`) },
    },
  })

let wallets = 3
const { url, stop } = await serve({
  directory: folder,
  handle: async (path) => (path === '/wallets.js' ? { type: 'text/javascript', body: walletsScript(wallets) } : undefined),
})
const { path } = await findBrowser()
const browser = await chromium.launch({ executablePath: path, args: [...launchArgs, '--js-flags=--expose-gc'] })

type Row = Record<string, number>
const results: Record<string, Row> = {}
const collected = new Map<string, Map<string, number[]>>()

function collect(column: string, measures: Measures, suffix = ''): void {
  const columns = collected.get(column) ?? new Map<string, number[]>()
  collected.set(column, columns)
  for (const [name, value] of Object.entries(measures))
    columns.set(name + suffix, [...(columns.get(name + suffix) ?? []), value])
}

// Rounds are interleaved: whatever else the machine does falls on all pages alike.
for (let round = 0; round < rounds; round++) {
  for (const page of pages.slice(1))
    for (const count of [3, 30, 300]) {
      wallets = count
      const subject: Subject = { browser, url: `${url}/${page}/${page}.html`, wallets: count }
      const visit = await measureVisit(subject)
      if (count === 3) collect(page, visit)
      else collect(page, Object.fromEntries(Object.entries(visit).filter(([name]) => /^open|rows/.test(name))), `, ${count} wallets`)
    }
  wallets = 3
  for (const page of pages) {
    const subject: Subject = { browser, url: `${url}/${page}/${page}.html`, wallets }
    collect(page, await measureLoad(subject))
    if (page !== 'bare') collect(page, await measureImpatience(subject))
  }
  process.stdout.write('.')
}
for (const page of pages.slice(1)) collect(page, await measureCycles({ browser, url: `${url}/${page}/${page}.html`, wallets }))
const bare = await weighBare()
await browser.close()
await stop()

const names = [...(collected.get('portico')?.keys() ?? [])]
for (const name of names)
  results[name] = Object.fromEntries(
    pages.flatMap((page) => {
      const values = collected.get(page)?.get(name)
      return values ? [[page, median(values)]] : []
    }),
  )
results['kB before a click, over bare React'] = over(results['kB before a click'])
results['kB until open, over bare React'] = over(results['kB until open'])

console.log(`\nMedians of ${rounds} rounds; "floor" is React with a hand-written <dialog>.\n`)
console.log(`${'measure'.padEnd(52)}${'floor'.padStart(10)}${'portico'.padStart(10)}${'ratio'.padStart(8)}`)
for (const [name, { floor, portico }] of Object.entries(results)) {
  const ratio = floor && portico ? (portico / floor).toFixed(2) : ''
  console.log(`${name.padEnd(52)}${print(floor)}${print(portico)}${ratio.padStart(8)}`)
}
mkdirSync(folder, { recursive: true })
writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
console.log('\nWritten to bench/results.json')

async function weighBare(): Promise<number> {
  const page = await browser.newPage()
  const weights: Promise<number>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\.(js|css)$/.test(pathname) && pathname !== '/wallets.js')
      weights.push(response.body().then(async (body) => (await import('node:zlib')).gzipSync(body).length))
  })
  await page.goto(`${url}/bare/bare.html`, { waitUntil: 'networkidle' })
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0) / 1000
}

function over(row: Row | undefined): Row {
  return Object.fromEntries(Object.entries(row ?? {}).map(([page, value]) => [page, value - bare]))
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function print(value: number | undefined): string {
  return (value === undefined ? '' : value.toFixed(value < 100 ? 1 : 0)).padStart(10)
}
