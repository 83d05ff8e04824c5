import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

const hooks = [...read('src/index.ts').matchAll(/[{,]\s+(use[A-Z]\w+)/g)].map(([, hook]) => hook)

it('every hook of the package is at work in a story', () => {
  const panels = read('stories/recipes/hooks/panels.tsx')
  expect(hooks.length).toBeGreaterThan(20)
  expect(hooks.filter((hook) => !panels.includes(`${hook}(`))).toEqual([])
})

it('every hook of the package is in the table of the guide to hooks', () => {
  const table = read('docs/guides/hooks.md')
  expect(hooks.filter((hook) => !table.includes(`\`${hook}(`))).toEqual([])
})
