import { describe, expect, expectTypeOf, it } from 'vitest'
import { vars } from './contract.css'
import { tokenName } from './tokenName'

describe('tokens', () => {
  it('have their literal names in the types', () => {
    expectTypeOf(vars.color.raised).toEqualTypeOf<'var(--portico-color-raised)'>()
    expectTypeOf(vars.color.onAccent).toEqualTypeOf<'var(--portico-color-on-accent)'>()
    expectTypeOf(vars.zIndex).toEqualTypeOf<'var(--portico-z-index)'>()
    expectTypeOf(vars.space[3]).toEqualTypeOf<'var(--portico-space-3)'>()
  })

  it('have the same names at run time', () => {
    const walk = (tokens: object, path: readonly string[]) => {
      for (const [key, value] of Object.entries(tokens)) {
        if (typeof value === 'string') expect(value).toBe(`var(${tokenName([...path, key])})`)
        else walk(value as object, [...path, key])
      }
    }
    walk(vars, [])
  })
})
