import { describe, expect, it } from 'vitest'
import { dark, hoverShare, light, pressShare, tintShare } from './palette'

const channels = (hex: string) => (hex.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** What `color-mix(in srgb, …)` makes of two colours. */
function mix(color: string, base: string, percent: number): string {
  const under = channels(base)
  const mixed = channels(color).map((value, index) =>
    Math.round((value * percent + (under[index] ?? 0) * (100 - percent)) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_mode, colors) => {
  const surfaces = ['surface', 'raised', 'pressed'] as const

  it.each(surfaces)('words are read on %s', (surface) => {
    expect(contrast(colors.text, colors[surface])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.textMuted, colors[surface])).toBeGreaterThanOrEqual(4.5)
  })

  const tints = {
    accent: mix(colors.accent, colors.surface, tintShare),
    success: colors.successTint,
    warning: colors.warningTint,
    danger: colors.dangerTint,
  }
  const inks = ['accent', 'success', 'warning', 'danger'] as const

  it.each(inks)('%s is read on card and row, and on its own tint', (ink) => {
    for (const surface of [colors.surface, colors.raised, tints[ink]])
      expect(contrast(colors[ink], surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(inks)('words are read on the tint of %s, as in notices', (ink) => {
    expect(contrast(colors.text, tints[ink])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.textMuted, tints[ink])).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['accent', colors.onAccent, colors.accent],
    ['raised', colors.text, colors.raised],
    ['quiet', colors.textMuted, colors.surface],
    ['danger', colors.danger, colors.dangerTint],
  ])('words are read on a %s button, at rest, under the pointer and pressed', (_tone, ink, ground) => {
    for (const share of [0, hoverShare, pressShare])
      expect(contrast(ink, mix(ink, ground, share))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(surfaces)('the focus ring is seen on %s', (surface) => {
    expect(contrast(colors.focus, colors[surface])).toBeGreaterThanOrEqual(3)
  })

  it('surfaces are steps apart, and steps go one way', () => {
    const steps = surfaces.map((surface) => luminance(colors[surface]))
    const isRising = (steps[1] ?? 0) > (steps[0] ?? 0)
    expect(steps).toEqual([...steps].sort((a, b) => (isRising ? a - b : b - a)))
    expect(contrast(colors.surface, colors.raised)).toBeGreaterThan(1.05)
    expect(contrast(colors.raised, colors.pressed)).toBeGreaterThan(1.05)
  })
})
