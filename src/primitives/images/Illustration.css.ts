import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color } = vars

export const root = style({ display: 'block', flex: 'none', width: '96px', height: '96px', color: color.textMuted })

globalStyle(`${root} > *`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
globalStyle(`${root} > [data-ground]`, {
  fill: color.raised,
  stroke: 'none',
  // Fills stay where colours are forced, and a disc would hide the drawing.
  '@media': { '(forced-colors: active)': { fill: 'none' } },
})
globalStyle(`${root} > [data-lit]`, {
  stroke: color.accent,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
})
