import type { Budget } from './budgets'
import type { Bundler } from '../setup/builds'
import type { PageBuild } from '../setup/hosts'
import { kilobytes, readPackages } from './output'
import type { Loaded } from '../visit/visit'

/** A built page and what Chromium fetched of it. */
export interface LoadedBuild extends PageBuild {
  readonly outDir: string
  readonly loaded: Loaded
}

interface Sizes {
  readonly js: number
  readonly all: number
}

/** Measures for the budgets, from the pages that were built and loaded. */
export function measure(builds: readonly LoadedBuild[]): ReadonlyMap<Budget['name'], number> {
  const measured = new Map<string, number>()
  const find = (page: PageBuild['page'], bundler: Bundler) =>
    builds.find((build) => build.page === page && build.bundler === bundler && build.host !== 'linked')
  const own = (
    page: PageBuild['page'],
    pick: (loaded: Loaded) => readonly string[],
    bundler: Bundler = 'vite8',
  ): Sizes | undefined => {
    const [built, bare] = [find(page, bundler), find('bare', bundler)]
    if (!built || !bare) return undefined
    const [sizes, floor] = [sizesOf(built.outDir, pick(built.loaded)), sizesOf(bare.outDir, bare.loaded.before)]
    return { js: sizes.js - floor.js, all: sizes.all - floor.all }
  }
  const set = (name: string, value: number | undefined) => value !== undefined && measured.set(name, value)
  const named = { evm: 'EVM', pairing: 'EVM and pairing', five: 'five namespaces and pairing' } as const
  for (const page of ['evm', 'pairing', 'five'] as const) {
    const sizes = own(page, ({ before }) => before)
    set(`${named[page]}, before any input: JS`, sizes?.js)
    set(`${named[page]}, before any input: JS and CSS`, sizes?.all)
  }
  set('EVM, until wallets show: JS and CSS', own('evm', ({ before, opened }) => [...before, ...opened])?.all)
  // Vite 8 with React 19, Vite 6 with React 18.
  for (const bundler of ['vite8', 'vite6'] as const)
    set(`README's example, ${bundler}: JS`, own('readme', ({ before }) => before, bundler)?.js)
  set('ConnectView alone: JS', own('view', ({ before }) => before)?.js)
  for (const bundler of ['vite8', 'vite6', 'webpack'] as const)
    for (const [name, page] of [
      ['EVM', 'evm'],
      ['everything', 'everything'],
    ] as const) {
      set(`${name}, ${bundler}: files before any input`, find(page, bundler)?.loaded.before.length)
      set(`${name}, ${bundler}: more at the first open`, find(page, bundler)?.loaded.opened.length)
    }
  for (const page of ['evm', 'pairing', 'everything'] as const) {
    const name = page === 'everything' ? page : named[page]
    set(`${name}, vite8: files until quiet`, find(page, 'vite8')?.loaded.quiet.length)
  }
  const [evm, pairing] = [find('evm', 'vite8'), find('pairing', 'vite8')]
  if (evm && pairing) {
    const known = readPackages(evm.outDir)
    set('pairing: packages more', [...readPackages(pairing.outDir)].filter((name) => !known.has(name)).length)
  }
  return measured
}

function sizesOf(outDir: string, files: readonly string[]): Sizes {
  const js = kilobytes(outDir, files, '.js')
  return { js, all: js + kilobytes(outDir, files, '.css') }
}
