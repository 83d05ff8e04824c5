import ts from 'typescript'
import { bareTexts, componentTypes } from './components'
import { brokenLayers } from './layers'
import { pinned } from './pinned'
import { physicalStyle } from './styles'

export interface Finding {
  readonly line: number
  readonly message: string
}

/** Everything in a file that breaks a rule of the house. */
export function lintSource(file: string, text: string): readonly Finding[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const findings: Finding[] = []
  const visit = (node: ts.Node): void => {
    for (const rule of rules)
      for (const message of rule(file, node))
        findings.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, message })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

/** Returns the faults of a node of a file; none for most. */
type Rule = (file: string, node: ts.Node) => readonly string[]

const rules: readonly Rule[] = [
  brokenLayers,
  words,
  elements,
  logicalStyles,
  globals,
  time,
  calls,
  defaults,
  lateNames,
  pinned,
  parcelImports,
  componentTypes,
  bareTexts,
]

const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|hint|detail|\w*[lL]abel|disabledReason)$/

function words(file: string, node: ts.Node): readonly string[] {
  if (!/^src\/(primitives|views)\//.test(file)) return []
  return wordsOf(node)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => `words come from the catalogue: ${text.trim()}`)
}

/** The literal texts that a person would read or hear, where `node` is text or an attribute. */
function wordsOf(node: ts.Node): readonly string[] {
  if (ts.isJsxText(node)) return [node.text]
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsOf(node.expression)
  if (!ts.isJsxAttribute(node) || !spoken.test(node.name.getText()) || !node.initializer) return []
  return literalsOf(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer)
}

/** Literals that an expression can come to; what it computes by calls or from names is not its own. */
function literalsOf(node: ts.Node | undefined): readonly string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return []
  const isSum = [ts.SyntaxKind.PlusToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken]
  return [...(isSum.includes(node.operatorToken.kind) ? literalsOf(node.left) : []), ...literalsOf(node.right)]
}

/** A bare element would not carry the reset that keeps a host's global rules out. */
function elements(file: string, node: ts.Node): readonly string[] {
  if (!file.startsWith('src/views/') || (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node))) return []
  const tag = node.tagName.getText()
  return /^[a-z]/.test(tag) ? [`views draw with primitives: <${tag}>`] : []
}

function logicalStyles(file: string, node: ts.Node): readonly string[] {
  if (!/^src\/.*\.(css\.ts|tsx)$/.test(file) || !ts.isPropertyAssignment(node)) return []
  // Tokens are named after what they mean, not after properties.
  if (file.startsWith('src/primitives/theme/') || !(file.endsWith('.css.ts') || isInStyleProp(node))) return []
  return physicalStyle(node)
}

function isInStyleProp(node: ts.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'style'
  return false
}

const outside =
  /^(fetch|XMLHttpRequest|WebSocket|(local|session)Storage|indexedDB|window|globalThis|navigator|location)$/

/** The outside world comes in through `Env`. */
function globals(file: string, node: ts.Node): readonly string[] {
  if (!file.startsWith('src/views/') || !ts.isIdentifier(node) || !outside.test(node.text)) return []
  const { parent } = node
  const isName = 'name' in parent && parent.name === node
  return isName ? [] : [`views reach the outside through state: ${node.text}`]
}

// The browser's own clock, which every other takes as an argument; and the browser's implementation of `Env`, which
// waits for a page to be idle.
const keepsTime = /^src\/(chains\/clock|state\/shell\/router\/whenReady)\.ts$/

/** Time comes in through the clock of `Env`, so that stories and tests can move it. */
function time(file: string, node: ts.Node): readonly string[] {
  if (!/^src\/(state|chains|siwx|services)\/(?!.*\.test\.)/.test(file) || keepsTime.test(file)) return []
  const isTimer = ts.isIdentifier(node) && /^(setTimeout|setInterval)$/.test(node.text)
  const isNow =
    ts.isPropertyAccessExpression(node) && /^(Date\.now|performance\.now|AbortSignal\.timeout)$/.test(node.getText())
  const isDate = ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length
  return isTimer || isNow || isDate ? [`time comes from the clock: ${node.getText()}`] : []
}

function calls(file: string, node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node)) return []
  const callee = node.expression.getText()
  if (/^(vi|jest)\.(mock|doMock|unstable_mockModule)$/.test(callee)) return ['the seam is Env: no module is mocked']
  if (/^(it|test|describe)(\.\w+)*\.(skip|only|todo)$/.test(callee))
    return [`no check is left out or singled out: ${callee}`]
  if (callee.startsWith('console.') && file.startsWith('src/') && file !== 'src/chains/development.ts')
    return ['the package writes to the console in chains/development.ts only']
  return []
}

const mayDefault =
  /^(src\/views\/(?!.*View\.tsx).*\.tsx|stories\/.*\.stories\.tsx|\.storybook\/|[\w.]*config\.ts|lab\/host\/)/

function defaults(file: string, node: ts.Node): readonly string[] {
  const isDefault =
    (ts.isExportAssignment(node) && !node.isExportEquals) ||
    (ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
  return isDefault && !mayDefault.test(file) ? ['exports have names'] : []
}

/** Parcel mistakes this expression for its own output and adds a second `.then`, which throws. */
function parcelImports(file: string, node: ts.Node): readonly string[] {
  const isImport =
    /^src\/(?!.*\.test\.)/.test(file) &&
    ts.isCallExpression(node) &&
    /^Promise\.resolve\(\)\s*\.then\(\(\) => import\(/.test(node.getText())
  return isImport ? ['Parcel cannot build `Promise.resolve().then(() => import())`'] : []
}

/** Of a file that is built into a bigger one, Vite 6 takes `{ name }` out of the bigger one, which calls it otherwise. */
function lateNames(file: string, node: ts.Node): readonly string[] {
  if (!/^src\/(?!.*\.test\.)/.test(file) || !ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name))
    return []
  const { initializer } = node
  const isLate =
    !!initializer &&
    ts.isAwaitExpression(initializer) &&
    ts.isCallExpression(initializer.expression) &&
    initializer.expression.expression.kind === ts.SyntaxKind.ImportKeyword
  return isLate ? ['what import() brings is not taken apart where it is awaited'] : []
}
