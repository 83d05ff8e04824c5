import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNotices } from './notices'
import { packagesOf, type Included } from './packages'

const folder = mkdtempSync(join(tmpdir(), 'portico-pairing-'))
let code: string
let packages: readonly Included[]
let again: string

// In a process of its own, as in a build: here node's own modules are not asked for by Vitest.
function bundle(): { readonly code: string; readonly packages: readonly Included[] } {
  const script = `import { bundlePairing } from './scripts/pairing/bundlePairing.ts'
bundlePairing(${JSON.stringify(folder)}).then((made) => process.stdout.write('\\n' + JSON.stringify(made)))`
  const said = execFileSync('npx', ['tsx', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(said.slice(said.lastIndexOf('\n{'))) as ReturnType<typeof bundle>
}

beforeAll(() => {
  ;({ code, packages } = bundle())
  ;({ code: again } = bundle())
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the bundled pairing library', () => {
  it('is the same when it is made again', () => {
    expect(again === code).toBe(true)
  })

  it('asks for no package, and for none of Node', () => {
    const { module } = parseSync('library.js', code)
    expect(module.staticImports).toEqual([])
    expect(module.dynamicImports).toEqual([])
    expect(
      module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name)).sort(),
    ).toEqual(['Core', 'UniversalProvider', 'generateKeyPair'])
    expect(code).not.toMatch(/\brequire\("/)
  })

  it('touches no storage of the page while it is loaded', () => {
    expect(code).not.toMatch(/localStorage\.(clear|length)|indexedDB/)
  })

  it('has neither polyfills, nor what pino redacts, nor viem', () => {
    const names = packages.map(({ name }) => name)
    for (const name of [
      'buffer',
      'process',
      'fast-redact',
      'sonic-boom',
      'thread-stream',
      'viem',
      'ox',
      'lru-cache',
      '@walletconnect/keyvaluestorage',
      'unstorage',
    ])
      expect(names).not.toContain(name)
  })

  it('names packages that the library had inlined itself', () => {
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual(
      expect.arrayContaining([
        '@noble/ciphers 1.3.0',
        '@noble/curves 1.9.2',
        '@noble/hashes 1.8.0',
        'es-toolkit 1.39.3',
        '@walletconnect/core 2.21.8',
      ]),
    )
  })

  it('comes with the text of every licence', () => {
    const text = writeNotices(packages)
    for (const { name, version, license } of packages) expect(text).toContain(`${name} ${version} (${license})`)
    for (const { texts } of packages) expect(texts.join('').length).toBeGreaterThan(300)
    expect(packages.find(({ name }) => name === 'uint8arrays')?.texts).toEqual([
      expect.stringContaining('Copyright (c) Alex Potsides'),
    ])
    expect(text).not.toContain('Copyright (c) 2026 The Portico authors')
  })
})

describe('notices', () => {
  it('refuse what may not be passed on', () => {
    expect(() => writeNotices([{ name: 'a', version: '1.0.0', license: 'GPL-3.0', texts: ['a'] }])).toThrow(
      'a@1.0.0 has the licence GPL-3.0',
    )
  })

  it('hold a text once, under all whose it is', () => {
    const one = { version: '1.0.0', license: 'MIT', texts: ['the text'] }
    const text = writeNotices([
      { ...one, name: 'a' },
      { ...one, name: 'b' },
    ])
    expect(text).toContain('a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nthe text')
  })

  it('name who drew the icons, and whose the marks are', () => {
    const icons = packagesOf([join(import.meta.dirname, '../../node_modules/@web3icons/core/package.json')])
    const text = writeNotices(icons)
    expect(text).toContain('@web3icons/core 4.0.56 (MIT)')
    expect(text).toContain('Copyright (c) 0xa3k5')
    expect(text).toContain('trademarks of their owners')
  })

  it('are asked for of packages only', () => {
    expect(packagesOf(['/repository/src/index.ts', '\0rolldown/runtime.js'])).toEqual([])
    const [noble] = packagesOf([join(import.meta.dirname, '../../node_modules/@noble/hashes/sha2.js')])
    expect(noble).toMatchObject({ name: '@noble/hashes', license: 'MIT' })
    expect(noble?.texts[0]).toBe(
      readFileSync(join(import.meta.dirname, '../../node_modules/@noble/hashes/LICENSE'), 'utf8').trim(),
    )
  })
})
