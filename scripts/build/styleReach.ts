import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import ts from 'typescript'
import { assignTiers, type Imports, type Tier } from './tiers.ts'

/** The tier that shows the first open modal: rules of it and of those before are in `styles.css`. */
const opening = 'opening'

/** Modules of styles, by their path in `src` without the last extension. */
export interface StyleReach {
  /** In `styles.css`, which a page loads before anything is pressed. */
  readonly early: readonly string[]
  /** Text of the file that draws with them. */
  readonly late: readonly string[]
}

/**
 * Divides the modules of styles by the first tier that needs them; what no tier needs comes with who imports it, and so
 * does `*.late.css.ts`.
 */
export function styleReach(tiers: readonly Tier[], imports: Imports): StyleReach {
  const tierOf = assignTiers(tiers, imports)
  const last = tiers.findIndex(({ name }) => name === opening)
  const isEarly = (path: string) => {
    if (path.endsWith('.late.css')) return false
    const at = tiers.findIndex(({ name }) => name === tierOf.get(path))
    return at >= 0 && at <= last
  }
  const styles = [...imports.keys()].filter((path) => path.endsWith('.css')).sort()
  return { early: styles.filter(isEarly), late: styles.filter((path) => !isEarly(path)) }
}

/** Imports of the modules below a folder that are static and not for types alone. */
export function readImports(folder: string): Imports {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => /(?<!\.test|\.test-d|\.d)\.tsx?$/.test(name))
  const paths = new Set(files.map(withoutExtension))
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const found = staticImports(text).map((specifier) => {
        const path = join(file, '..', specifier)
        return [path, `${path}/index`].find((candidate) => paths.has(candidate))
      })
      return [withoutExtension(file), found.filter((path) => path !== undefined)]
    }),
  )
}

function withoutExtension(file: string): string {
  return file.replace(/\.tsx?$/, '')
}

/** The modules of Portico that a text names in imports and exports of values. */
function staticImports(text: string): readonly string[] {
  const { statements } = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return []
    return isOfTypes(statement) ? [] : [moduleSpecifier.text]
  })
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement))
    return statement.isTypeOnly || (statement.exportClause ? areTypes(statement.exportClause) : false)
  const { importClause: clause } = statement
  if (!clause) return false
  return clause.isTypeOnly || (!clause.name && clause.namedBindings ? areTypes(clause.namedBindings) : false)
}

function areTypes(names: ts.NamedExportBindings | ts.NamedImportBindings): boolean {
  return 'elements' in names && names.elements.length > 0 && names.elements.every((name) => name.isTypeOnly)
}
