/** Runs tasks, never more than `size` of them at a time, in the order in which they were given. */
export function createPool(size: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running === size) await new Promise<void>((ready) => waiting.push(ready))
    else running += 1
    try {
      return await task()
    } finally {
      // The place goes to whoever waits, if anybody does.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
