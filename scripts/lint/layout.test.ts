import { describe, expect, it } from 'vitest'
import { measureLayout } from './layout'

const measure = (sources: Readonly<Record<string, string>>) => measureLayout(new Map(Object.entries(sources)))
const lines = (count: number) => 'const a = 1\n'.repeat(count)
const files = (folder: string, count: number, ending = '.ts') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file${index}${ending}`, lines(20)]))

describe('the layout report', () => {
  it('names folders with more than 15 code files, tests and styles aside', () => {
    const { crowded } = measure({
      ...files('src/state', 16),
      ...files('src/chains', 15),
      ...files('src/chains', 9, '.test.ts'),
      ...files('src/chains', 9, '.css.ts'),
    })
    expect(crowded).toEqual(['src/state (16)'])
  })

  it('names files that differ in case only, whatever their ending', () => {
    const { alike } = measure({ 'src/views/Acts.tsx': '', 'src/views/acts.ts': '', 'src/state/acts.ts': '' })
    expect(alike).toEqual(['src/views/Acts, src/views/acts'])
  })

  it('finds circles of imports through types and import()', () => {
    const { cycles } = measure({
      'src/a.ts': "import type { B } from './b'",
      'src/b.ts': "export const load = () => import('./folder')",
      'src/folder/index.ts': "export { a } from '../a'",
      'src/d.ts': "import './a'",
    })
    expect(cycles).toEqual([['src/a.ts', 'src/b.ts', 'src/folder/index.ts']])
  })

  it('finds no circle where the route table closes it', () => {
    const { cycles } = measure({
      'src/views/routes.ts': "export const connect = () => import('./Connect.late')",
      'src/views/Connect.late.tsx': "import type { ViewProps } from './routes'",
    })
    expect(cycles).toEqual([])
  })

  it('finds circles that share no file apart', () => {
    const { cycles } = measure({
      'src/a.ts': "import './b'",
      'src/b.ts': "import './a'\nimport './c'",
      'src/c.ts': "import './d'",
      'src/d.ts': "import './c'",
    })
    expect(cycles.map((cycle) => cycle.join())).toEqual(['src/c.ts,src/d.ts', 'src/a.ts,src/b.ts'])
  })

  it('counts the lines and imports of each file, entries and tests aside', () => {
    const imports = Array.from({ length: 13 }, (_, index) => `import './file${index}'\n`).join('')
    const { long, short, wide } = measure({
      ...files('src/state', 13),
      'src/state/long.ts': lines(201),
      'src/state/long.test.ts': lines(400),
      'src/state/short.ts': lines(11),
      'src/state/index.ts': imports,
      'src/state/wide.ts': imports,
    })
    expect(long).toEqual(['src/state/long.ts (201)'])
    expect(short).toEqual(['src/state/short.ts (11)'])
    expect(wide).toEqual(['src/state/wide.ts (13)'])
  })
})
