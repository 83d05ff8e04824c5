import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locate, type Lock } from './completeLock.ts'

const open = ['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'Unlicense', 'CC0-1.0']

/** The peer that brings packages without an open licence, which README tells. */
const excused = {
  peer: '@solana/web3.js',
  brings: ['rpc-websockets (LGPL-3.0-only)', 'text-encoding-utf-8 (none declared)'],
}

/** Manifests of before `license` name theirs in a list, which a lock file leaves out; read in the packages. */
const listed: Readonly<Record<string, string>> = { 'eyes@0.1.8': 'MIT' }

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: unknown
}

type Versions = Readonly<Record<string, string>>

export interface OwnManifest {
  readonly dependencies?: Versions
  readonly peerDependencies?: Versions
  readonly devDependencies?: Versions
  readonly overrides?: unknown
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

/** Faults in the manifest's names of packages: hosts share by ranges, development repeats by versions. */
export function misnamed({
  dependencies = {},
  peerDependencies = {},
  devDependencies = {},
  overrides,
}: OwnManifest): readonly string[] {
  const hosts = Object.entries({ ...dependencies, ...peerDependencies })
  return [
    ...Object.entries(devDependencies)
      .filter(([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is not pinned: ${version}`),
    ...hosts
      .filter(([, version]) => !version.startsWith('^'))
      .map(([name, version]) => `${name} is no range: ${version}`),
    ...(overrides ? ['A host does not get `overrides`'] : []),
  ]
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
 * The packages that these names bring along, themselves included.
 * @throws when the lock file lacks one of them
 */
export function broughtBy({ packages }: Lock, names: readonly string[]): readonly Manifest[] {
  const places = new Set<string>()
  const visit = (from: string, name: string, isOptional: boolean) => {
    const found = locate(packages, from, name)
    if (found) places.add(found)
    else if (!isOptional) throw new Error(`The lock file lacks ${name}, which ${from || 'package.json'} wants`)
  }
  for (const name of names) visit('', name, false)
  // A set hands out what is added while it is walked.
  for (const place of places) {
    const { dependencies, optionalDependencies } = packages[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(place, name, !!optionalDependencies?.[name])
  }
  return [...places].map((place) => {
    const {
      name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version = '',
      license,
    } = packages[place] ?? {}
    return { name, version, license: license ?? listed[`${name}@${version}`] }
  })
}

/** Why a host may not get what the manifest brings, by the lock of a host. */
export function unfit(
  { dependencies = {}, peerDependencies = {} }: OwnManifest,
  lock: Lock,
  readme: string,
): readonly string[] {
  const names = Object.keys({ ...dependencies, ...peerDependencies })
  const own = broughtBy(
    lock,
    names.filter((name) => name !== excused.peer),
  )
  const isOwn = new Set(own.map(idOf))
  const refused = broughtBy(
    lock,
    names.filter((name) => name === excused.peer),
  ).filter((one) => !isOwn.has(idOf(one)) && refusalOf(one) !== null)
  const told = refused
    .map(({ name, license }) => `${name} (${typeof license === 'string' ? license : 'none declared'})`)
    .sort()
  return [
    ...own.map(refusalOf).filter((problem) => problem !== null),
    ...told.filter((one) => !excused.brings.includes(one)).map((one) => `${excused.peer} brings ${one}`),
    ...excused.brings
      .filter((one) => !told.includes(one))
      .map((one) => `${excused.peer} no longer brings ${one}: say so in README`),
    ...told
      .map((one) => one.replace(/^\S+/, '`$&`'))
      .filter((one) => !readme.replace(/\s+/g, ' ').includes(one))
      .map((one) => `README does not tell of ${one}`),
  ]
}

function idOf({ name, version }: Manifest): string {
  return `${name}@${version}`
}

/** Packages that npm would install for a host today, in an empty folder; null where no registry answers. */
function resolveAsHost({ dependencies, peerDependencies }: OwnManifest): Lock | null {
  const folder = mkdtempSync(join(tmpdir(), 'portico-host-'))
  try {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: { ...dependencies, ...peerDependencies } }),
    )
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'pipe',
      timeout: 120_000,
    })
    return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock
  } catch (error) {
    console.error(`A host’s packages were not resolved: ${String(error)}`)
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.filename === process.argv[1]) {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as OwnManifest
  const readme = readFileSync('README.md', 'utf8')
  const ours = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const host = resolveAsHost(own)
  const problems = [
    ...misnamed(own),
    ...unfit(own, host ?? ours, readme),
    ...(host === null && process.env['CI'] ? ['With CI set, a host’s packages have to be resolved'] : []),
  ]
  for (const problem of problems) console.error(problem)
  if (host === null) console.log('Skipped what a host gets today; looked at package-lock.json instead')
  if (problems.length === 0) console.log('Hosts install packages with open licences, but for those that README tells')
  process.exitCode = problems.length === 0 ? 0 : 1
}
