import ts from 'typescript'

// https://developer.mozilla.org/docs/Web/CSS/CSS_logical_properties_and_values
const physicalName =
  /^((scroll)?[mM]argin|(scroll)?[pP]adding)(Top|Right|Bottom|Left)$|^border(Top|Right|Bottom|Left)|^(top|right|bottom|left)$|^(min|max)(Width|Height)$/
const physicalSide = /^(textAlign|float|clear)$/
const fourSides = /^(margin|padding|inset|scrollMargin|scrollPadding|border(Width|Style|Color|Radius))$/

/** Why a declaration would not turn with the direction of the text; nothing when it would. */
export function physicalStyle(node: ts.PropertyAssignment): readonly string[] {
  const name = nameOf(node)
  const value = node.initializer
  if (physicalName.test(name)) return [`logical properties only: ${name}`]
  if (/^(width|height)$/.test(name) && !isSquare(node, name)) return ['inlineSize and blockSize, unless it is a square']
  if (!ts.isStringLiteralLike(value) && !ts.isTemplateExpression(value)) return []
  const text = value.getText().slice(1, -1)
  if (physicalSide.test(name) && /^(left|right)$/.test(text)) return [`logical values only: ${name} ${text}`]
  if (fourSides.test(name) && !isSymmetric(name, splitValues(text))) return [`start and end apart: ${name} ${text}`]
  return []
}

function nameOf(node: ts.ObjectLiteralElementLike): string {
  const { name } = node
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : ''
}

/** Images and icons have one size for both sides, whichever way the text runs. */
function isSquare(node: ts.PropertyAssignment, name: string): boolean {
  const other = name === 'width' ? 'height' : 'width'
  return node.parent.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      nameOf(property) === other &&
      property.initializer.getText() === node.initializer.getText(),
  )
}

/** True where both inline sides are alike; corners are written from the top left on, clockwise. */
function isSymmetric(name: string, values: readonly string[]): boolean {
  const [first, second, third, fourth] = values
  if (name === 'borderRadius') return values.length === 1 || (first === second && third === fourth)
  return fourth === undefined || second === fourth
}

/** Splits `a calc(b + c) ${d}` at the spaces that are in no brackets. */
function splitValues(text: string): readonly string[] {
  const values: string[] = ['']
  let depth = 0
  for (const character of text.trim()) {
    if (/[({]/.test(character)) depth += 1
    if (/[)}]/.test(character)) depth -= 1
    if (depth === 0 && /[\s/]/.test(character)) {
      if (values.at(-1)) values.push('')
    } else values.push((values.pop() ?? '') + character)
  }
  return values
}
