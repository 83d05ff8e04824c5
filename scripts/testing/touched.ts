import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** The sources of the repository by path, as text. */
export type Sources = ReadonlyMap<string, string>

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.css.ts']

/** Which of the sources each one imports, by a static or a late import. */
export function importsOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const resolve = (from: string, name: string) => {
    const path = join(dirname(from), name)
    return endings.map((ending) => `${path}${ending}`).find((candidate) => sources.has(candidate))
  }
  const read = ([path, text]: readonly [string, string]): readonly [string, readonly string[]] => [
    path,
    ts
      .preProcessFile(text)
      .importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? (resolve(path, fileName) ?? []) : [])),
  ]
  return new Map([...sources].map(read))
}

/** Number of imports between each source and the nearest that was changed; sources that reach none are left out. */
export function distances(
  imports: ReadonlyMap<string, readonly string[]>,
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>()
  for (const [path, names] of imports)
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), path])
  const found = new Map(changed.map((path) => [path, 0]))
  // A map is walked in the order of insertion, also through what is added on the way.
  for (const [path, distance] of found)
    for (const importer of importers.get(path) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

/** Sources that a change reaches, the nearest first, and the number that was too many. */
export interface Touched {
  readonly files: readonly string[]
  readonly left: number
}

/** The stories that a change reaches. */
export function touchedStories(found: ReadonlyMap<string, number>, most: number): Touched {
  const near = [...found].filter(([path]) => path.endsWith('.stories.tsx')).sort(([, one], [, other]) => one - other)
  return nearest(near, most)
}

/** The unit tests that were changed or import what was, and then those of the same folders. */
export function touchedTests(
  found: ReadonlyMap<string, number>,
  changed: readonly string[],
  sources: Sources,
  most: number,
): Touched {
  const rooms = new Set(changed.filter((path) => path.includes('/')).map((path) => dirname(path)))
  const isUnit = (path: string) => /^(?:src|stories|scripts|lab)\/.*\.test\.ts$/.test(path)
  // A test beside the change that does not reach it goes last.
  const distanceOf = (path: string) => found.get(path) ?? (rooms.has(dirname(path)) ? Infinity : undefined)
  const near = [...sources.keys()].filter(isUnit).flatMap((path): readonly (readonly [string, number])[] => {
    const distance = distanceOf(path)
    return distance !== undefined && (distance <= 1 || rooms.has(dirname(path))) ? [[path, distance]] : []
  })
  return nearest(
    near.sort(([, one], [, other]) => (one === other ? 0 : one - other)),
    most,
  )
}

function nearest(near: readonly (readonly [path: string, distance: number])[], most: number): Touched {
  return { files: near.slice(0, most).map(([path]) => path), left: Math.max(0, near.length - most) }
}
