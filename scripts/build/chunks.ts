/** The part of a Rollup output chunk that is used. */
export interface Chunk {
  readonly name: string
  readonly fileName: string
  readonly isEntry: boolean
  /** File names of chunks that are loaded with this one. */
  readonly imports: readonly string[]
  /** File names of chunks that `import()` loads later. */
  readonly dynamicImports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** The chunks that are loaded with the page. */
export function entryOf<C extends Chunk>(chunks: readonly C[]): ReadonlySet<C> {
  return reach(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
    ({ imports }) => imports,
  )
}

/** The modules matching `pattern` that can be loaded without the chunks called `gates`. */
export function reachedWithout<C extends Chunk>(
  chunks: readonly C[],
  gates: readonly string[],
  pattern: RegExp,
): readonly string[] {
  const open = chunks.filter(({ name }) => !gates.includes(name))
  const reached = reach(
    open,
    open.filter(({ isEntry }) => isEntry),
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
  )
  return [...reached].flatMap(({ moduleIds }) => moduleIds.filter((id) => pattern.test(id)))
}

function reach<C extends Chunk>(
  chunks: readonly C[],
  from: readonly C[],
  next: (chunk: C) => readonly string[],
): ReadonlySet<C> {
  const reached = new Set(from)
  // A set hands out what is added while it is walked.
  for (const chunk of reached)
    for (const fileName of next(chunk)) {
      const found = chunks.find((candidate) => candidate.fileName === fileName)
      if (found) reached.add(found)
    }
  return reached
}
