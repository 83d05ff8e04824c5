/** A value in the Design Tokens format, with its type. */
export interface TokenValue {
  readonly $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'shadow' | 'number' | 'fontFamily'
  readonly $value: unknown
}

interface Color {
  readonly colorSpace: 'srgb'
  readonly components: readonly number[]
  readonly alpha?: number
  readonly hex: string
}

const rounded = (value: number, digits = 4) => Number(value.toFixed(digits))

/** The value of a style sheet, as a value of the format; none for a value that the format has no type for. */
export function toTokenValue(css: string): TokenValue | null {
  const text = css.trim()
  const color = readColor(text)
  if (color) return { $type: 'color', $value: color }
  const size = readSize(text)
  if (size) return { $type: size.unit === 'px' ? 'dimension' : 'duration', $value: size }
  if (/^-?[\d.]+$/.test(text)) return { $type: 'number', $value: Number(text) }
  const curve = /^cubic-bezier\((.+)\)$/.exec(text)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) }
  const layers = splitOutside(text, ',').map(readShadow)
  if (layers.every((layer) => layer !== null))
    return { $type: 'shadow', $value: layers.length === 1 ? layers[0] : layers }
  return null
}

/** A list of fonts, the first that is there wins. */
export const toFontFamily = (css: string): TokenValue => ({
  $type: 'fontFamily',
  $value: css.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')),
})

const unit = /^(-?[\d.]+)(px|ms|s)?$/

function readSize(text: string) {
  const [, inner, factor = '1'] = /^calc\((\S+) ?\* ?([\d.]+)\)$/.exec(text) ?? [undefined, text]
  const [, amount, written] = unit.exec(inner ?? '') ?? []
  if (amount === undefined || !written) return null
  const value = rounded(Number(amount) * Number(factor) * (written === 's' ? 1000 : 1))
  return { value, unit: written === 'px' ? ('px' as const) : ('ms' as const) }
}

function readColor(text: string): Color | null {
  const mixed = /^color-mix\(in srgb, ?(\S+) ([\d.]+)%, ?(\S+)\)$/.exec(text)
  if (mixed) return mix(mixed[1] ?? '', Number(mixed[2]), mixed[3] ?? '')
  const rgb = /^rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)(?: ?[/,] ?([\d.]+)(%?))?\)$/.exec(text)
  if (rgb) {
    const alpha = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] === '%' ? 100 : 1)
    return colorOf(
      [1, 2, 3].map((at) => Number(rgb[at])),
      alpha,
    )
  }
  if (!/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return null
  const long = text.length < 6 ? text.replace(/[\da-f]/gi, '$&$&') : text
  const bytes = (long.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))
  return colorOf(bytes.slice(0, 3), (bytes[3] ?? 255) / 255)
}

function colorOf(bytes: readonly number[], alpha: number): Color {
  const hex = `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
  const components = bytes.map((byte) => rounded(byte / 255))
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha: rounded(alpha, 2) }), hex }
}

function mix(over: string, percent: number, under: string): Color | null {
  const [a, b] = [readColor(over), readColor(under)]
  if (!a || !b) return null
  const bytes = a.components.map((part, at) => (part * percent + (b.components[at] ?? 0) * (100 - percent)) * 2.55)
  return colorOf(
    bytes.map((byte) => Math.round(byte)),
    1,
  )
}

function readShadow(text: string) {
  const words = splitOutside(text.trim(), ' ')
  const color = words.map(readColor).find((one) => one !== null)
  const lengths = words.filter((word) => /^-?[\d.]+(px)?$/.test(word)).map(Number.parseFloat)
  if (!color || lengths.length < 2) return null
  const px = (at: number) => ({ value: lengths[at] ?? 0, unit: 'px' })
  const inset = words.includes('inset')
  return { color, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(3), ...(inset && { inset }) }
}

/** Parts of a text between separators that stand in no brackets. */
function splitOutside(text: string, separator: ',' | ' '): string[] {
  return text.split(separator === ',' ? /,(?![^(]*\))/ : / +(?![^(]*\))/).map((part) => part.trim())
}
