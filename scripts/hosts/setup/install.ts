import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute } from '../../tools/execute'

/** Hosts by what they install beside Portico. `tools` has the bundlers and compilers, which are no part of a host. */
export type SetName = 'tools' | 'evm' | 'react18' | 'solana' | 'everything' | 'next' | 'parcel' | 'tests' | 'dialogs'

export interface InstallOptions {
  readonly set: SetName
  readonly folder: string
  /** Left out: nothing of Portico is installed. */
  readonly tarball?: string
  /** As pnpm lays packages out: each one sees only what it depends on. */
  readonly isLinked?: boolean
}

interface Manifest {
  dependencies: Record<string, string>
}

const sets = join(import.meta.dirname, '../sets')
// A build sets NODE_ENV to production, and npm then leaves development dependencies out.
const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
/** A download that stalls is asked for again before the whole installation is given up: npm alone waits five minutes. */
const patience = ['--fetch-timeout=45000', '--fetch-retries=4']

/**
 * Installs a set as its lock file says, and the tarball with it.
 * @throws when npm could not
 */
export async function install({ set, folder, tarball, isLinked = false }: InstallOptions): Promise<void> {
  cpSync(join(sets, set), folder, { recursive: true })
  if (tarball) {
    const file = join(folder, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    manifest.dependencies.portico = `file:${tarball}`
    writeFileSync(file, JSON.stringify(manifest, null, 2))
  }
  const layout = isLinked ? ['--install-strategy=linked'] : []
  const { ok, output } = await execute(['npm', 'install', '--prefix', folder, ...flags, ...patience, ...layout], {
    limitMs: 300_000,
  })
  if (!ok) throw new Error(`npm could not install ${set}\n${output}`)
}

/** Resolves to true where a package registry can be asked at all. */
export async function isRegistryThere(): Promise<boolean> {
  const once = ['--prefer-online', '--fetch-retries=0', '--fetch-timeout=15000']
  const { ok } = await execute(['npm', 'view', 'react@19.3.1', 'version', ...once], { limitMs: 30_000 })
  return ok
}
