type Row = readonly [name: string, what: string]

/** Facts about a component that its source does not say; `parameters.portico` in the meta of its stories. */
export interface PorticoDocs {
  /** The component that the page is about, where the stories show it inside of another one. */
  readonly component?: unknown
  /** Description, where no component has one. */
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
  /** Announcements without the focus, and their times; those of views stand in `stories/docs/parts/announcements.ts`. */
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
