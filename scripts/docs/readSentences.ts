import { isComponent, readComponents } from './readComponents'
import type { Source } from './openSource'

type Kind = 'component' | 'prop' | 'hook' | 'atom' | 'error'

/** The sentence of a public name. */
export interface Sentence {
  readonly kind: Kind
  readonly name: string
  readonly text: string
  /** The place of its declaration: a prop that several components share is declared once. */
  readonly at: string
}

/** The sentences of every component, prop, hook, atom and error that the entries export. */
export function readSentences(source: Source, entries: readonly string[]): readonly Sentence[] {
  const found = new Map<string, Sentence>()
  for (const entry of entries)
    for (const [name, symbol] of source.exportsOf(entry)) {
      const declaration = symbol.valueDeclaration
      if (!declaration) continue
      const isDrawn = isComponent(source, name, symbol, declaration)
      const kind = isDrawn ? 'component' : kindOf(name)
      if (kind) found.set(name, { kind, name, text: source.textOf(symbol), at: source.fileOf(declaration) })
    }
  const props = readComponents(source, entries).flatMap((component) =>
    component.props.map(({ name, text, at }) => ({ kind: 'prop' as const, name, text, at })),
  )
  const declared = new Map(props.map((prop) => [`${prop.at} ${prop.name}`, prop]))
  return [...found.values(), ...declared.values()]
}

/** Faults of the sentences; none when each is there, its own, and more than the name. */
export function faultsOf(sentences: readonly Sentence[]): readonly string[] {
  const first = new Map<string, Sentence>()
  return sentences.flatMap((sentence) => {
    const { kind, name, text, at } = sentence
    const who = `${kind} ${name} (${at})`
    if (!text.trim()) return [`${who} has no sentence`]
    if (repeats(name, text)) return [`${who} says its name again`]
    const key = `${kind} ${text.trim()}`
    const same = first.get(key)
    first.set(key, same ?? sentence)
    // The same prop of two components may well be the same.
    return same && (kind !== 'prop' || same.name !== name) ? [`${who} says what ${same.name} (${same.at}) says`] : []
  })
}

const small = /^(the|a|an|of|its|this|for|to|in|is|as)$/

function repeats(name: string, text: string): boolean {
  const words = (written: string) => written.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g)?.map((one) => one.toLowerCase())
  const own = new Set(words(name))
  return (words(text) ?? []).every((word) => small.test(word) || own.has(word))
}

function kindOf(name: string): Kind | undefined {
  if (/^use[A-Z]/.test(name)) return 'hook'
  if (/[a-z]Atom$/.test(name)) return 'atom'
  return /^[A-Z]\w*Error$/.test(name) ? 'error' : undefined
}
