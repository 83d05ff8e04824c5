import { describe, expect, it } from 'vitest'
import { adviceOf, verdictsOf } from '../color/pairs'
import { colorsOf, modeNames, start, themeOf, toCss, toTyped } from './draft'
import { presets } from './presets'

describe('presets', () => {
  it.each(Object.entries(presets))('%s is read in every pair, light and dark', (_name, draft) => {
    const faults = modeNames.flatMap((mode) =>
      verdictsOf(colorsOf(draft, mode)).flatMap(({ ink, ground, ratio, passes }) =>
        passes ? [] : [`${mode}: ${ink} on ${ground} ${ratio.toFixed(2)}`],
      ),
    )
    expect(faults).toEqual([])
  })
})

describe('what the builder hands out', () => {
  const draft = { ...start, radius: 2, light: { accent: '#0f5c3f' }, dark: { accent: '#8fd6b4', onAccent: '#06281b' } }

  it('is nothing but what differs', () => {
    expect(themeOf(start)).toEqual({})
    expect(toCss(start)).toBe('')
    expect(themeOf({ ...start, light: { accent: '#182fbf' } })).toEqual({})
  })

  it('is one typed theme for both modes', () => {
    expect(themeOf(draft)).toEqual({
      radius: '2px',
      color: { accent: 'light-dark(#0f5c3f, #8fd6b4)', onAccent: 'light-dark(#ffffff, #06281b)' },
    })
    expect(toTyped(draft)).toContain("accent: 'light-dark(#0f5c3f, #8fd6b4)'")
    expect(toTyped({ ...start, fontFamily: '"Nunito Sans"' })).toContain(`fontFamily: '"Nunito Sans"'`)
  })

  it('is CSS with a rule for each mode', () => {
    expect(toCss({ ...start, light: { accent: '#0f5c3f' } })).toBe(`[data-portico] {
  --portico-color-accent: #0f5c3f;
}

[data-portico][data-mode='dark'] {
  --portico-color-accent: #9dadff;
}

@media (prefers-color-scheme: dark) {
  [data-portico][data-mode='auto'] {
    --portico-color-accent: #9dadff;
  }
}
`)
  })
})

describe('advice about a colour that is not read', () => {
  const faultsOf = (accent: string, onAccent: string) =>
    verdictsOf({ ...colorsOf(start, 'light'), accent, onAccent }).filter(
      ({ ink, passes }) => ink === 'onAccent' && !passes,
    )

  it('says so where that is in a state of a button alone', () => {
    const faults = faultsOf('#6b6b6b', '#ffffff')
    expect(faults.map(({ use }) => use)).toEqual(['The primary button under the pointer', 'The primary button pressed'])
    expect(adviceOf(faults)).toMatch(/^It is read at rest, and not under the pointer, nor pressed\./)
  })

  it('says nothing of states where it is not read at all', () => {
    expect(adviceOf(faultsOf('#bbbbbb', '#ffffff'))).toMatch(/^No other colour/)
  })
})

describe('what is not set by hand', () => {
  it('follows the surface', () => {
    const { raised, pressed } = colorsOf({ ...start, light: { surface: '#fff4e0' } }, 'light')
    expect([raised, pressed]).toEqual(['#f4e9d6', '#e8decc'])
    const own = { ...start, light: { surface: '#fff4e0', raised: '#ffffff' } }
    expect(themeOf(own).color).toMatchObject({ raised: 'light-dark(#ffffff, #31302d)', pressed: expect.anything() })
  })

  it('is read on the accent, where anything is', () => {
    expect(colorsOf({ ...start, light: { accent: '#8fb7ff' } }, 'light').onAccent).toBe('#101010')
    expect(colorsOf({ ...start, light: { accent: '#0f5c3f' } }, 'light').onAccent).toBe('#ffffff')
    expect(colorsOf({ ...start, dark: { accent: '#0f5c3f' } }, 'dark').onAccent).toBe('#ffffff')
    expect(colorsOf({ ...start, light: { accent: '#8fb7ff', onAccent: '#ffffff' } }, 'light').onAccent).toBe('#ffffff')
  })
})

describe('one radius everywhere', () => {
  const draft = { ...start, radius: 2, isOneRadius: true }

  it('is every corner, typed and as CSS', () => {
    expect(themeOf(draft)).toEqual({ radius: '2px', corner: { s: '6px', m: '6px', l: '6px' } })
    expect(toTyped(draft)).toContain("s: '6px'")
    expect(toCss(draft)).toContain('  --portico-corner-l: 6px;')
  })
})
