/** A node of a parsed module, as far as the build looks at it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
}

/** A text to put at a place, over what lies between it and `until`. */
export interface Insertion {
  readonly at: number
  readonly until?: number
  readonly text: string
}

/** The code with every insertion made; they do not overlap. */
export function insert(code: string, insertions: readonly Insertion[]): string {
  let result = ''
  let from = 0
  for (const { at, until = at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    result += code.slice(from, at) + text
    from = until
  }
  return result + code.slice(from)
}
