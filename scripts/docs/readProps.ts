import ts from 'typescript'
import type { Choice, PropDoc } from './componentDoc'
import type { Source } from './openSource'
import { readDefaults } from './readDefaults'

/** A prop, as each state of the props that has it declares it. */
interface Seen {
  readonly symbols: ts.Symbol[]
  readonly states: ts.Type[]
}

/** Reads the props of a component that are declared in the project; those of React and the DOM are left out. */
export function propsReader({ checker, textOf, fileOf }: Source) {
  return function propsOf(type: ts.Type, at: ts.Node): readonly PropDoc[] {
    const states = type.isUnion() ? type.types : [type]
    const seen = new Map<string, Seen>()
    for (const state of states)
      for (const symbol of state.getProperties().filter(isOwn)) {
        const entry = seen.get(symbol.name) ?? { symbols: [], states: [] }
        entry.symbols.push(symbol)
        entry.states.push(state)
        seen.set(symbol.name, entry)
      }
    const defaults = readDefaults(at)
    const typeOf = (symbol: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at))
    const discriminant = states.length > 1 ? discriminantOf(seen, states.length) : undefined
    return [...seen].map(([name, entry]) => {
      const isEverywhere = entry.states.length === states.length
      const options = choicesOf(entry.symbols)
      const fallback = defaults.get(name) ?? entry.symbols.map(defaultTag).find(Boolean)
      const written = entry.symbols.map((symbol) => writtenType(symbol) ?? typeText(typeOf(symbol), at))
      return {
        name,
        type: [...new Set(written)].join(' | '),
        required: isEverywhere && entry.symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
        text: entry.symbols.map(textOf).find(Boolean) ?? '',
        at: placeOf(entry.symbols),
        ...(fallback !== undefined && { default: fallback }),
        ...(options && { options: inWrittenOrder(options, entry.symbols) }),
        ...(discriminant && !isEverywhere && { only: statesWith(entry.states, discriminant) }),
      }
    })

    /** The prop that every state has and whose values tell the states apart. */
    function discriminantOf(all: ReadonlyMap<string, Seen>, count: number): string | undefined {
      const told = [...all].filter(([, { symbols }]) => symbols.length === count && choicesOf(symbols))
      return told.find(([, { symbols }]) => new Set(symbols.map(typeOf)).size > 1)?.[0]
    }

    function statesWith(inside: readonly ts.Type[], name: string): readonly string[] {
      const values = inside.flatMap((state) => {
        const key = state.getProperty(name)
        return key ? (literalsOf(typeOf(key)) ?? []) : []
      })
      return [...new Set(values.map(String))]
    }

    /** The values of a prop that has nothing but literals for values; `true` and `false` alone are no choice. */
    function choicesOf(symbols: readonly ts.Symbol[]): readonly Choice[] | undefined {
      const literals = symbols.map((symbol) => literalsOf(typeOf(symbol)))
      if (!literals.every((one) => one !== undefined)) return undefined
      const values = [...new Set(literals.flat())]
      return values.every((value) => typeof value === 'boolean') ? undefined : values
    }
  }

  function literalsOf(type: ts.Type): readonly Choice[] | undefined {
    const values = (type.isUnion() ? type.types : [type]).map((part) => {
      if (part.isStringLiteral() || part.isNumberLiteral()) return part.value
      return part.flags & ts.TypeFlags.BooleanLiteral ? checker.typeToString(part) === 'true' : undefined
    })
    return values.every((value) => value !== undefined) ? values : undefined
  }

  /** A name such as `ReactNode` reads better than what it stands for, and a union in the order it was written in. */
  function writtenType(symbol: ts.Symbol): string | undefined {
    const node = symbol.declarations?.find(ts.isPropertySignature)?.type
    // A type that is looked up, or a conditional one, says nothing by how it is written.
    if (!node || /\w\[['"]?\w/.test(node.getText())) return undefined
    const parts = ts.isUnionTypeNode(node) ? node.types : [node]
    const text = parts.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword).map((one) => one.getText())
    return plain(text.join(' | '))
  }

  function typeText(type: ts.Type, at: ts.Node): string {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
    return plain(checker.typeToString(type, at, flags))
  }

  /** `@default`, for a prop that another component fills in. */
  function defaultTag(symbol: ts.Symbol): string | undefined {
    const tag = symbol.getJsDocTags(checker).find((one) => one.name === 'default')
    return tag && ts.displayPartsToString(tag.text)
  }

  function placeOf(symbols: readonly ts.Symbol[]): string {
    const [declaration] = symbols.flatMap((symbol) => symbol.declarations ?? [])
    if (!declaration) return ''
    const { line } = declaration.getSourceFile().getLineAndCharacterOfPosition(declaration.getStart())
    return `${fileOf(declaration)}:${line + 1}`
  }
}

function plain(type: string): string {
  return type.replace(/\s+/g, ' ').replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')
}

function inWrittenOrder(options: readonly Choice[], symbols: readonly ts.Symbol[]): readonly Choice[] {
  const text = symbols.map((symbol) => symbol.declarations?.[0]?.getText() ?? '').join('\n')
  const placeOf = (one: Choice) => {
    const place = text.indexOf(typeof one === 'string' ? `'${one}'` : String(one))
    return place < 0 ? Infinity : place
  }
  return options.toSorted((one, other) => placeOf(one) - placeOf(other) || 0)
}

function isOwn(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((one) => !one.getSourceFile().fileName.includes('/node_modules/'))
}
