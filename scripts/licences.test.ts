import { describe, expect, it } from 'vitest'
import { refusalOf, unpinned } from './licences'

describe('licences', () => {
  it.each([
    ['a', '1.0.0', 'MIT'],
    ['a', '1.0.0', '(MIT OR GPL-3.0)'],
    ['a', '1.0.0', 'MIT AND BSD-3-Clause'],
    ['@walletconnect/core', '2.21.8', 'Apache-2.0'],
    ['@walletconnect/time', '1.0.2', 'MIT'],
  ])('%s@%s with %s may be shipped', (name, version, license) => {
    expect(refusalOf({ name, version, license })).toBeNull()
  })

  it.each([
    ['a', '1.0.0', 'GPL-3.0'],
    ['a', '1.0.0', 'MIT AND GPL-3.0'],
    ['a', '1.0.0', 'BlueOak-1.0.0'],
    ['a', '1.0.0', 'SEE LICENSE IN LICENSE.md'],
    ['a', '1.0.0', undefined],
    ['@walletconnect/core', '2.21.9', 'Apache-2.0'],
    ['@walletconnect/core', '3.0.0', 'MIT'],
    ['@reown/appkit', '1.0.0', 'MIT'],
  ])('%s@%s with %s may not', (name, version, license) => {
    expect(refusalOf({ name, version, license })).toContain(name)
  })

  it('wants exact versions', () => {
    expect(unpinned({ a: '1.2.3', b: '^1.2.3', c: '*', d: '1.2.3-beta.1' })).toEqual([
      'b is not pinned: ^1.2.3',
      'c is not pinned: *',
    ])
  })
})
