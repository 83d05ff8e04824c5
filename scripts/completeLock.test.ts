import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeLock, type Lock } from './completeLock'

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/tool': {
      version: '1.0.0',
      resolved: 'https://a.registry.example/tool.tgz',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-musl': '1.0.0',
        '@tool/win32-arm64': '1.0.0',
        plain: '2.0.0',
        '@tool/darwin-x64': '^1.0.0',
      },
    },
    'node_modules/tool/node_modules/inner': {
      version: '3.0.0',
      optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/freebsd-x64': '3.0.0' },
    },
    'node_modules/@tool/linux-x64-musl': { version: '1.0.0', resolved: 'https://a.registry.example/musl.tgz' },
  },
}

describe('the lock file', () => {
  it('gets the platforms that are missing, once', () => {
    const { lock: whole, added } = completeLock(lock)
    expect(added).toEqual(['node_modules/@tool/win32-arm64', 'node_modules/tool/node_modules/@tool/freebsd-x64'])
    expect(whole.packages['node_modules/@tool/win32-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['win32'],
      dev: true,
      optional: true,
    })
    expect(completeLock(whole)).toEqual({ lock: whole, added: [] })
  })

  it('has no package with an install script that package.json does not name', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: object }
    const names = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
      hasInstallScript ? [place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
    )
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(names)].sort())
  })

  it('names no registry', () => {
    expect(JSON.stringify(completeLock(lock))).not.toContain('registry.example')
  })
})
