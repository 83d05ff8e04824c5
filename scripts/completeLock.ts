import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

export interface LockEntry {
  name?: string
  version?: string
  resolved?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}

export interface Lock {
  packages: Record<string, LockEntry>
  [field: string]: unknown
}

const systems = [
  'darwin',
  'linux',
  'win32',
  'windows',
  'freebsd',
  'android',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
]
// Longest first: `arm64` would otherwise be found as `arm`.
const processors: readonly (readonly [inName: string, cpu: string])[] = [
  ['riscv64', 'riscv64'],
  ['loong64', 'loong64'],
  ['mips64el', 'mips64el'],
  ['x86_64', 'x64'],
  ['ppc64', 'ppc64'],
  ['s390x', 's390x'],
  ['arm64', 'arm64'],
  ['amd64', 'x64'],
  ['ia32', 'ia32'],
  ['x64', 'x64'],
  ['arm', 'arm'],
]

/**
 * The lock with every platform's binaries, and without the addresses of the registry it was written
 * against. A registry that lacks other platforms' packages makes npm leave them out, and `npm ci`
 * then refuses the lock elsewhere.
 */
export function completeLock(lock: Lock): { lock: Lock; added: readonly string[] } {
  const packages: Record<string, LockEntry> = {}
  for (const [place, { resolved: _address, ...entry }] of Object.entries(lock.packages)) packages[place] = entry
  const added: string[] = []
  for (const [place, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = locate(packages, place, name)
      if (!/^\d+\.\d+\.\d+/.test(version) || (found && packages[found]?.version === version)) continue
      const platform = platformOf(name)
      if (!platform) continue
      const key = `${place.slice(0, Math.max(place.lastIndexOf('node_modules/'), 0))}node_modules/${name}`
      packages[key] = { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true }
      added.push(key)
    }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)))
  return { lock: { ...lock, packages: sorted }, added }
}

/** Finds `name` from `place` upwards, as Node does. */
export function locate(packages: Lock['packages'], place: string, name: string): string | undefined {
  for (let from: string | undefined = place; from !== undefined; from = parentOf(from)) {
    const key = `${from ? `${from}/` : ''}node_modules/${name}`
    if (packages[key]) return key
  }
  return undefined
}

function parentOf(place: string): string | undefined {
  const cut = place.lastIndexOf('/node_modules/')
  if (cut >= 0) return place.slice(0, cut)
  return place ? '' : undefined
}

function platformOf(name: string): { os: string[]; cpu?: string[]; libc?: string[] } | null {
  const tail = name.split('/').pop() ?? ''
  const system = systems.find((candidate) => tail.includes(candidate))
  if (!system) return null
  const cpu = processors.find(([inName]) => tail.includes(inName))?.[1]
  const libc = tail.includes('musl') ? 'musl' : tail.includes('gnu') ? 'glibc' : undefined
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    os: [system === 'windows' ? 'win32' : system],
    ...(libc ? { libc: [libc] } : {}),
  }
}

if (import.meta.filename === process.argv[1]) {
  const sets = 'scripts/hosts/sets'
  const files = ['package-lock.json', ...readdirSync(sets).map((set) => `${sets}/${set}/package-lock.json`)]
  for (const file of files) {
    const before = readFileSync(file, 'utf8')
    const { lock, added } = completeLock(JSON.parse(before) as Lock)
    const after = `${JSON.stringify(lock, null, 2)}\n`
    if (process.argv.includes('--check')) {
      if (after === before) continue
      console.error(`${file} is not complete: run \`npx tsx scripts/completeLock.ts\``)
      process.exitCode = 1
    } else {
      writeFileSync(file, after)
      console.log(`${file}: added ${added.length} platform packages`)
    }
  }
  if (process.argv.includes('--check') && !process.exitCode) console.log('The lock files are complete')
}
