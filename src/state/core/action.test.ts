import { describe, expect, it } from 'vitest'
import * as state from '../index'
import { createLab } from '../../../stories/lab/lab'

const isVerb = (value: unknown): value is { debugLabel?: string } =>
  typeof value === 'object' && value !== null && 'write' in value

describe('a verb', () => {
  it('has its name as its label in devtools, every public one', () => {
    const verbs = Object.entries(state).filter(([name, value]) => isVerb(value) && !name.endsWith('Atom'))
    expect(verbs.length).toBeGreaterThan(40)
    for (const [name, verb] of verbs) expect((verb as { debugLabel?: string }).debugLabel, name).toBe(name)
  })

  it('has its name in the stack of what it throws', () => {
    const { store } = createLab().portico
    expect(stackOf(() => store.set(state.addNetwork, {} as never))).toMatch(/addNetwork/)
  })
})

function stackOf(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    return (error as Error).stack
  }
  return undefined
}
