import { dirname, join } from 'node:path/posix'
import ts from 'typescript'

export interface Finding {
  readonly line: number
  readonly message: string
}

interface ImportRule {
  /** Files the rule is for. */
  readonly files: RegExp
  readonly except?: RegExp
  /** Modules that may not be imported; ours are written from the project's root. */
  readonly forbidden: RegExp
  /** Whether types may come from there all the same. */
  readonly allowsTypes?: boolean
  readonly message: string
}

const tests = /\.test(-d)?\.tsx?$/
const heavy = /^(viem|@solana\/web3\.js|@walletconnect\/)/

/** The layers of the house, one rule a row. */
const layers: readonly ImportRule[] = [
  { files: /^src\/primitives\//, forbidden: /^(jotai|viem|src\/(state|chains|views)(\/|$))/, message: 'primitives import React, Radix and styles only' },
  { files: /^src\/chains\//, except: tests, forbidden: /^(react|jotai|src\/(primitives|state|views)(\/|$))/, message: 'chains import nothing of ours and no React' },
  { files: /^src\/chains\//, except: /(reader\.ts|\.test\.ts)$/, forbidden: heavy, allowsTypes: true, message: 'heavy libraries come by import()' },
  { files: /^src\/state\//, except: tests, forbidden: /^(src\/(primitives|views)\/|stories\/)/, message: 'state knows no views' },
  { files: /^src\/state\//, except: /(hooks\.tsx|\.test\.ts)$/, forbidden: /^react/, message: 'only hooks.tsx knows React' },
  { files: /^src\/state\//, except: tests, forbidden: heavy, message: 'state loads no chain library' },
  { files: /^src\/views\/.*(View|Panel)\.tsx$/, forbidden: /^(jotai|src\/(state|chains)(\/|$))/, allowsTypes: true, message: 'a pure view takes types only from state and chains' },
  { files: /^src\/views\/.*(View|Panel)\.tsx$/, forbidden: /^src\/views\/(?!copy\/|parts\/)/, message: 'a pure view uses no other view' },
  { files: /^src\/views\//, forbidden: /^(jotai|src\/chains(\/|$))/, allowsTypes: true, message: 'views reach chains through state' },
  { files: /^src\//, except: tests, forbidden: /^(stories|lab|scripts|e2e|bench)\//, message: 'nothing that ships imports what does not' },
  { files: /^(src|stories)\//, forbidden: /^jotai(\/react.*)?$/, message: 'Jotai comes from jotai/vanilla: its React context belongs to the host' },
]

// https://developer.mozilla.org/docs/Web/CSS/CSS_logical_properties_and_values
const physical =
  /^(margin|padding)(Left|Right)$|^border(Left|Right|TopLeft|TopRight|BottomLeft|BottomRight)|^(left|right)$/

/** Everything in a file that breaks a rule of the house. */
export function lintSource(file: string, text: string): readonly Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const findings: Finding[] = []
  const report = (node: ts.Node, message: string) =>
    findings.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, message })

  const visit = (node: ts.Node): void => {
    checkImport(file, node, report)
    checkWords(file, node, report)
    checkElements(file, node, report)
    checkCss(file, node, report)
    checkHabits(file, node, report)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

type Report = (node: ts.Node, message: string) => void

function checkImport(file: string, node: ts.Node, report: Report): void {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return
  const { moduleSpecifier } = node
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return
  const path = moduleSpecifier.text
  const target = path.startsWith('.') ? join(dirname(file), path) : path
  const isType = ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || hasOnlyTypes(node.importClause)
    : node.isTypeOnly
  for (const { files, except, forbidden, allowsTypes, message } of layers)
    if (files.test(file) && !except?.test(file) && forbidden.test(target) && !(allowsTypes && isType))
      report(node, `${message}: ${path}`)
}

function hasOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  const named = clause?.namedBindings
  return !!named && !clause.name && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
}

const spoken = /^(aria-label|aria-description|title|alt|placeholder|label)$/

function checkWords(file: string, node: ts.Node, report: Report): void {
  if (!/^src\/(primitives|views)\//.test(file)) return
  if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) report(node, `words come from the catalogue: ${node.text.trim()}`)
  if (ts.isJsxAttribute(node) && spoken.test(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer))
    if (/\p{L}/u.test(node.initializer.text)) report(node, `words come from the catalogue: ${node.initializer.text}`)
}

/** A bare element would not carry the reset that keeps a host's global rules out. */
function checkElements(file: string, node: ts.Node, report: Report): void {
  if (!file.startsWith('src/views/') || (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node))) return
  if (/^[a-z]/.test(node.tagName.getText())) report(node, `views draw with primitives: <${node.tagName.getText()}>`)
}

function checkCss(file: string, node: ts.Node, report: Report): void {
  if (!/^src\/.*\.(css\.ts|tsx)$/.test(file) || !ts.isPropertyAssignment(node)) return
  const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : ''
  const isStyle = file.endsWith('.css.ts') || isInStyleProp(node)
  if (isStyle && physical.test(name)) report(node, `logical properties only: ${name}`)
}

function isInStyleProp(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'style'
  return false
}

function checkHabits(file: string, node: ts.Node, report: Report): void {
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText()
    if (/^(vi|jest)\.(mock|doMock)$/.test(callee)) report(node, 'the seam is Env: no module is mocked')
    if (callee.startsWith('console.') && file.startsWith('src/')) report(node, 'the package writes nothing to the console')
  }
  const isDefault =
    (ts.isExportAssignment(node) && !node.isExportEquals) ||
    (ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
  const mayDefault = /^(src\/views\/(?!.*View\.tsx).*\.tsx|stories\/|.*config\.ts|lab\/host\/)/
  if (isDefault && !mayDefault.test(file)) report(node, 'exports have names')
}
