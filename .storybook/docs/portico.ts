type Row = readonly [name: string, what: string]

/** What only a person knows of a component; stands as `parameters.portico` in the meta of its stories. */
export interface PorticoDocs {
  /** The component that the page is about, where the stories show it inside of another one. */
  readonly component?: unknown
  /** What it is, where no component says so. */
  readonly text?: string
  /** False where the other stories are no states: they stand in the sidebar alone. */
  readonly states?: boolean
  /** The version that it came with; 0.1.0 when left out. */
  readonly since?: string
  /** New ones may still change; the rest changes only with a major version. */
  readonly status?: 'stable' | 'new'
  /** Its parts from top to bottom, or from start to end. */
  readonly anatomy?: readonly Row[]
  /** The role that assistive technology is told. */
  readonly role?: string
  readonly keys?: readonly Row[]
  /** What is read aloud without the focus coming there, and when; that of views stands in `stories/docs/parts/announcements.ts`. */
  readonly announces?: readonly Row[]
  readonly dos?: readonly string[]
  readonly donts?: readonly string[]
  /** Of a pure view: the hook that returns its props. */
  readonly hook?: string
  /** Of a pure view: the route or the component that shows it connected. */
  readonly connected?: string
  /** Code to copy. */
  readonly code?: string
  /** Titles of the pages beside this one. */
  readonly related?: readonly string[]
}
