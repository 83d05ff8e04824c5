/** Documentation of one prop. */
export interface PropDoc {
  readonly name: string
  /** The type as it is written, without `undefined`. */
  readonly type: string
  readonly required: boolean
  /** Its sentence; empty when it has none. */
  readonly text: string
  /** The file and line of its declaration. */
  readonly at: string
  readonly default?: string
  /** The choices of a union of literals, in the order they are written in. */
  readonly options?: readonly Choice[]
  /** Of a union of props: the values of its discriminant that bring this prop. */
  readonly only?: readonly string[]
}

export type Choice = string | number | boolean

export interface ComponentDoc {
  readonly name: string
  /** From the project's root. */
  readonly file: string
  readonly text: string
  /** The element whose attributes it takes besides its own props. */
  readonly element?: string
  readonly props: readonly PropDoc[]
}
