import { describe, expect, it } from 'vitest'
import { coinColor } from './coinColor'

/** Contrast with white, by WCAG 2.2. */
function contrastWithWhite(color: string): number {
  const [hue = 0, saturation = 0, lightness = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness / 100 - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 1.05 / (0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) + 0.05)
}

const addresses = Array.from({ length: 2000 }, (_, index) => `0x${(index * 7919 + 13).toString(16).padStart(40, '0')}`)

describe('coinColor', () => {
  it('leaves white letters legible in every colour', () => {
    const colors = new Set(addresses.map(coinColor))
    expect(colors.size).toBe(24)
    for (const color of colors) expect(contrastWithWhite(color), color).toBeGreaterThanOrEqual(4.5)
  })

  it('is the same for both spellings of an address', () => {
    const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    expect(coinColor(address)).toBe(coinColor(address.toLowerCase()))
  })
})
