import type { Clock } from '../../src/chains/clock'

export interface LabClock extends Clock {
  /** Moves time on, waking everyone whose time has come, in order. */
  advance(ms: number): Promise<void>
  /** Time goes by while nothing runs, as in a page that sleeps; then everyone whose time has come is woken. */
  jump(ms: number): Promise<void>
  /** Number of waits: zero once everything that began has ended. */
  sleepers(): number
}

interface Sleeper {
  readonly at: number
  readonly wake: () => void
}

/** A clock that stories and tests move: four minutes in no time. */
export function createClock(start = Date.UTC(2026, 0, 1)): LabClock {
  let now = start
  let sleepers: readonly Sleeper[] = []
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
  const pass = async (until: number, onWake: (sleeper: Sleeper) => void) => {
    await settle()
    for (let next = sleepers[0]; next && next.at <= until; next = sleepers[0]) {
      onWake(next)
      sleepers = sleepers.slice(1)
      next.wake()
      await settle()
    }
    now = until
    await settle()
  }
  return {
    now: () => now,
    sleepers: () => sleepers.length,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const stop = () => {
          sleepers = sleepers.filter((other) => other !== sleeper)
          reject(signal?.reason)
        }
        const wake = () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        }
        const sleeper: Sleeper = { at: now + ms, wake }
        sleepers = [...sleepers, sleeper].sort((one, other) => one.at - other.at)
        signal?.addEventListener('abort', stop)
      }),
    advance: (ms) => pass(now + ms, ({ at }) => (now = Math.max(now, at))),
    jump: (ms) => {
      now += ms
      return pass(now, () => undefined)
    },
  }
}
