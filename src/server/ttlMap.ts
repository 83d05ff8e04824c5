interface Entry<T> {
  readonly value: T
  readonly endsAt: number
}

/** Number of entries that are looked at for each that comes. */
const usual = 2
const atLeast = 64

/** Keeps entries until they end, up to a limit. Each call takes the same time, however many are kept. */
export function createTtlMap<T>(
  most: number,
  clock: () => number,
  onGone: (key: string, value: T) => void = () => undefined,
) {
  const entries = new Map<string, Entry<T>>()
  let round = entries.entries()
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (entry && entries.delete(key)) onGone(key, entry.value)
  }
  /** Lets go of what is over, round and round. */
  const sweep = (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const { value, done } = round.next()
      if (done === true) round = entries.entries()
      else if (value[1].endsAt <= clock()) remove(value[0])
    }
  }
  return {
    get size() {
      return entries.size
    },
    get(key: string): T | undefined {
      const entry = entries.get(key)
      return entry && entry.endsAt > clock() ? entry.value : undefined
    },
    /** When what is kept ends; 0 for what is not. */
    endOf: (key: string) => entries.get(key)?.endsAt ?? 0,
    /** True where one more can be kept; an entry that has not ended is never given up for it. */
    hasSpace(): boolean {
      if (entries.size >= most) sweep(atLeast)
      return entries.size < most
    },
    put(key: string, value: T, endsAt: number): void {
      sweep(usual)
      entries.set(key, { value, endsAt })
    },
    remove,
    /** Lets go of all that is over; says how much that was. */
    sweepAll(): number {
      const before = entries.size
      for (const [key, { endsAt }] of entries) if (endsAt <= clock()) remove(key)
      return before - entries.size
    },
  }
}
