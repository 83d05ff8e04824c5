import type { Atom } from 'jotai/vanilla'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLab, type Lab } from '../../stories/lab/lab'
import * as state from './index'

function isAtom(value: unknown): value is Atom<unknown> {
  return typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function'
}

describe('an atom of portico/state', () => {
  let lab: Lab
  beforeAll(async () => {
    lab = createLab()
    await lab.portico.store.set(state.connectWallet, 'alpha')
  })

  const exported = Object.entries<unknown>(state).flatMap(([name, value]) =>
    isAtom(value) ? [[name, value] as const] : [],
  )

  it.each(exported)('holds data, not a function: %s', (_name, one) => {
    const { store } = lab.portico
    const stop = store.sub(one, () => undefined)
    expect(store.get(one)).not.toBeTypeOf('function')
    stop()
  })

  it('is found by this test', () => {
    expect(exported.length).toBeGreaterThan(40)
  })
})
