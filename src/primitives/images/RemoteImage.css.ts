import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { travel } from '../theme/motion.css'
import { vars } from '../theme/contract.css'

const { color, motion, radius } = vars

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  background: color.raised,
  color: color.textMuted,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
})

/** A quarter of the side is the corner. */
export const size = styleVariants({
  s: { width: '24px', height: '24px', borderRadius: `calc(${radius} * 1.5)`, fontSize: '12px' },
  m: { width: '40px', height: '40px', borderRadius: `calc(${radius} * 2.5)`, fontSize: '16px' },
  tile: { width: '48px', height: '48px', borderRadius: `calc(${radius} * 3)`, fontSize: '18px' },
  l: { width: '80px', height: '80px', borderRadius: `calc(${radius} * 5)`, fontSize: '28px' },
})

export const round = style({ borderRadius: '50%' })

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  objectFit: 'cover',
})

/** A hairline inside the edge, so that white on white still has one. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 16%)',
})

/** Room for the ring, so that nothing cuts it. */
export const ringed = style({ margin: '8px' })

export const ring = style({ position: 'absolute', inset: '-8px', overflow: 'visible', color: color.accent })

globalStyle(`${ring} > *`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2px',
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${motion.view} ${motion.ease}`,
})

export const corners = styleVariants({ s: 1.5, m: 2.5, tile: 3, l: 5 }, (factor) => ({
  rx: `calc(${radius} * ${factor} + 7px)`,
}))

globalStyle(`${ring}[data-turning] > *`, {
  animation: `${travel} 1600ms linear infinite`,
  animationPlayState: motion.loop,
})
export const refused = style({ color: color.danger })
export const settled = style({ color: color.border })
