import { join } from 'node:path'
import { execute } from '../tools/execute'
import { serve } from '../tools/serve'
import { buildPage, bundleServer, complaintOf } from './setup/builds'
import type { Context } from './context'
import { findLazy, findMisplaced } from './measure/gates'
import {
  entriesLeftOut,
  hostNames,
  pageBuilds,
  pageChecks,
  testRunners,
  typeChecks,
  type PageBuild,
} from './setup/hosts'
import type { LoadedBuild } from './measure/measures'
import { readChunks, readFrom } from './measure/output'
import type { Weighed } from './report'
import { findTypeErrors } from './types'
import { load, walkThrough, walkWallets } from './visit/visit'
import { layerKinds, walkLayers } from './visit/layers'
import { findCopies, megabytes, readInstalled, readLock } from './measure/weight'

/** Builds and loads every page. Those of React 18 and the turnkey pages also connect. */
export async function tryPages(context: Context): Promise<readonly LoadedBuild[]> {
  const done: LoadedBuild[] = []
  const wanted = pageBuilds.filter((build) => context.isWanted(build.host, nameOf(build)))
  await Promise.all(wanted.map((build) => tryPage(context, build, (loaded) => done.push(loaded))))
  return done
}

function nameOf({ page, bundler }: PageBuild): string {
  return `${page}, ${bundler}`
}

async function tryPage(context: Context, build: PageBuild, keep: (built: LoadedBuild) => void): Promise<void> {
  const { host, page, bundler } = build
  const ready = await Promise.all([context.host(host), context.tools()]).catch(() => undefined)
  await context.attempt(host, nameOf(build), async () => {
    if (!ready) throw new Error('It is not installed')
    const [folder, tools] = ready
    const outDir = join(folder, 'built', `${page}-${bundler}`)
    const problems = complaintOf(await buildPage({ bundler, tools, page: join(folder, 'pages', page), outDir }))
    if (problems.length > 0) return { problems, note: 'does not build' }
    const served = await serve({ directory: outDir })
    try {
      const [browser, wallet] = await Promise.all([context.browser, context.wallet])
      const options = { url: `${served.url}/`, wallet }
      const opens = !['bare', 'readme', 'view', 'solana'].includes(page)
      if (page === 'layers')
        return { problems: await walkLayers(browser, options), note: `connects from ${layerKinds.length} layers` }
      const loaded = await load(browser, options, opens)
      keep({ ...build, outDir, loaded })
      const connects = page === 'turnkey' || (host === 'react18' && page === 'evm')
      const walked = [
        ...(connects ? await walkThrough(browser, { ...options, hasNetworkButton: page === 'turnkey' }) : []),
        ...(page === 'pairing' ? await walkWallets(browser, options) : []),
      ]
      const note = `${loaded.before.length} + ${loaded.opened.length} files${connects ? ', connects' : ''}`
      return { problems: [...loaded.problems, ...walked], note }
    } finally {
      await served.stop()
    }
  })
}

/** Imports every entry that a host's peers are there for, as Node does. */
export async function tryImports(context: Context): Promise<void> {
  await Promise.all(
    (['evm', 'solana', 'everything', 'linked'] as const).map(async (host) => {
      if (!context.isWanted(host, 'Node imports')) return
      const folder = await context.host(host).catch(() => undefined)
      await context.attempt(host, 'Node imports', async () => {
        if (!folder) throw new Error('It is not installed')
        const executed = await execute(['node', join(folder, 'importEntries.mjs'), ...entriesLeftOut[host]], {
          limitMs: 60_000,
        })
        return { problems: complaintOf(executed), note: executed.output.trim().split('\n')[0] ?? '' }
      })
    }),
  )
}

/** Signs in to a server that has no viem, as it is written and in one file. */
export async function tryServer(context: Context): Promise<void> {
  const [plain, bundled] = ['sign-in server', 'sign-in server, esbuild']
  const run = async (file: string) => {
    const executed = await execute(['node', file], { limitMs: 60_000 })
    return { problems: complaintOf(executed), note: executed.ok ? 'signs in' : '' }
  }
  if (context.isWanted('solana', plain)) {
    const folder = await context.host('solana').catch(() => undefined)
    await context.attempt('solana', plain, async () => {
      if (!folder) throw new Error('It is not installed')
      return run(join(folder, 'server.mjs'))
    })
  }
  if (!context.isWanted('solana', bundled)) return
  const ready = await Promise.all([context.host('solana'), context.tools()]).catch(() => undefined)
  await context.attempt('solana', bundled, async () => {
    if (!ready) throw new Error('It is not installed')
    const [folder, tools] = ready
    const outFile = join(folder, 'built/server.mjs')
    const problems = complaintOf(await bundleServer(tools, join(folder, 'server.mjs'), outFile))
    return problems.length > 0 ? { problems, note: 'does not build' } : run(outFile)
  })
}

/** Compiles every entry strictly, and finds what a host would not have without Portico. */
export async function tryTypes(context: Context): Promise<void> {
  const keys = context.entries.filter((key) => !/\.(json|txt)$/.test(key))
  await Promise.all(
    typeChecks.map(async ({ host, compiler, resolution, peers, types }) => {
      if (!context.isWanted(host, `types, ${resolution}`)) return
      const ready = await Promise.all([context.host(host), context.tools()]).catch(() => undefined)
      await context.attempt(host, `types, ${resolution}`, async () => {
        if (!ready) throw new Error('It is not installed')
        const [folder, tools] = ready
        const entries = keys
          .filter((key) => !entriesLeftOut[host].includes(key))
          .map((key) => key.replace(/^\./, 'portico').replace('*', 'en'))
        const errors = await findTypeErrors({ tools, folder, compiler, resolution, entries, peers, types })
        return { problems: errors, note: `${entries.length} entries, ${errors.length} errors` }
      })
    }),
  )
}

/** Compiles the first example of the README with the React types of the host. */
export async function tryPageTypes(context: Context): Promise<void> {
  await Promise.all(
    pageChecks.map(async ({ host, compiler }) => {
      if (!context.isWanted(host, 'types of a page')) return
      const ready = await Promise.all([context.host(host), context.tools()]).catch(() => undefined)
      await context.attempt(host, 'types of a page', async () => {
        if (!ready) throw new Error('It is not installed')
        const [folder, tools] = ready
        const tsc = join(tools, 'node_modules', compiler, 'bin/tsc')
        const executed = await execute(['node', tsc, '--noEmit', '-p', join(folder, 'pages/turnkey')], {
          limitMs: 480_000,
        })
        return { problems: complaintOf(executed), note: compiler }
      })
    }),
  )
}

/** Runs a component test of a host in each test runner. */
export async function tryTestRunners(context: Context): Promise<void> {
  await Promise.all(
    testRunners.map(async ({ name, command }) => {
      if (!context.isWanted('tests', name)) return
      const folder = await context.host('tests').catch(() => undefined)
      await context.attempt('tests', name, async () => {
        if (!folder) throw new Error('It is not installed')
        const [script, ...flags] = command
        const executed = await execute(['node', join(folder, 'node_modules', script), ...flags], {
          cwd: folder,
          env: { NODE_ENV: 'test' },
          limitMs: 120_000,
        })
        return { problems: complaintOf(executed), note: 'passes' }
      })
    }),
  )
}

/** Packages and megabytes of each host, and second copies of what it shares with Portico. */
export async function weigh(
  context: Context,
): Promise<{ weighed: readonly Weighed[]; measured: ReadonlyMap<string, number> }> {
  const weighed: Weighed[] = []
  const measured = new Map<string, number>()
  for (const host of hostNames) {
    if (host === 'linked' || !context.isWanted(host, 'second copies')) continue
    const folder = await context.host(host).catch(() => undefined)
    if (!folder) continue
    const installed = readInstalled(folder)
    const [packages, MB] = [Object.keys(installed).length, megabytes(join(folder, 'node_modules'))]
    weighed.push({ host, packages, MB })
    if (host === 'evm') measured.set('EVM host: packages', packages).set('EVM host: node_modules', MB)
    const without = readLock(join(import.meta.dirname, 'sets', host, 'package-lock.json'))
    const copies = findCopies(installed, without)
    await context.attempt(host, 'second copies', async () => ({
      problems: copies,
      note: copies.length === 0 ? 'none' : `${copies.length}`,
    }))
  }
  return { weighed, measured }
}

/** No library is loaded before its time in the host that has everything, and what opens the modal is compiled as a whole. */
export async function gatesKept(context: Context, { host, page, outDir }: LoadedBuild): Promise<void> {
  await context.attempt(host, 'loaded late', async () => {
    const problems = findMisplaced(readChunks(outDir)).map((line) => line.replace(outDir, ''))
    return { problems, note: page }
  })
  await context.attempt(host, 'compiled with their file', async () => {
    return { problems: findLazy(readChunks(outDir), readFrom(outDir)), note: page }
  })
}
