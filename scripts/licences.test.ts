import { describe, expect, it } from 'vitest'
import type { Lock } from './completeLock'
import { broughtBy, misnamed, refusalOf, unfit } from './licences'

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
        '': { dependencies: { a: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
        'node_modules/a': {
          version: '1.0.0',
          license: 'MIT',
          dependencies: { b: '^1.0.0' },
          optionalDependencies: { c: '^1.0.0', gone: '1.0.0' },
        },
        'node_modules/a/node_modules/b': { version: '1.2.0', license: 'GPL-3.0', dependencies: { c: '^1.0.0' } },
        'node_modules/b': { version: '1.0.0', license: 'MIT' },
        'node_modules/c': { name: '@other/c', version: '1.0.0', optional: true, devOptional: true },
        'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      },
    }
    expect(broughtBy(lock, ['a'])).toEqual([
      { name: 'a', version: '1.0.0', license: 'MIT' },
      { name: 'b', version: '1.2.0', license: 'GPL-3.0' },
      { name: '@other/c', version: '1.0.0', license: undefined },
    ])
    expect(unfit({ dependencies: { a: '^1.0.0' } }, lock, '').slice(0, 2)).toEqual([
      'b@1.2.0 has the licence GPL-3.0',
      '@other/c@1.0.0 has the licence none',
    ])
    expect(() => broughtBy({ packages: {} }, ['a'])).toThrow('The lock file lacks a, which package.json wants')
  })

  describe('of peers', () => {
    const own = { peerDependencies: { react: '^19.0.0', '@solana/web3.js': '^1.98.0' } }
    const host = (more: Lock['packages'] = {}): Lock => ({
      packages: {
        'node_modules/react': { version: '19.0.0', license: 'MIT' },
        'node_modules/@solana/web3.js': {
          version: '1.99.0',
          license: 'MIT',
          dependencies: { 'rpc-websockets': '^9.0.0', 'text-encoding-utf-8': '^1.0.2' },
        },
        'node_modules/rpc-websockets': { version: '9.3.10', license: 'LGPL-3.0-only' },
        'node_modules/text-encoding-utf-8': { version: '1.0.2' },
        ...more,
      },
    })
    const readme = 'With it come `rpc-websockets` (LGPL-3.0-only) and\n`text-encoding-utf-8` (none declared).'

    it('are told in README where they are not open', () => {
      expect(unfit(own, host(), readme)).toEqual([])
      expect(unfit(own, host(), 'All is MIT.')).toEqual([
        'README does not tell of `rpc-websockets` (LGPL-3.0-only)',
        'README does not tell of `text-encoding-utf-8` (none declared)',
      ])
    })

    it('are excused where they are known, and nowhere else', () => {
      const freed = host({ 'node_modules/rpc-websockets': { version: '10.0.0', license: 'MIT' } })
      expect(unfit(own, freed, readme)).toEqual([
        '@solana/web3.js no longer brings rpc-websockets (LGPL-3.0-only): say so in README',
      ])
      const shared = host({
        'node_modules/react': { version: '19.0.0', license: 'MIT', dependencies: { 'rpc-websockets': '^9.0.0' } },
      })
      expect(unfit(own, shared, readme)).toContain('rpc-websockets@9.3.10 has the licence LGPL-3.0-only')
      const more = host({
        'node_modules/text-encoding-utf-8': { version: '1.0.2', dependencies: { new: '1.0.0' } },
        'node_modules/new': { version: '1.0.0', license: 'GPL-3.0' },
      })
      expect(unfit(own, more, readme)).toContain('@solana/web3.js brings new (GPL-3.0)')
    })

    it('are read from the old list where a lock file has none', () => {
      const eyes = host({
        'node_modules/react': { version: '19.0.0', license: 'MIT', dependencies: { eyes: '0.1.8' } },
        'node_modules/eyes': { version: '0.1.8' },
      })
      expect(unfit(own, eyes, readme)).toEqual([])
    })
  })

  it('want ranges for hosts, exact versions for development, and no overrides', () => {
    expect(misnamed({ devDependencies: { a: '1.2.3', b: '^1.2.3', c: '*', d: '1.2.3-beta.1' } })).toEqual([
      'b is not pinned: ^1.2.3',
      'c is not pinned: *',
    ])
    expect(
      misnamed({ dependencies: { a: '1.2.3' }, peerDependencies: { b: '^18.0.0 || ^19.0.0' }, overrides: {} }),
    ).toEqual(['a is no range: 1.2.3', 'A host does not get `overrides`'])
  })
})
