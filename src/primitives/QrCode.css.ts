import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme/contract.css'

/** Dark on white in every mode, also where colours are forced: cameras read it, not people. */
export const root = style({
  position: 'relative',
  display: 'block',
  padding: vars.space[4],
  borderRadius: `calc(${vars.radius} * 5)`,
  background: '#fff',
  color: '#1b1a18',
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  forcedColorAdjust: 'none',
})

export const code = style({ display: 'block', inlineSize: '100%', aspectRatio: '1' })

globalStyle(`${code} > path`, { fill: 'none', stroke: '#1b1a18', strokeWidth: '.84', strokeLinecap: 'round' })
globalStyle(`${code} > rect`, { fill: 'none', stroke: '#1b1a18', strokeWidth: '1' })
globalStyle(`${code} > rect[data-eye]`, { fill: '#1b1a18', stroke: 'none' })

export const logo = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
