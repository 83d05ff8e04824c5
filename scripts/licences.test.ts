import { describe, expect, it } from 'vitest'
import type { Lock } from './completeLock'
import { refusalOf, shippedBy, unpinned } from './licences'

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

  it('are asked of everything that comes along, however deep, and of nothing else', () => {
    const lock: Lock = {
      packages: {
        '': { dependencies: { a: '1.0.0' }, devDependencies: { tool: '1.0.0' }, peerDependencies: { react: '19.0.0' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '^1.0.0' }, optionalDependencies: { c: '^1.0.0', gone: '1.0.0' } },
        'node_modules/a/node_modules/b': { version: '1.2.0', license: 'GPL-3.0', dependencies: { c: '^1.0.0' } },
        'node_modules/b': { version: '1.0.0', license: 'MIT' },
        'node_modules/c': { name: '@other/c', version: '1.0.0', optional: true, devOptional: true },
        'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
        'node_modules/react': { version: '19.0.0', license: 'MIT', peer: true },
      },
    }
    expect(shippedBy(lock)).toEqual([
      { name: 'a', version: '1.0.0', license: 'MIT' },
      { name: 'b', version: '1.2.0', license: 'GPL-3.0' },
      { name: '@other/c', version: '1.0.0', license: undefined },
    ])
    expect(shippedBy(lock).map(refusalOf).filter(Boolean)).toEqual(['b@1.2.0 has the licence GPL-3.0', '@other/c@1.0.0 has the licence none'])
    expect(() => shippedBy({ packages: { '': { dependencies: { a: '1.0.0' } } } })).toThrow('The lock file lacks a, which package.json wants')
  })

  it('wants exact versions', () => {
    expect(unpinned({ a: '1.2.3', b: '^1.2.3', c: '*', d: '1.2.3-beta.1' })).toEqual([
      'b is not pinned: ^1.2.3',
      'c is not pinned: *',
    ])
  })
})
