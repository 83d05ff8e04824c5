import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface FoundRedis {
  readonly path: string
  /** Folder of its libraries, if they are not the system's. */
  readonly libraries: string | null
}

/** Packages that Debian's server needs besides the C library; a machine that lacks one under this name may have it already. */
const libraryPackages = ['libjemalloc2', 'liblzf1', 'libatomic1', 'liblua5.1-0', 'lua-cjson', 'lua-bitop']

const sources: readonly (() => FoundRedis | null)[] = [
  () => at(process.env['REDIS_PATH']),
  findInstalled,
  unpackFromDebian,
]

/** Finds a Redis server for tests, or unpacks Debian's, which needs no root; null where none is to be had. */
export function findRedis(): FoundRedis | null {
  for (const look of sources) {
    const found = tolerate(look)
    if (found) return found
  }
  return null
}

/** The next one may have it. */
function tolerate<Found>(look: () => Found): Found | null {
  try {
    return look()
  } catch {
    return null
  }
}

function findInstalled(): FoundRedis | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return at(folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path)))
}

function at(path: string | undefined): FoundRedis | null {
  return path && existsSync(path) ? { path, libraries: null } : null
}

/** Takes the packages apart beside the browser of the tests: nothing of the machine changes. */
function unpackFromDebian(): FoundRedis | null {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null
  const folder = join(import.meta.dirname, '../../node_modules/.cache/portico-redis')
  const path = join(folder, 'usr/bin/redis-check-rdb')
  if (!existsSync(path)) {
    const scratch = `${folder}.${process.pid}`
    mkdirSync(scratch, { recursive: true })
    try {
      const download = (name: string) =>
        execFileSync('/usr/bin/apt-get', ['download', name], { cwd: scratch, stdio: 'ignore', timeout: 60_000 })
      // The package `redis-server` has the service only.
      download('redis-tools')
      for (const name of libraryPackages) tolerate(() => download(name))
      for (const file of readdirSync(scratch).filter((name) => name.endsWith('.deb')))
        execFileSync('/usr/bin/dpkg', ['-x', join(scratch, file), scratch], { stdio: 'ignore' })
      renameSync(scratch, folder)
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  }
  const libraries = readdirSync(join(folder, 'usr/lib')).find((name) => name.endsWith('-linux-gnu'))
  // One program under several names: it is a server by the name it is called.
  return { path, libraries: join(folder, 'usr/lib', libraries ?? '') }
}
