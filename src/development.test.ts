import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'

const files = [
  'src/chains/development.ts',
  'src/state/core/development/development.ts',
  'src/state/core/development/options.ts',
]

/** The sentences that developers read: every text of some length in these files, without what is filled in. */
const sentences = files.flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      found.push(node.text)
    node.forEachChild(visit)
  }
  visit(source)
  return found.filter((text) => text.length > 12 && text.includes(' '))
})

/** The package, bundled as a host does. */
async function bundle(mode: 'production' | 'development'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: ['src/index.ts', 'src/chains/discovery/customWallets.ts'],
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|viem|@walletconnect|@solana)($|\/)/,
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  return outputs
    .flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : '')))
    .join('\n')
    .replaceAll('\\', '')
}

describe('what is said to developers', () => {
  it('is in a build for development, and nothing of it in one for production', async () => {
    expect(sentences.length).toBeGreaterThan(15)
    const [production, development] = [await bundle('production'), await bundle('development')]
    expect(sentences.filter((text) => !development.includes(text))).toEqual([])
    expect(sentences.filter((text) => production.includes(text))).toEqual([])
    expect(production).not.toContain('Portico:')
    // Names of atoms for devtools.
    expect(development).toContain('connectAttemptAtom')
    expect(production).not.toContain('connectAttemptAtom')
  })

  it('is silent, and throws nothing, on a page without a bundler', async () => {
    const { process } = globalThis
    const { noteModal, noteError } = await import('./state/core/development/development')
    try {
      Reflect.deleteProperty(globalThis, 'process')
      expect(noteError(new Error('x'))).toBeUndefined()
      expect(noteModal(() => ({}) as never)).toBeUndefined()
    } finally {
      globalThis.process = process
    }
  })
})
