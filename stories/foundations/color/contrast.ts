/** A colour as `#rrggbb`. */
export type Hex = string

type Three = readonly [number, number, number]

const three = (at: (index: 0 | 1 | 2) => number): Three => [at(0), at(1), at(2)]

/** Red, green and blue, each from 0 to 255. */
export const channels = (hex: Hex): Three => three((at) => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16))

export const toHex = (rgb: Three): Hex => `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** A colour as a style sheet or a person writes it, with `#`, as `#rrggbb`; nothing for what is no plain colour. */
export function parseColor(text: string): Hex | null {
  const hex = text.trim().toLowerCase()
  if (/^#[\da-f]{6}$/.test(hex)) return hex
  return /^#[\da-f]{3}$/.test(hex) ? hex.replace(/[\da-f]/g, '$&$&') : null
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Relative luminance (WCAG 2.2). */
export function luminance(hex: Hex): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
}

/** Contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** The mix of two colours by `color-mix(in srgb, …)`. */
export function mix(color: Hex, base: Hex, percent: number): Hex {
  const [over, under] = [channels(color), channels(base)]
  return toHex(three((at) => (over[at] * percent + under[at] * (100 - percent)) / 100))
}

/** Colours of the same hue, the nearest first: lightness moves in OKLab, both ways. */
export function* shades(hex: Hex): Generator<Hex> {
  const [lightness, a, b] = toOklab(hex)
  yield hex
  for (let step = 1; step <= 200; step++)
    for (const sign of [-1, 1]) {
      const next = lightness + (sign * step) / 200
      if (next >= 0 && next <= 1) yield fromOklab([next, a, b])
    }
}

function toOklab(hex: Hex): Three {
  const [red, green, blue] = channels(hex)
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Three): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb: Three = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return toHex(three((at) => gamma(Math.min(1, Math.max(0, rgb[at]))) * 255))
}
