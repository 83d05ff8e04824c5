import { readFileSync } from 'node:fs'
import { locate, type Lock } from './completeLock'

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

/**
 * Every package that comes along when a host installs ours. Peers are the host's own.
 * @throws when the lock file lacks one of them
 */
export function shippedBy({ packages }: Lock): readonly Manifest[] {
  const places = new Set([''])
  // A set hands out what is added while it is walked.
  for (const place of places) {
    const { dependencies, optionalDependencies } = packages[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = locate(packages, place, name)
      if (found) places.add(found)
      else if (!optionalDependencies?.[name]) throw new Error(`The lock file lacks ${name}, which ${place || 'package.json'} wants`)
    }
  }
  places.delete('')
  return [...places].map((place) => {
    const { name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length), version = '', license } = packages[place] ?? {}
    return { name, version, license }
  })
}

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const shipped = shippedBy(lock)
  const problems = [
    ...shipped.map(refusalOf).filter((problem) => problem !== null),
    ...unpinned({ ...own.dependencies, ...own.devDependencies }),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`${shipped.length} packages that hosts install have open licences`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
