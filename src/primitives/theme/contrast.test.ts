import { describe, expect, it } from 'vitest'
import { contrast, luminance } from '../../../stories/foundations/color/contrast'
import { nearestPassing, pairsOf, verdictsOf } from '../../../stories/foundations/color/pairs'
import { highContrast } from './highContrast'
import { dark, light } from './palette'

const told = (verdicts: ReturnType<typeof verdictsOf>) =>
  verdicts.map(({ ink, ground, ratio, least }) => `${ink} on ${ground}: ${ratio.toFixed(2)} < ${least}`)

/** Hue of a colour, and its distance from grey: its span of light, of all there is. */
function hueOf(hex: string): { readonly hue: number; readonly saturation: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  const part =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return { hue: (part * 60 + 360) % 360, saturation: span }
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (mode, colors) => {
  it('is read in every pair that views put together', () => {
    expect(pairsOf(colors)).toHaveLength(41)
    expect(told(verdictsOf(colors).filter(({ passes }) => !passes))).toEqual([])
  })

  it('is read by those who asked for more contrast', () => {
    const more = { ...colors, ...highContrast[mode === 'light' ? 'light' : 'dark'] }
    expect(told(verdictsOf(more, 'more').filter(({ passes }) => !passes))).toEqual([])
    expect(contrast(more.border, more.surface)).toBeGreaterThanOrEqual(3)
  })

  it('has surfaces that are steps apart, and steps that go one way', () => {
    const steps = [colors.surface, colors.raised, colors.pressed].map(luminance)
    const isRising = (steps[1] ?? 0) > (steps[0] ?? 0)
    expect(steps).toEqual([...steps].sort((a, b) => (isRising ? a - b : b - a)))
    expect(contrast(colors.surface, colors.raised)).toBeGreaterThan(1.05)
    expect(contrast(colors.raised, colors.pressed)).toBeGreaterThan(1.05)
  })

  it('has an accent that is a colour, and none of those that tell how something went', () => {
    const { hue: own, saturation } = hueOf(colors.accent)
    expect(saturation).toBeGreaterThan(0.35)
    for (const told of [colors.success, colors.warning, colors.danger]) {
      const apart = Math.abs(hueOf(told).hue - own)
      expect(Math.min(apart, 360 - apart)).toBeGreaterThan(60)
    }
  })

  it.each(['accent', 'focus', 'textMuted', 'danger'] as const)('finds the nearest %s that is read', (token) => {
    expect(nearestPassing(colors, token)).toEqual({ [token]: colors[token] })
    // A colour between black and white is read nowhere.
    const faulty = { ...colors, [token]: '#8a8580' }
    const found = nearestPassing(faulty, token)
    expect(found).not.toBeNull()
    const own = verdictsOf({ ...faulty, ...found }).filter(({ ink }) => ink === token || ink === 'onAccent')
    expect(told(own.filter(({ passes }) => !passes))).toEqual([])
  })

  it('puts white or black words on an accent', () => {
    const accent = mode === 'light' ? '#0f5c3f' : '#8fd6b4'
    const found = nearestPassing({ ...colors, accent, onAccent: '#808080' }, 'onAccent')
    expect(found).toEqual({ onAccent: mode === 'light' ? '#ffffff' : '#101010' })
  })
})
