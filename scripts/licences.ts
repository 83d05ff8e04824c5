import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock } from './completeLock'

const open = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'Unlicense', 'CC0-1.0']

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: unknown
}

/** Why a package may not be shipped to hosts; null when it may. */
export function refusalOf({ name, version, license }: Manifest): string | null {
  if (name.startsWith('@reown/')) return `${name} is not open`
  // The last release under Apache-2.0 is 2.21.8.
  if (name.startsWith('@walletconnect/') && isAbove(version, [2, 21, 8])) return `${name}@${version} is above 2.21.8`
  const text = typeof license === 'string' ? license : ''
  const choices = text.replace(/[()]/g, '').split(/\s+OR\s+/)
  const isOpen = choices.some((choice) => choice.split(/\s+AND\s+/).every((part) => open.includes(part)))
  return isOpen ? null : `${name}@${version} has the licence ${text || 'none'}`
}

/** Names of dependencies that are not pinned to one version. */
export function unpinned(dependencies: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(dependencies)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}`)
}

function isAbove(version: string, limit: readonly number[]): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10))
  for (const [index, most] of limit.entries()) {
    const part = parts[index] ?? 0
    if (part !== most) return part > most
  }
  return false
}

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const shipped = Object.entries(lock.packages).filter(([place, entry]) => place && !entry.dev && !entry.devOptional && !entry.peer)
  const manifests = shipped.flatMap(([place]): Manifest[] => {
    const file = join(place, 'package.json')
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Manifest] : []
  })
  const problems = [
    ...manifests.map(refusalOf).filter((problem) => problem !== null),
    ...unpinned({ ...own.dependencies, ...own.devDependencies }),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`${manifests.length} packages that hosts install have open licences`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
