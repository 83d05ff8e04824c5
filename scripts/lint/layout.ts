import { basename, dirname, join } from 'node:path/posix'
import ts from 'typescript'

/** Sources by path from the root, as text. */
export type Sources = ReadonlyMap<string, string>

/** Faults in the layout of the repository. */
export interface Layout {
  /** Files of one folder whose names, without endings, differ in case only: case-insensitive disks hold one of them. */
  readonly alike: readonly string[]
  /** Sets of files that import each other in a cycle, types and `import()` included, the largest first. */
  readonly cycles: readonly (readonly string[])[]
}

const folders = /^(src|stories|lab|e2e|scripts)\//
const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file)
const isStyle = (file: string) => file.endsWith('.css.ts')
/** The route table names every view, and views may go from one to another: a cycle through it does not count. */
const isRouteTable = (file: string) => file === 'src/views/routes.ts'

export function measureLayout(sources: Sources): Layout {
  const all = [...sources.keys()].filter((file) => folders.test(file))
  const code = all.filter((file) => !isTest(file) && !isStyle(file))
  const imports = new Map(code.map((file) => [file, importsOf(file, sources)]))
  return { alike: alikeNames(all), cycles: cyclesOf(imports) }
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** The files that a file names in imports, exports, types and `import()`, each once. */
export function importsOf(file: string, sources: Sources): readonly string[] {
  const { importedFiles } = ts.preProcessFile(sources.get(file) ?? '')
  const found = importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const path = join(dirname(file), fileName)
    return endings.map((ending) => path + ending).find((candidate) => sources.has(candidate)) ?? []
  })
  return [...new Set(found)]
}

function alikeNames(files: readonly string[]): readonly string[] {
  const stem = (file: string) => join(dirname(file), basename(file).replace(/(\.late)?\.tsx?$/, ''))
  const names = new Map<string, Set<string>>()
  for (const file of files) {
    const key = stem(file).toLowerCase()
    names.set(key, (names.get(key) ?? new Set()).add(stem(file)))
  }
  return [...names.values()]
    .filter((spellings) => spellings.size > 1)
    .map((spellings) => [...spellings].sort().join(', '))
}

/** The strongly connected sets of more than one file, by Tarjan's algorithm. */
function cyclesOf(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      if (isRouteTable(next) || !imports.has(next)) continue
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const cycle = stack.splice(stack.indexOf(file))
    if (cycle.length > 1) cycles.push(cycle.sort())
  }
  for (const file of imports.keys()) if (!isRouteTable(file) && !order.has(file)) visit(file)
  return cycles.sort((one, other) => other.length - one.length)
}
