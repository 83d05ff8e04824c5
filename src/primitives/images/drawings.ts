/** A drawing of 96 px: an arch, and in it the strokes that matter, in the accent. */
export interface Drawing {
  /** Path of what is always there. */
  readonly quiet: string
  /** Path of what it is about. */
  readonly lit: string
}

const arch = 'M31 76V46a17 17 0 0 1 34 0v30M22 76h52'

/**
 * Drawings of views that come late, for `Illustration`: each has the arch of the others.
 * @example
 * <Illustration name={drawings.search} />
 */
export const drawings = {
  /** Networks, where none fits. */
  network: {
    quiet: `${arch}M48 47v7m-8 7v-3a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v3`,
    lit: 'M48 41a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm-8 20a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm16 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  /** Nothing fits what was searched. */
  search: { quiet: arch, lit: 'M47 46a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm11 19-5-5' },
  /** A plate with a name, for an empty list of names. */
  name: {
    quiet: `${arch}M42 51V30.1M54 51V30.1`,
    lit: 'M39 51h18a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H39a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm3 6h12',
  },
  /** Something cannot be reached. */
  offline: {
    quiet: `${arch}M38 54a14.5 14.5 0 0 1 20 0M42.3 59a8.3 8.3 0 0 1 11.4 0M48 63.6a1 1 0 1 0 0 2 1 1 0 0 0 0-2z`,
    lit: 'm39 67 18-21',
  },
  /** All is done, nothing waits. */
  done: { quiet: arch, lit: 'm39.5 57 6 6 11-12' },
  /** On its way, and not known to have arrived. */
  sent: { quiet: arch, lit: 'M48 67V49m-7 7 7-7 7 7' },
  /** It came to nothing. */
  undone: { quiet: arch, lit: 'm42 52 12 12m0-12L42 64' },
  /** Coins, for an empty list of tokens. */
  coins: {
    quiet: arch,
    lit: 'M39 50a9 4 0 1 0 18 0 9 4 0 1 0-18 0zv7a9 4 0 0 0 18 0v-7m-18 7v7a9 4 0 0 0 18 0v-7',
  },
  /** A clock, where nothing has happened yet. */
  clock: { quiet: arch, lit: 'M48 47a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4.5V57l3.5 2.5' },
} as const satisfies Record<string, Drawing>
