import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

it('every hook of the package is at work in a story', () => {
  const hooks = [...read('src/index.ts').matchAll(/[{,]\s+(use[A-Z]\w+)/g)].map(([, hook]) => hook)
  const panels = read('stories/recipes/hooks/panels.tsx')
  expect(hooks.length).toBeGreaterThan(20)
  expect(hooks.filter((hook) => !panels.includes(`${hook}(`))).toEqual([])
})
