/** A sentence form that the writing guide in CONTRIBUTING rules out. */
interface ProseRule {
  readonly name: string
  readonly pattern: RegExp
  /** Number of lines that may still have it. Lower it with each line that is rewritten. */
  readonly limit: number
}

export type TextKind = 'comment' | 'document' | 'title'

/** A line of prose, without its comment marks. */
export interface ProseLine {
  readonly kind: TextKind
  readonly text: string
  readonly line: number
}

const clause = /^(?:What|Who|Whom|Whose|Where|Whether|How)\b(?!.*\?$)/

export const proseRules: readonly (ProseRule & { readonly kinds: readonly TextKind[] })[] = [
  { name: 'comment begins with a noun clause', pattern: clause, kinds: ['comment'], limit: 5 },
  {
    name: 'nobody, somebody, anew, is none, are none, of ours',
    pattern: /\b(?:nobody|somebody|anew|is none|are none|of ours)\b/i,
    kinds: ['comment', 'document', 'title'],
    limit: 5,
  },
]

const comment = /^\s*(?:\{?\/\*\*?|\/\/|\*(?!\/))\s?(.*?)(?:\s*\*\/\}?)?$/
const title = /^\s*(?:it|test|describe)(?:\.\w+)*\((?:.*\)\()?\s*(['"`])(.*)\1/

/** Returns the prose of a file: comments and test titles of a source, and every line of a document outside of code. */
export function readProse(file: string, source: string): readonly ProseLine[] {
  const lines = source.split('\n')
  if (/\.mdx?$/.test(file)) {
    let isCode = false
    return lines.flatMap((text, index): readonly ProseLine[] => {
      if (/^\s*```/.test(text)) isCode = !isCode
      return isCode ? [] : [{ kind: 'document', text, line: index + 1 }]
    })
  }
  return lines.flatMap((text, index): readonly ProseLine[] => {
    const said = comment.exec(text)?.[1]
    if (said !== undefined) return [{ kind: 'comment', text: said, line: index + 1 }]
    const named = title.exec(text)?.[2]
    return named === undefined ? [] : [{ kind: 'title', text: named, line: index + 1 }]
  })
}
