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
