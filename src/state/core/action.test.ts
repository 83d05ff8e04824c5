import { describe, expect, it } from 'vitest'
import * as state from '../index'
import { createLab } from '../../../stories/lab/lab'

const isAtom = (value: unknown): value is { debugLabel?: string } =>
  typeof value === 'object' && value !== null && 'read' in value

describe('a verb', () => {
  it('has its name as its label in devtools, every public one', () => {
    const verbs = Object.entries(state).filter(
      ([name, value]) => isAtom(value) && 'write' in value && !name.endsWith('Atom'),
    )
    expect(verbs.length).toBeGreaterThan(20)
    for (const [name, verb] of verbs) expect((verb as { debugLabel?: string }).debugLabel, name).toBe(name)
  })

  it('has its name in the stack of what it throws', () => {
    const { store } = createLab().portico
    expect(stackOf(() => store.set(state.addNetwork, {} as never))).toMatch(/addNetwork/)
  })
})

describe('an atom', () => {
  it('has its name as its label in devtools while a host is developed, every public one', async () => {
    createLab()
    await import('../app/labels.late')
    await Promise.resolve()
    const atoms = Object.entries(state).filter(([name, value]) => isAtom(value) && name.endsWith('Atom'))
    expect(atoms.length).toBeGreaterThan(20)
    for (const [name, one] of atoms) expect((one as { debugLabel?: string }).debugLabel, name).toBe(name)
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
