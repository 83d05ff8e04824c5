import ts from 'typescript'

const isDrawn = /^src\/(primitives|views)\/(?!.*\.(test|css)\.).*\.tsx$/

/**
 * The declared type of a component is what hosts compile against: a return type that is inferred from anything but JSX
 * writes out the `ReactNode` of one version of React, which the types of another do not accept.
 */
export function componentTypes(file: string, node: ts.Node): readonly string[] {
  if (!isDrawn.test(file) || !ts.isFunctionDeclaration(node) || node.type || !node.body) return []
  const name = node.name?.text ?? ''
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported || !/^[A-Z]/.test(name)) return []
  return returnsOf(node.body).every(isElement) ? [] : [`declare the return type of a component: ${name}`]
}

function returnsOf(body: ts.Block): readonly ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

function isElement(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isElement(node.expression)
  if (ts.isConditionalExpression(node)) return isElement(node.whenTrue) && isElement(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isElement(node.right)
  if (ts.isCallExpression(node)) return /^(createElement|createPortal)$/.test(node.expression.getText())
  return isJsx(node) || node.kind === ts.SyntaxKind.NullKeyword
}

const isJsx = (node: ts.Node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

/**
 * A browser translator replaces text nodes by elements. Where a sibling comes or goes, React looks for the text node that is
 * no longer there, and throws: a text beside such a sibling has an element of its own.
 */
export function bareTexts(file: string, node: ts.Node): readonly string[] {
  if (!isDrawn.test(file) || !(ts.isJsxElement(node) || ts.isJsxFragment(node))) return []
  const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '')
  const texts = children.filter(isText)
  const isChanging = children.some((child) => !texts.includes(child) && comesAndGoes(child))
  return isChanging ? texts.map((text) => `a text beside what comes and goes needs an element: ${text.getText()}`) : []
}

const words =
  /^(copy|words|text|texts|title|label|detail|children|name|symbol|amount|value|sentence|message|hint|error)\b|^`|^'/

function isText(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return true
  if (!ts.isJsxExpression(child) || !child.expression) return false
  const { expression } = child
  if (ts.isConditionalExpression(expression)) return isWord(expression.whenTrue) || isWord(expression.whenFalse)
  if (ts.isBinaryExpression(expression)) return isWord(expression.right)
  return isWord(expression)
}

const isWord = (node: ts.Expression): boolean =>
  !isJsx(node) && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || words.test(node.getText()))

function comesAndGoes(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false
  const { expression } = child
  return (
    ts.isConditionalExpression(expression) ||
    ts.isBinaryExpression(expression) ||
    /^(image|icon|start|end|mark|action)\b/.test(expression.getText())
  )
}
