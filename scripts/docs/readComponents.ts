import ts from 'typescript'
import type { ComponentDoc } from './componentDoc'
import type { Source } from './openSource'
import { propsReader } from './readProps'

/** The entries whose components have pages. */
export const componentEntries = ['src/index.ts', 'src/primitives/index.ts', 'src/views/index.ts']

/** Components that have a story of their own and no entry. */
const unlisted = ['src/primitives/forms/FieldError.tsx']

export const componentFiles = [...componentEntries, ...unlisted]

/** Every component of the files: a value with a name like `Button` that takes props and returns what React draws. */
export function readComponents(source: Source, files: readonly string[]): readonly ComponentDoc[] {
  const propsOf = propsReader(source)
  const found = new Map<string, ComponentDoc>()
  for (const file of files)
    for (const [name, symbol] of source.exportsOf(file)) {
      const declaration = symbol.valueDeclaration
      if (!declaration || found.has(name) || !isComponent(source, name, symbol, declaration)) continue
      const type = source.checker.getTypeOfSymbolAtLocation(symbol, declaration)
      const parameter = type.getCallSignatures()[0]?.parameters[0]
      const props = parameter && source.checker.getTypeOfSymbolAtLocation(parameter, declaration)
      const element = elementOf(name, declaration)
      found.set(name, {
        name,
        file: source.fileOf(declaration),
        text: source.textOf(symbol),
        ...(element && { element }),
        props: props ? propsOf(props, declaration) : [],
      })
    }
  return [...found.values()]
}

export function isComponent(source: Source, name: string, symbol: ts.Symbol, declaration: ts.Declaration): boolean {
  if (!/^[A-Z]\w*[a-z]/.test(name)) return false
  const [signature] = source.checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
  return (
    !!signature && /\b(Element|ReactNode|ReactPortal)\b/.test(source.checker.typeToString(signature.getReturnType()))
  )
}

/** `'button'` of `Passed<'button', …>`, in the type of the props or written at the parameter. */
function elementOf(name: string, declaration: ts.Declaration): string | undefined {
  const { text } = declaration.getSourceFile()
  const declared = new RegExp(`type ${name}Props\\b[^=]*= Passed<\\s*'(\\w+)'`).exec(text)
  return (declared ?? /^[^{]*props: Passed<'(\w+)'/.exec(declaration.getText()))?.[1]
}
