import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { findBrowser, launchArgs } from '../scripts/tools/findBrowser'
import { serve } from '../scripts/tools/serve'
import { measureFrames } from './frames'
import { measureBytes, measureCycles, measureLoad, measureReturns, measureWeight, type Measures } from './measure'
import { median } from './median'
import { measurePairing } from './pairing'
import { measurePortfolio } from './portfolio'
import { measureImpatience, measureOpenings } from './openings'
import type { Subject } from './page'
import { walletsScript } from './wallets'

// `npm run bench -- openings returns --rounds 3 --pages own`: some measures only, and some pages beside the floor.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, pages: { type: 'string', default: 'portico,own,full' } },
})
const rounds = Number(values.rounds)
const measured = ['floor', ...values.pages.split(',')]
const pages = ['bare', ...measured, 'pairing', 'portfolio']
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

const compressed = new Map<string, Uint8Array<ArrayBuffer>>()
const compress = (pathname: string) => {
  const held = compressed.get(pathname)
  if (held) return held
  const made = new Uint8Array(gzipSync(readFileSync(join(folder, pathname))))
  compressed.set(pathname, made)
  return made
}

let wallets = 3
const { url, stop } = await serve({
  directory: folder,
  // As hosts serve them: compressed once, and kept by browsers, as the name of a file changes with what is in it.
  respond: async ({ url: asked }) => {
    const { pathname } = new URL(asked)
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/css'
    if (!/\/assets\/[^/]+\.(?:js|css)$/.test(pathname)) return undefined
    return new Response(compress(pathname), {
      headers: {
        'content-type': type,
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  },
  handle: async (path) =>
    path === '/wallets.js' ? { type: 'text/javascript', body: walletsScript(wallets) } : undefined,
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

const subjectOf = (page: string): Subject => ({ browser, url: `${url}/${page}/${page}.html`, wallets })

const conditions = ['plain', '4x slower', 'slow line'] as const

/** By its name, what is measured of a page in each round. */
const measures: Record<string, (page: string) => Promise<unknown>> = {
  bytes: async (page) => collect(page, await measureBytes(subjectOf(page))),
  openings: async (page) => collect(page, await measureOpenings(subjectOf(page), conditions)),
  returns: async (page) => collect(page, await measureReturns(subjectOf(page), conditions.slice(0, 2))),
  impatience: async (page) => collect(page, await measureImpatience(subjectOf(page))),
  load: async (page) => collect(page, await measureLoad(subjectOf(page))),
  many: async (page) => {
    for (const count of [30, 300]) {
      wallets = count
      const { 'open again, ms': again = 0, 'rows drawn': rows = 0 } = await measureReturns(subjectOf(page), ['plain'])
      const openings = await measureOpenings(subjectOf(page), ['plain'])
      collect(page, { ...openings, 'open again, ms': again, 'rows drawn': rows }, `, ${count} wallets`)
    }
    wallets = 3
  },
  cycles: async (page) => collect(page, await measureCycles(subjectOf(page))),
  frames: async (page) => collect(page, await measureFrames(subjectOf(page))),
  pairing: async (page) => {
    if (page === measured.at(-1)) collect(page, await measurePairing(subjectOf('pairing')))
  },
  portfolio: async (page) => {
    if (page === measured.at(-1)) collect(page, await measurePortfolio(subjectOf('portfolio')))
  },
}
const unknown = positionals.filter((name) => !(name in measures))
if (unknown.length > 0) throw new Error(`There are ${Object.keys(measures).join(', ')}, and no ${unknown.join(', ')}`)
const wanted = positionals.length > 0 ? positionals : Object.keys(measures)

// Rounds are interleaved: whatever else the machine does falls on all pages alike.
for (let round = 0; round < rounds; round++) {
  for (const name of wanted) for (const page of measured) await measures[name]?.(page)
  process.stdout.write('.')
}
const bare = await measureWeight(subjectOf('bare'))
await browser.close()
await stop()

const names = [...new Set([...collected.values()].flatMap((columns) => [...columns.keys()]))]
for (const name of names)
  results[name] = Object.fromEntries(
    pages.flatMap((page) => {
      const values = collected.get(page)?.get(name)
      return values ? [[page, median(values)]] : []
    }),
  )
for (const name of ['kB before a click', 'kB until open'])
  if (results[name]) results[`${name}, over bare React`] = over(results[name])

console.log(`
Medians of ${rounds} rounds, and how they compare with the floor.
floor: React with a hand-written <dialog>; portico: ConnectButton and PorticoModal; own: the host's own button, useModal().open;
full: portico with pairing and the list of wallets, beside portico.
`)
console.log(
  `${'measure'.padEnd(52)}${['floor', 'portico', 'ratio', 'own', 'ratio', 'full', 'ratio'].map((head) => head.padStart(9)).join('')}`,
)
for (const [name, { floor, portico, own, full }] of Object.entries(results)) {
  const ofFloor = [print(floor), print(portico), compare(portico, floor), print(own), compare(own, floor)]
  const columns = [...ofFloor, print(full), compare(full, portico)]
  console.log(`${name.padEnd(52)}${columns.map((column) => column.padStart(9)).join('')}`)
}
mkdirSync(folder, { recursive: true })
writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
console.log('\nWritten to bench/results.json')

function over(row: Row | undefined): Row {
  return Object.fromEntries(Object.entries(row ?? {}).map(([page, value]) => [page, value - bare]))
}

function print(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(value < 100 ? 1 : 0)
}

function compare(value: number | undefined, floor: number | undefined): string {
  return value && floor ? (value / floor).toFixed(2) : ''
}
