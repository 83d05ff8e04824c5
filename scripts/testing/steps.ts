import { execFileSync } from 'node:child_process'
import type { Tally } from './tally'

/** Parts of the whole test that can be asked for by themselves. */
export const groupNames = ['checks', 'unit', 'stories', 'visual', 'e2e', 'hosts', 'portable'] as const

/** A part of the test that is counted and timed. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<Tally>
  /** It runs when one of its groups is asked for, and when none is. */
  readonly groups: readonly (typeof groupNames)[number][]
  /** One command that needs one processor most of the time. */
  readonly isSmall?: boolean
}

/** Runs steps in their order; those that are small and follow each other two at a time. */
export async function runSmallInPairs(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const rest = [...steps]
  while (rest.length > 0) {
    const end = rest.findIndex(({ isSmall }) => !isSmall)
    const waiting = rest.splice(0, end < 0 ? rest.length : Math.max(end, 1)).values()
    const runInTurn = async () => {
      for (const step of waiting) await run(step)
    }
    await Promise.all([runInTurn(), runInTurn()])
  }
}

/** The commit that is tested, whose sample of the stories is its own. */
export function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=9', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'none'
  }
}
