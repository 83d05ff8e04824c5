import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { asHost } from '../../stories/recipes/recipe'

/** Documentation of a file of stories. */
export interface StoryDocs {
  readonly file: string
  readonly title: string
  readonly hasPage: boolean
  /** `parameters.portico`, as it is written. */
  readonly text: string | undefined
  readonly code: string | undefined
  /** The hook that feeds the view. */
  readonly hook: string | undefined
  readonly related: readonly string[]
}

/** Every file of stories, without running it. */
export function readStoryDocs(): readonly StoryDocs[] {
  const files = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => readOne(join('stories', file)))
}

function readOne(file: string): StoryDocs {
  const source = parse(file)
  const meta = objectsNamed(source, 'meta')
  const portico = docsOf(propertyOf(propertyOf(meta, 'parameters'), 'portico'), file)
  const related = propertyOf(portico, 'related')
  return {
    file,
    title: stringOf(propertyOf(meta, 'title')) ?? '',
    hasPage: !propertyOf(meta, 'tags')?.getText().includes('!autodocs'),
    text: portico?.getText(),
    code: stringOf(propertyOf(portico, 'code')) ?? recipeOf(source, file),
    hook: stringOf(propertyOf(portico, 'hook')),
    related: related && ts.isArrayLiteralExpression(related) ? related.elements.map((one) => stringOf(one) ?? '') : [],
  }
}

/** The object itself, or the one of that name in a file beside the stories. */
function docsOf(node: ts.Expression | undefined, file: string): ts.Expression | undefined {
  if (!node || !ts.isIdentifier(node)) return node
  const beside = join(dirname(file), `${node.text}.ts`)
  return existsSync(beside) ? objectsNamed(parse(beside), node.text) : undefined
}

/** The code of `recipe(text, code)`: written in the file, or a file that it reads. */
function recipeOf(source: ts.SourceFile, file: string): string | undefined {
  const name = /\brecipe\([^]*?,\s+(\w+),?\s+\)|\brecipe\(.*, (\w+)\)/.exec(source.text)?.slice(1).find(Boolean)
  if (name === undefined) return undefined
  const read = new RegExp(`import ${name} from '(.+)\\?raw'`).exec(source.text)?.[1]
  if (read !== undefined) return asHost(readFileSync(join(dirname(file), read), 'utf8'))
  const written = stringOf(objectsNamed(source, name))
  return written === undefined ? undefined : asHost(written)
}

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

function objectsNamed(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const { initializer } = declarations.find((one) => one.name.getText() === name) ?? {}
  return initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  return node.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer
}

function stringOf(node: ts.Expression | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}
