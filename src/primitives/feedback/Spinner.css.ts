import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { turn } from '../theme/motion.css'
import { vars } from '../theme/contract.css'

export const root = style({
  display: 'block',
  flex: 'none',
  animation: `${turn} 800ms linear infinite`,
  animationPlayState: vars.motion.loop,
})

globalStyle(`${root} > *`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2px',
  strokeLinecap: 'round',
})

export const size = styleVariants({ s: 16, m: 20 }, (side) => ({ width: `${side}px`, height: `${side}px` }))

export const hidden = style({ visibility: 'hidden', animation: 'none' })
