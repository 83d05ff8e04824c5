import ts from 'typescript'

/** Defaults by prop: of a destructured parameter, and of `const { size = 'm' } = props` on a line of the function. */
export function readDefaults(declaration: ts.Node): ReadonlyMap<string, string> {
  const component = functionOf(declaration)
  const [parameter] = component?.parameters ?? []
  const patterns: ts.ObjectBindingPattern[] = []
  if (parameter && ts.isObjectBindingPattern(parameter.name)) patterns.push(parameter.name)
  if (parameter && ts.isIdentifier(parameter.name) && component?.body && ts.isBlock(component.body))
    patterns.push(...takenFrom(parameter.name.text, component.body))
  const elements = patterns.flatMap((pattern) => [...pattern.elements])
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  )
}

function takenFrom(props: string, { statements }: ts.Block): readonly ts.ObjectBindingPattern[] {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === props)
    .map(({ name }) => name)
    .filter(ts.isObjectBindingPattern)
}

/** The function that draws, also the one inside `forwardRef` or `memo`. */
function functionOf(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return node
  if (ts.isVariableDeclaration(node)) return node.initializer && functionOf(node.initializer)
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return functionOf(node.expression)
  return ts.isCallExpression(node) && node.arguments[0] ? functionOf(node.arguments[0]) : undefined
}
