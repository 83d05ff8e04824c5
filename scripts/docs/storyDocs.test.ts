import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readStoryDocs } from './readStoryDocs'

const stories = readStoryDocs()
const pages = stories.filter(({ title, hasPage }) => hasPage && /^(Primitives|Views)\/|\/ThemeRoot$/.test(title))
const recipes = stories.filter(({ title }) => title.startsWith('Recipes/'))

describe('pages of components', () => {
  it('are there for primitives and views, and not for flows and contact sheets', () => {
    expect(pages.length).toBeGreaterThan(55)
    const others = stories.filter(({ title }) => /^(Flows|Contact sheets)\//.test(title))
    expect(others.filter(({ hasPage }) => hasPage).map(({ title }) => title)).toEqual([])
  })

  it('each say what only a person knows', () => {
    expect(pages.filter(({ text }) => text === undefined).map(({ file }) => file)).toEqual([])
    for (const { title, text = '' } of pages) {
      expect([title, text]).toEqual([title, expect.stringMatching(/\banatomy: \[/)])
      expect([title, text]).toEqual([title, expect.stringMatching(/\brelated: \[/)])
    }
  })

  it('name the hook and the connected one for each view that has a hook', () => {
    const hooks = readFileSync('src/views/index.ts', 'utf8').match(/use\w+View\b/g) ?? []
    const texts = pages.map(({ text }) => text).join('\n')
    // One view, two routes.
    const own = hooks.filter((hook) => hook !== 'useUnsupportedChainView')
    expect(own.length).toBeGreaterThan(15)
    expect(own.filter((hook) => !texts.includes(`hook: '${hook}'`))).toEqual([])
  })

  it('lead to each other', () => {
    const relatedOf = new Map(pages.map(({ title, related }) => [title, related]))
    const oneWay = pages.flatMap(({ title, related }) =>
      related.filter((other) => !relatedOf.get(other)?.includes(title)).map((other) => `${title} → ${other}`),
    )
    expect(oneWay).toEqual([])
    expect(pages.filter(({ related }) => related.length === 0)).toEqual([])
  })
})

describe('what is written by hand', () => {
  it('has the parts that the page draws, and code that compiles against the entries', () => {
    const docs = pages.map(({ text = '' }, index) => [
      `portico${index}.ts`,
      `import type { PorticoDocs } from '../../.storybook/docs/portico'
       export const docs = ${text.replace(/\bcomponent: \w+,/, '')} satisfies PorticoDocs`,
    ])
    const code = pages.flatMap((page, index) => (page.code ? [[`code${index}.tsx`, page.code]] : []))
    expect(code.length).toBeGreaterThan(55)
    const files = new Map(
      [...docs, ...code].map(([name, text]) => [join(process.cwd(), 'scripts/docs', name ?? ''), text ?? '']),
    )
    expect(mistakesIn(files, pages)).toEqual([])
    const wrong = 'import { Button } from \'portico/primitives\'\nexport const Pay = () => <Button tone="loud" />'
    expect(mistakesIn(new Map([[join(process.cwd(), 'scripts/docs/code0.tsx'), wrong]]), pages)).toHaveLength(1)
  }, 120_000)
})

describe('recipes', () => {
  it('each have code to copy, which compiles against the entries', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(8)
    expect(recipes.filter(({ hasPage, code }) => !hasPage || !code).map(({ file }) => file)).toEqual([])
    const code = recipes.map((recipe, index) => [`code${index}.tsx`, recipe.code ?? ''] as const)
    const files = new Map(code.map(([name, text]) => [join(process.cwd(), 'scripts/docs', name), text]))
    expect(mistakesIn(files, recipes)).toEqual([])
  }, 120_000)
})

function mistakesIn(
  files: ReadonlyMap<string, string>,
  named: readonly { readonly title: string }[],
): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd())
  const entries = ['primitives', 'views', 'state', 'chains', 'siwx', 'networks'].map((name) => [
    `portico/${name}`,
    [`./src/${name}/index.ts`],
  ])
  const others = ['bip122', 'cosmos', 'eip155', 'errors', 'polkadot', 'solana', 'walletconnect'].map((name) => [
    `portico/${name}`,
    [`./src/entries/${name}.ts`],
  ])
  const paths = {
    portico: ['./src/index.ts'],
    'portico/mount': ['./src/views/shell/modal/mount.tsx'],
    ...Object.fromEntries([...entries, ...others]),
  }
  const host = ts.createCompilerHost({ ...options, paths })
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file)
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  }
  const program = ts.createProgram([...files.keys()], { ...options, paths }, host)
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    const title = named[Number(/\d+/.exec(file.slice(file.lastIndexOf('/')))?.[0])]?.title
    return found.map(({ messageText }) => `${title}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}
