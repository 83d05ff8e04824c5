import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { layers, type Import } from './layerTable'

/** Faults of the import that `node` of `file` is, if it is one. */
export function brokenLayers(file: string, node: ts.Node): readonly string[] {
  const imported = importOf(node)
  if (!imported) return []
  const { path, kind } = imported
  const target = path.startsWith('.') ? join(dirname(file), path) : path
  return layers
    .filter(({ files, except }) => files.test(file) && !except?.test(file))
    .filter(({ forbidden }) => forbidden.test(target))
    .filter(({ forbids = kind }) => forbids === kind)
    .filter(({ allowsTypes, allowsLazy }) => !(kind === 'types' && allowsTypes) && !(kind === 'lazy' && allowsLazy))
    .map(({ message }) => `${message}: ${path}`)
}

function importOf(node: ts.Node): Import | null {
  if (ts.isImportDeclaration(node))
    return literal(node.moduleSpecifier, hasOnlyTypes(node.importClause) ? 'types' : 'value')
  if (ts.isExportDeclaration(node)) return literal(node.moduleSpecifier, node.isTypeOnly ? 'types' : 'value')
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal, 'types')
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literal(node.arguments[0], 'lazy')
  return null
}

function literal(node: ts.Node | undefined, kind: Import['kind']): Import | null {
  return node && ts.isStringLiteralLike(node) ? { path: node.text, kind } : null
}

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause?.namedBindings
  return !!named && !clause.name && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
}
