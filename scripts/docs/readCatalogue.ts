import ts from 'typescript'
import type { PropDoc } from './componentDoc'
import type { Source } from './openSource'
import { propsReader } from './readProps'

/** A name to import, with what its source says. */
export interface Named {
  readonly name: string
  /** The entry that it is imported from. */
  readonly entry: string
  readonly text: string
  readonly example: string | undefined
}

export interface ErrorEntry {
  readonly name: string
  readonly text: string
  /** The instruction for a developer. */
  readonly details: string
  readonly category: string
  /** Address of the guide in the Storybook. */
  readonly docsPath: string | undefined
}

export interface Catalogue {
  readonly hooks: readonly Named[]
  readonly atoms: readonly Named[]
  readonly errors: readonly ErrorEntry[]
  /** Options of `createPortico`. */
  readonly options: readonly PropDoc[]
  /** Fields of its option `sources`. */
  readonly sources: readonly PropDoc[]
}

const entries = ['', 'primitives', 'views', 'state'].map((folder) => ({
  file: folder === '' ? 'src/index.ts' : `src/${folder}/index.ts`,
  entry: folder === '' ? 'portico' : `portico/${folder}`,
}))
const errorEntry = 'src/entries/errors.ts'

/** Of an error whose words are put together from what it is given. */
export const saidByItself = 'Said by the error itself, from what it was given.'

export const catalogueFiles = [...entries.map(({ file }) => file), errorEntry]

/** Every hook, atom and error class that a host can import, in the order of their names. */
export function readCatalogue(source: Source): Catalogue {
  const all = entries.flatMap(({ file, entry }) =>
    source.exportsOf(file).map(([name, symbol]): Named => ({
      name,
      entry,
      text: source.textOf(symbol),
      example: tagOf(source, symbol, 'example'),
    })),
  )
  const errors = source.exportsOf(errorEntry).flatMap(([name, symbol]): readonly ErrorEntry[] => {
    const declaration = symbol.valueDeclaration
    if (!declaration || !ts.isClassDeclaration(declaration)) return []
    const lines = lineage(source, declaration)
    return [
      {
        name,
        text: source.textOf(symbol),
        details: first(lines, (line) => propertyOf(line, 'details')) ?? saidByItself,
        category: first(lines, categoryOf) ?? 'INTERNAL_SDK_ERROR',
        docsPath: first(lines, guideOf),
      },
    ]
  })
  return {
    hooks: byName(all.filter(({ name }) => /^use[A-Z]/.test(name))),
    atoms: byName(all.filter(({ name }) => /[a-z]Atom$/.test(name))),
    errors: byName(errors),
    options: membersOf(source, 'PorticoConfig'),
    sources: membersOf(source, 'Sources'),
  }
}

/** The members of an interface of `portico`. */
function membersOf(source: Source, name: string): readonly PropDoc[] {
  const [, symbol] = source.exportsOf('src/index.ts').find(([exported]) => exported === name) ?? []
  const [declaration] = symbol?.declarations ?? []
  if (!symbol || !declaration) throw new Error(`portico exports no ${name}`)
  return propsReader(source)(source.checker.getDeclaredTypeOfSymbol(symbol), declaration)
}

/** A class, the one that it extends, and so on. */
function lineage(source: Source, declaration: ts.ClassDeclaration): readonly ts.ClassDeclaration[] {
  const parent = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]
  const type = parent && source.checker.getTypeAtLocation(parent.expression)
  const above = type?.symbol.valueDeclaration
  return [declaration, ...(above && ts.isClassDeclaration(above) ? lineage(source, above) : [])]
}

function propertyOf(declaration: ts.ClassDeclaration, name: string): string | undefined {
  const property = declaration.members.filter(ts.isPropertyDeclaration).find((one) => one.name.getText() === name)
  const { initializer } = property ?? {}
  return initializer && ts.isStringLiteralLike(initializer) ? initializer.text : undefined
}

/** Address of the guide that `docsPath` names. */
function guideOf(declaration: ts.ClassDeclaration): string | undefined {
  const property = declaration.members.filter(ts.isPropertyDeclaration).find((one) => one.name.getText() === 'docsPath')
  const page = /^guideUrl\('([\w-]+)'\)$/.exec(property?.initializer?.getText() ?? '')?.[1]
  return page && `?path=/docs/guides-${page}--docs`
}

/** `category` of what its constructor hands on. */
function categoryOf(declaration: ts.ClassDeclaration): string | undefined {
  const constructor = declaration.members.find(ts.isConstructorDeclaration)
  return /category: '(\w+)'/.exec(constructor?.body?.getText() ?? '')?.[1]
}

function tagOf({ checker }: Source, symbol: ts.Symbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((one) => one.name === name)
  return tag && ts.displayPartsToString(tag.text)
}

function first<One, Found>(all: readonly One[], find: (one: One) => Found | undefined): Found | undefined {
  return all.map(find).find((found) => found !== undefined)
}

function byName<One extends { readonly name: string }>(all: readonly One[]): readonly One[] {
  const seen = new Map(all.map((one) => [one.name, one]))
  return [...seen.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}
