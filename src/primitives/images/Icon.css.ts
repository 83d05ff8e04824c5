import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const root = style({ display: 'block', flex: 'none' })

globalStyle(`${root} > *`, {
  color: 'inherit',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})

export const size = styleVariants({ s: 16, m: 20, l: 24 }, (side) => ({ width: `${side}px`, height: `${side}px` }))

/** Points along the line of reading, so it turns with the direction. */
export const directed = style({ transform: `scaleX(${vars.flip})` })
