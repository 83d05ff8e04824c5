import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { vars } from '../../../src/primitives/theme/contract.css'
import { still, stillRule } from '../../foundations/pages/still'

it('switches off every time and loop of the theme, as the guide says in both forms', () => {
  const { ease, ...times } = vars.motion
  expect(ease).toBe('var(--portico-motion-ease)')
  expect(Object.keys(still.motion).sort()).toEqual(Object.keys(times).sort())
  const guide = readFileSync('stories/docs/Theming.mdx', 'utf8')
  const [, typed = ''] = /^const still = (.*)$/m.exec(guide) ?? []
  expect(JSON.parse(typed.replaceAll("'", '"').replace(/(\w+):/g, '"$1":'))).toEqual(still)
  expect(guide.replace(/\s+/g, ' ')).toContain(`[data-portico] { ${stillRule} }`)
})
