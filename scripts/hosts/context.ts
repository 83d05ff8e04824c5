import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { prepareHost, prepareTools } from './setup/folders'
import type { HostName } from './setup/hosts'
import { bundleWallet } from './visit/injected'
import { createPool } from './pool'
import type { Tried } from './report'

export interface TryOptions {
  readonly folder: string
  readonly tarball: string
  /** Keys of the export map. */
  readonly entries: readonly string[]
  /** Writes down what late files weigh, instead of only comparing it. */
  readonly isUpdate?: boolean
  /** Only what has this in its host or name is tried, and no budget is judged but of what was measured. */
  readonly only?: string | undefined
}

/** The faults, and a word on the result. */
export interface Outcome {
  readonly problems: readonly string[]
  readonly note: string
}

/** Shared data of all parts of the check. A folder is there once it is installed, which begins when it is first asked for. */
export interface Context extends TryOptions {
  readonly tried: readonly Tried[]
  readonly isWanted: (host: string, what: string) => boolean
  readonly tools: () => Promise<string>
  readonly host: (name: HostName) => Promise<string>
  readonly browser: Promise<Browser>
  readonly wallet: Promise<string>
  /** Does something that keeps the machine busy, when it is its turn, and writes down how it went. */
  readonly attempt: (host: string, what: string, task: () => Promise<Outcome>) => Promise<void>
}

/** Starts the browser, and makes what the parts share. */
export function createContext(options: TryOptions): Context {
  const { folder, tarball, only = '' } = options
  const tried: Tried[] = []
  const busy = createPool(Math.max(2, availableParallelism()))
  const fetching = createPool(3)
  const write = async (host: string, what: string, task: () => Promise<Outcome>) => {
    const began = Date.now()
    const { problems, note } = await task().catch((error: unknown) => ({ problems: [String(error)], note: 'failed' }))
    tried.push({ host, what, problems, note, seconds: (Date.now() - began) / 1000 })
    if (process.stdout.isTTY) console.log(`${problems.length === 0 ? '✓' : '✗'} ${host}: ${what}`)
  }
  const folders = new Map<string, Promise<string>>()
  const installed = (name: string, prepare: (into: string) => Promise<string>) => {
    const earlier = folders.get(name)
    if (earlier) return earlier
    const ready = fetching(async () => {
      const into = join(folder, name)
      await write(name, 'install', async () => {
        await prepare(into)
        return { problems: [], note: 'installed' }
      })
      if (tried.some(({ host, what, problems }) => host === name && what === 'install' && problems.length > 0))
        throw new Error(`${name} is not installed`)
      return into
    })
    // Whoever needs it hears of it.
    ready.catch(() => undefined)
    folders.set(name, ready)
    return ready
  }
  return {
    ...options,
    tried,
    isWanted: (host, what) => `${host}: ${what}`.includes(only),
    tools: () => installed('tools', prepareTools),
    host: (name) => installed(name, (into) => prepareHost(name, into, tarball)),
    browser: findBrowser().then(({ path }) => chromium.launch({ executablePath: path, args: [...launchArgs] })),
    wallet: bundleWallet(),
    attempt: (host, what, task) => busy(() => write(host, what, task)),
  }
}
