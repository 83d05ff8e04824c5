import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Chunk } from '../../build/chunks'

/** A file in Vite's manifest. */
interface Part {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The chunks that Vite wrote to a folder, read from its manifest and its source maps. */
export function readChunks(outDir: string): readonly Chunk[] {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Part>
  >
  const filesOf = (keys: readonly string[] = []) => keys.map((key) => manifest[key]?.file ?? key)
  return Object.values(manifest)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, name, isEntry = false, imports, dynamicImports }) => ({
      name: nameOf(name ?? file),
      fileName: file,
      isEntry,
      imports: filesOf(imports),
      dynamicImports: filesOf(dynamicImports),
      moduleIds: sourcesOf(join(outDir, file)),
    }))
}

/** Sources of a file, as its map has them; the bundler's own helpers have no map. */
function sourcesOf(file: string): readonly string[] {
  if (!existsSync(`${file}.map`)) return []
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: readonly string[] }
  return sources.map((source) => resolve(dirname(file), source))
}

/** Names of the packages that Vite put into what it wrote. */
export function readPackages(outDir: string): ReadonlySet<string> {
  const ids = readChunks(outDir).flatMap(({ moduleIds }) => moduleIds)
  return new Set(ids.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))
}

/** kB after gzip of the files of a built host that end so. */
export function kilobytes(outDir: string, files: readonly string[], ending: '.js' | '.css'): number {
  return files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + weigh(join(outDir, file)), 0)
}

/** kB of what Vite wrote and a page does not load at first, by the name of the file without its hash. */
export function lateSizes(outDir: string, early: readonly string[]): ReadonlyMap<string, number> {
  const late = readdirSync(join(outDir, 'assets'))
    .filter((name) => name.endsWith('.js') && !early.includes(`/assets/${name}`))
    .sort()
  const sizes = new Map<string, number>()
  for (const file of late) {
    const [name, kB] = [nameOf(file), weigh(join(outDir, 'assets', file))]
    sizes.set(name, (sizes.get(name) ?? 0) + kB)
  }
  return sizes
}

function weigh(file: string): number {
  return gzipSync(readFileSync(file)).length / 1000
}

/** `assets/reader.late-B2xY_9aK.js` is called reader. */
function nameOf(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/(-[\w-]{8})?\.js$/, '')
    .replace(/\.late$/, '')
}

/** Reads a file of a built host. */
export function readFrom(outDir: string): (fileName: string) => string {
  return (fileName) => readFileSync(join(outDir, fileName), 'utf8')
}
