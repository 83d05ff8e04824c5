import { dark, light } from '../../../src/primitives/theme/palette'
import { themeToVars, type Theme } from '../../../src/primitives/theme/themeToVars'
import { mix, type Hex } from '../color/contrast'
import { readOnAccent, type Colors } from '../color/pairs'

export type ModeName = 'light' | 'dark'
export const modeNames = ['light', 'dark'] as const

/** A theme as it is being made: masters, and what differs from the palette in each mode. */
export interface Draft {
  readonly width: number
  readonly radius: number
  /** Every corner is that of controls and rows. */
  readonly isOneRadius?: boolean
  readonly fontSize: number
  readonly zIndex: number
  readonly fontFamily: string
  readonly light: Partial<Colors>
  readonly dark: Partial<Colors>
}

export const fonts = {
  System: '',
  Rounded: 'ui-rounded, "SF Pro Rounded", "Nunito Sans", system-ui, sans-serif',
  Serif: 'ui-serif, Georgia, "Times New Roman", serif',
  Monospace: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
} as const

export const start: Draft = { width: 360, radius: 4, fontSize: 10, zIndex: 999, fontFamily: '', light: {}, dark: {} }

const palettes = { light, dark }

/** Colours that follow the surface and the accent until they are set by hand. */
function derived({ surface, accent }: Partial<Colors>, palette: Colors): Partial<Colors> {
  return {
    ...(surface &&
      surface !== palette.surface && {
        raised: mix(palette.text, surface, 5),
        pressed: mix(palette.text, surface, 10),
      }),
    ...(accent && accent !== palette.accent && { onAccent: readOnAccent({ ...palette, accent }) ?? palette.onAccent }),
  }
}

/** Colours that are set by hand, and those that follow from them. */
const drawn = (draft: Draft, mode: ModeName): Partial<Colors> => ({
  ...derived(draft[mode], palettes[mode]),
  ...draft[mode],
})

/** All colours of a mode. */
export const colorsOf = (draft: Draft, mode: ModeName): Colors => ({ ...palettes[mode], ...drawn(draft, mode) })

/** Differences from the palette. */
const changed = (draft: Draft, mode: ModeName): Partial<Colors> =>
  Object.fromEntries(
    Object.entries(drawn(draft, mode)).filter(([token, value]) => value !== palettes[mode][token as keyof Colors]),
  )

/** Masters that differ from the theme. */
function masters({ width, radius, isOneRadius, fontSize, zIndex, fontFamily }: Draft): Theme {
  const corner = `${radius * 3}px`
  return {
    ...(width !== start.width && { width: `${width}px` }),
    ...(radius !== start.radius && { radius: `${radius}px` }),
    ...(isOneRadius && { corner: { s: corner, m: corner, l: corner } }),
    ...(fontSize !== start.fontSize && { fontSize: `${fontSize}px` }),
    ...(zIndex !== start.zIndex && { zIndex: String(zIndex) }),
    ...(fontFamily && { fontFamily }),
  }
}

/** The theme in one mode. */
export const themeIn = (draft: Draft, mode: ModeName): Theme => ({ ...masters(draft), color: changed(draft, mode) })

/** One theme for both modes: a colour that differs between them is written for both. */
export function themeOf(draft: Draft): Theme {
  const [day, night] = [changed(draft, 'light'), changed(draft, 'dark')]
  const tokens = [...new Set([...Object.keys(day), ...Object.keys(night)])] as (keyof Colors)[]
  const both = (token: keyof Colors): Hex => {
    const [one, other] = [day[token] ?? light[token], night[token] ?? dark[token]]
    return one === other ? one : `light-dark(${one}, ${other})`
  }
  const color = Object.fromEntries(tokens.map((token) => [token, both(token)]))
  return { ...masters(draft), ...(tokens.length > 0 && { color }) }
}

/** The theme as a prop. */
export function toTyped(draft: Draft): string {
  const body = JSON.stringify(themeOf(draft), null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_whole, text: string) => `'${text.replaceAll('\\"', '"')}'`)
  return `import type { Theme } from 'portico/primitives'\n\nexport const theme: Theme = ${body}\n`
}

/** The theme as rules of a host's style sheet. */
export function toCss(draft: Draft): string {
  const rule = (selector: string, theme: Theme) => {
    const lines = Object.entries(themeToVars(theme)).map(([name, value]) => `  ${name}: ${value};`)
    return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}\n` : ''
  }
  const night = { color: changed(draft, 'dark') }
  // A colour that is set for the day alone would hold at night as well.
  const back = Object.fromEntries(
    Object.keys(changed(draft, 'light')).map((token) => [token, dark[token as keyof Colors]]),
  )
  const full = { color: { ...back, ...night.color } }
  const auto = rule("[data-portico][data-mode='auto']", full)
  return [
    rule('[data-portico]', { ...masters(draft), color: changed(draft, 'light') }),
    rule("[data-portico][data-mode='dark']", full),
    auto && `@media (prefers-color-scheme: dark) {\n${auto.trimEnd().replace(/^/gm, '  ')}\n}\n`,
  ]
    .filter(Boolean)
    .join('\n')
}
