import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package with code in the output, and the texts it asks to be passed on. */
export interface Included {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly texts: readonly string[]
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly author?: string | { readonly name?: string }
}

const inPackage = /(?:^|\/)node_modules\//

/**
 * The packages whose code is in the modules of these paths: their own, and by their source maps those that their
 * build had inlined before.
 */
export function packagesOf(modules: Iterable<string>): readonly Included[] {
  const folders = new Set<string>()
  for (const module of modules) {
    const path = module.replace(/^\0/, '').replace(/\?.*$/, '')
    if (!inPackage.test(path)) continue
    const folder = folderOf(path)
    folders.add(folder)
    for (const name of inlinedIn(path)) folders.add(installedFor(folder, name))
  }
  const found = new Map([...folders].map(describe).map((one) => [`${one.name} ${one.version}`, one]))
  return [...found.values()].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
}

function idOf({ name, version }: Included): string {
  return `${name} ${version}`
}

/** Names of the packages whose sources a module was built of. */
function inlinedIn(path: string): ReadonlySet<string> {
  if (!existsSync(`${path}.map`)) return new Set()
  const { sources = [] } = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources?: readonly (string | null)[] }
  const names = sources.map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1])
  return new Set(names.filter((name) => name !== undefined))
}

function folderOf(path: string): string {
  for (let folder = dirname(path); inPackage.test(folder); folder = dirname(folder))
    if (readManifest(folder)?.name) return folder
  throw new Error(`${path} belongs to no package`)
}

/** Finds the package that another one imports, as Node does. */
function installedFor(folder: string, name: string): string {
  for (let from = folder; from !== dirname(from); from = dirname(from)) {
    const place = join(from, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
  }
  throw new Error(`${folder} was built with ${name}, which is not installed`)
}

function readManifest(folder: string): Manifest | null {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null
}

function describe(folder: string): Included {
  const { name = '', version = '', license = '', author } = readManifest(folder) ?? {}
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying|authors)([.-].*)?$/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())
  if (texts.length > 0) return { name, version, license, texts }
  // The licence is named, and its text left out: its usual wording, with whom the manifest names.
  const holder = typeof author === 'string' ? author : author?.name
  if (license !== 'MIT' || !holder) throw new Error(`${name} ${version} comes without the text of its licence`)
  return { name, version, license, texts: [mit(holder.replace(/\s*[<(].*$/, ''))] }
}

function mit(holder: string): string {
  const own = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8').trim()
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`)
}
