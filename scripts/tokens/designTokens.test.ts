import { describe, expect, it } from 'vitest'
import { designTokensOf } from './fromStylesheet'
import { toTokenValue } from './values'
import { findFaults } from './formatRules'

const css = `:where([data-portico]){--portico-radius:4px;--portico-corner-s:calc(var(--portico-radius)*1.5);
--portico-motion-view:.15s;--portico-motion-ease:cubic-bezier(.2,0,0,1);--portico-z-index:999;--portico-flip:1;
--portico-font-family:system-ui,"Segoe UI";--portico-color-accent:#3847c9;--portico-color-surface:#fff;
--portico-color-accent-tint:color-mix(in srgb,var(--portico-color-accent) 12%,var(--portico-color-surface));
--portico-color-backdrop:#1b1a185c;--portico-shadow:0 0 0 1px rgb(27 26 24 / 6%),0 24px 48px -12px #1b1a183d}
:where([data-portico][data-mode=dark]){--portico-color-surface:#242321;--portico-shadow:inset 0 0 0 1px #fffcf517}
@media (prefers-reduced-motion:reduce){:where([data-portico]){--portico-motion-view:1ms!important}}`

const files = designTokensOf(css)

describe('tokens in the Design Tokens format', () => {
  it('keep the rules of the format, in both modes', () => {
    expect(findFaults(files['tokens.json'])).toEqual([])
    expect(findFaults(files['tokens.dark.json'])).toEqual([])
  })

  it('have the values of the style sheet, what is computed written out', () => {
    expect(files['tokens.json']).toMatchObject({
      corner: { s: { $type: 'dimension', $value: { value: 6, unit: 'px' } } },
      motion: { view: { $type: 'duration', $value: { value: 150, unit: 'ms' } }, ease: { $value: [0.2, 0, 0, 1] } },
      zIndex: { $type: 'number', $value: 999 },
      fontFamily: { $value: ['system-ui', 'Segoe UI'] },
      color: { accentTint: { $value: { hex: '#e7e9f9' } }, backdrop: { $value: { alpha: 0.36, hex: '#1b1a18' } } },
    })
    expect(files['tokens.json']).not.toHaveProperty('flip')
    expect(files['tokens.dark.json']).toMatchObject({
      color: { surface: { $value: { hex: '#242321' } } },
      shadow: { $type: 'shadow', $value: { inset: true, spread: { value: 1, unit: 'px' } } },
    })
  })

  it('are not made of what has no type', () => {
    expect(toTokenValue('running')).toBeNull()
    expect(toTokenValue('calc(1em + 2px)')).toBeNull()
  })

  it('are found faulty where they break the rules', () => {
    const token = ($type: string, $value: unknown) => findFaults({ a: { $type, $value } } as never)
    expect(token('color', '#fff')).not.toEqual([])
    expect(token('color', { colorSpace: 'srgb', components: [2, 0, 0] })).not.toEqual([])
    expect(token('dimension', { value: 1, unit: 'em' })).not.toEqual([])
    expect(token('cubicBezier', [2, 0, 0, 1])).not.toEqual([])
    expect(findFaults({ 'a.b': { $type: 'number', $value: 1 } } as never)).not.toEqual([])
    expect(findFaults({ a: { $value: 1 } } as never)).not.toEqual([])
  })
})
