import { describe, expect, it } from 'vitest'
import { measureLayout } from './layout'

const measure = (sources: Readonly<Record<string, string>>) => measureLayout(new Map(Object.entries(sources)))

describe('the layout report', () => {
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
})
