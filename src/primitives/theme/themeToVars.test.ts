import { describe, expect, it } from 'vitest'
import { vars } from './contract.css'
import { themeToVars } from './themeToVars'

describe('themeToVars', () => {
  it('names masters and nested tokens as the contract does', () => {
    const theme = { radius: '2px', zIndex: '20', color: { onAccent: '#fff' }, space: { 3: '10px' } }
    expect(themeToVars(theme)).toEqual({
      '--portico-radius': '2px',
      '--portico-z-index': '20',
      '--portico-color-on-accent': '#fff',
      '--portico-space-3': '10px',
    })
  })

  it('covers every token of the contract by the name under which styles read it', () => {
    const names = Object.keys(themeToVars(vars))
    const read = JSON.stringify(vars).match(/--portico-[a-z0-9-]+/g) ?? []
    expect(names.length).toBeGreaterThan(40)
    expect(names).toEqual(read)
  })

  it('leaves out what is absent', () => {
    expect(themeToVars({})).toEqual({})
    expect(themeToVars({ color: {} })).toEqual({})
  })
})
