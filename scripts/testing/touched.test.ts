import { describe, expect, it } from 'vitest'
import { distances, importsOf, touchedStories, touchedTests } from './touched'

const sources = new Map([
  ['src/views/Button.tsx', "import * as s from './Button.css'\nimport { cx } from '../cx'\nimport 'react'"],
  ['src/views/Button.css.ts', "import { style } from '@vanilla-extract/css'"],
  ['src/views/Button.test.ts', "import './Button'"],
  ['src/views/late.ts', "export const late = () => import('./Button')"],
  ['src/cx.ts', "import type { Other } from './other'"],
  ['src/other/index.ts', "import { cx } from '../cx'"],
  ['src/other/far.test.ts', "import '.'"],
  ['stories/Button.stories.tsx', "import { Button } from '../src/views/Button'"],
  ['stories/flow.stories.tsx', "import { late } from '../src/views/late'"],
  ['stories/other.stories.tsx', "import { nothing } from './lab'"],
])
const imports = importsOf(sources)
const reached = (...changed: string[]) => distances(imports, changed)

describe('what a change touches', () => {
  it('is found by imports of every kind', () => {
    expect(imports.get('src/views/Button.tsx')).toEqual(['src/views/Button.css.ts', 'src/cx.ts'])
    expect(imports.get('src/views/late.ts')).toEqual(['src/views/Button.tsx'])
    expect(imports.get('src/cx.ts')).toEqual(['src/other/index.ts'])
  })

  it('is told by how far it is, also around a circle', () => {
    expect(Object.fromEntries(reached('src/cx.ts'))).toMatchObject({
      'src/cx.ts': 0,
      'src/other/index.ts': 1,
      'src/views/Button.tsx': 1,
      'stories/Button.stories.tsx': 2,
      'stories/flow.stories.tsx': 3,
    })
    expect([...reached('README.md').keys()]).toEqual(['README.md'])
  })

  it('are the stories that reach it, the nearest where they are too many', () => {
    expect(touchedStories(reached('src/views/Button.css.ts'), 9)).toEqual({
      files: ['stories/Button.stories.tsx', 'stories/flow.stories.tsx'],
      left: 0,
    })
    expect(touchedStories(reached('src/views/Button.css.ts'), 1)).toEqual({
      files: ['stories/Button.stories.tsx'],
      left: 1,
    })
    expect(touchedStories(reached('stories/other.stories.tsx'), 9).files).toEqual(['stories/other.stories.tsx'])
    expect(touchedStories(reached('src/views/Button.test.ts'), 9).files).toEqual([])
  })

  it('are the tests beside it and those that import it, the nearest where they are too many', () => {
    const tests = (most: number, ...changed: string[]) => touchedTests(reached(...changed), changed, sources, most)
    expect(tests(9, 'src/views/late.ts')).toEqual({ files: ['src/views/Button.test.ts'], left: 0 })
    expect(tests(9, 'src/other/index.ts').files).toEqual(['src/other/far.test.ts'])
    expect(tests(9, 'src/cx.ts', 'README.md').files).toEqual([])
    expect(tests(9, 'src/views/Button.test.ts').files).toEqual(['src/views/Button.test.ts'])
    expect(tests(1, 'src/views/late.ts', 'src/other/index.ts')).toEqual({ files: ['src/other/far.test.ts'], left: 1 })
  })
})
