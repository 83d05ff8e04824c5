import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { highContrast } from './highContrast'
import './themes.css'

// `:where` as in the theme, which these follow: a colour that a host sets stays the host's. Forced colours are stronger.
const more = '(prefers-contrast: more) and (forced-colors: none)'

function paint(selector: string, mode: 'light' | 'dark', media = more): void {
  const colors = highContrast[mode]
  const entries = Object.entries(colors) as readonly [keyof typeof colors, string][]
  const painted = Object.fromEntries(entries.map(([name, value]) => [vars.color[name], value]))
  globalStyle(`:where(${selector})`, { '@media': { [media]: { vars: painted } } })
}

paint('[data-portico]', 'light')
paint('[data-portico][data-mode="dark"]', 'dark')
paint('[data-portico][data-mode="auto"]', 'dark', `${more} and (prefers-color-scheme: dark)`)
