/** Why a stretch of text is not what it seems. */
export type TextFlag = 'control' | 'bidi' | 'invisible' | 'lookAlike'

export interface TextPart {
  readonly text: string
  readonly flag: TextFlag | null
  /** With a flag: the characters by number, `U+202E`. */
  readonly codePoints?: readonly string[]
  /** With `lookAlike`: the letters it could be taken for. */
  readonly looksLike?: string
}

/** A value by name: a leaf with `value`, or a branch with `children`. */
export interface ValueNode {
  /** Field name, or the index in a list. */
  readonly name: string
  /** As declared, `uint256`, `Person[]`; empty where nothing declares one. */
  readonly type: string
  /** Null for a branch. */
  readonly value: string | null
  /** The value in parts; empty for a branch. */
  readonly parts: readonly TextPart[]
  readonly children: readonly ValueNode[]
  /** The value does not fit its type, or is missing. */
  readonly isMalformed: boolean
}
