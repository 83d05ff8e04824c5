import { createContext, type TryOptions } from './context'
import { measure } from './measure/measures'
import { lateSizes } from './measure/output'
import type { Findings } from './report'
import { gatesKept, tryImports, tryPages, tryPageTypes, tryServer, tryTestRunners, tryTypes, weigh } from './tries'
import { tryNext } from './tryNext'
import { writeLateFiles } from './measure/writeLateFiles'

/** Installs the hosts, builds them, looks at them in a browser and weighs them. */
export async function tryHosts(options: TryOptions): Promise<Findings> {
  const context = createContext(options)
  try {
    // Next is the longest, so it goes first.
    const [, builds, weight] = await Promise.all([
      tryNext(context),
      tryPages(context),
      weigh(context),
      tryImports(context),
      tryServer(context),
      tryTypes(context),
      tryPageTypes(context),
      tryTestRunners(context),
    ])
    const measured = new Map([...measure(builds), ...weight.measured])
    const full = builds.find(({ page, bundler }) => page === 'everything' && bundler === 'vite8')
    const late = full ? lateSizes(full.outDir, full.loaded.before) : new Map<string, number>()
    if (full) await gatesKept(context, full)
    if (full && options.isUpdate) writeLateFiles(late)
    return { tried: context.tried, weighed: weight.weighed, measured, late }
  } finally {
    await context.browser.then((browser) => browser.close())
  }
}
