import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import * as networks from '../../src/networks'

/** The code that a bundler leaves of a module that uses some networks. */
async function bundle(names: readonly string[]): Promise<string> {
  const folder = '.cache/networks'
  const entry = `${folder}/${names.join('-')}.js`
  mkdirSync(folder, { recursive: true })
  writeFileSync(entry, `import { ${names} } from '${resolve('src/networks/index.ts')}'\nglobalThis.used = [${names}]`)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, target: 'es2022', modulePreload: false, rollupOptions: { input: entry } },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  return outputs.flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : ''))).join('')
}

describe('a bundle', () => {
  it.each(['mainnet', 'bitcoin'] as const)('with %s has no other network', async (name) => {
    const code = await bundle([name])
    const { id, rpcUrls } = networks[name]
    expect(code).toContain(rpcUrls.default.http[0] ?? id)
    expect(code.split('nativeCurrency')).toHaveLength(2)
  })
  it('pays less than 0.6 kB for two networks', async () => {
    const code = await bundle(['mainnet', 'optimism'])
    expect(gzipSync(code).length).toBeLessThan(600)
  })
})
