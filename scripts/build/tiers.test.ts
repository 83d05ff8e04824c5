import { describe, expect, it } from 'vitest'
import { assignTiers } from './tiers'

const imports = new Map([
  ['page', ['shared', 'late']],
  ['late', ['shared', 'deep', 'outside']],
  ['shared', []],
  ['deep', ['shared']],
  ['alone', []],
])

describe('the files of the package', () => {
  it('take what their seeds import, the first one first', () => {
    const tierOf = assignTiers(
      [
        { name: 'early', seeds: ['shared'] },
        { name: 'opening', seeds: ['late'] },
        { name: 'page', seeds: ['page'] },
      ],
      imports,
    )
    expect(Object.fromEntries(tierOf)).toEqual({
      shared: 'early',
      late: 'opening',
      deep: 'opening',
      outside: 'opening',
      page: 'page',
    })
  })

  it('name a seed that is no module', () => {
    expect(() => assignTiers([{ name: 'early', seeds: ['gone'] }], imports)).toThrow(
      'Tier early: there is no module gone',
    )
  })
})
