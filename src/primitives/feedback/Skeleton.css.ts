import { style, styleVariants } from '@vanilla-extract/css'
import { breathe } from '../theme/motion.css'
import { vars } from '../theme/contract.css'
import { rowSize, tileSize } from '../theme/sizes'

const { text, radius, motion } = vars

export const root = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  blockSize: '1em',
  borderRadius: radius,
  background: vars.color.pressed,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  animationPlayState: motion.loop,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})

/** A line of type is as high as its words, in a box as high as its line. */
export const shape = styleVariants({
  text: { inlineSize: '9ch', marginBlock: '.2143em', verticalAlign: 'bottom' },
  amount: { inlineSize: '5ch', marginBlock: '.125em', fontSize: text.amount },
  circle: { width: '40px', height: '40px', borderRadius: '50%' },
  image: { width: '40px', height: '40px', borderRadius: `calc(${radius} * 2.5)` },
})

/** The row of a list: an image, two lines. */
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], blockSize: rowSize })
export const lines = style({ display: 'flex', flexDirection: 'column', flex: 1 })
export const short = style({ inlineSize: '40%' })
export const shorter = style({ inlineSize: '28%', marginBlock: '.1667em', fontSize: text.note })

/** The tile of a grid: an image, a name below it. */
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6px',
  blockSize: tileSize,
  paddingBlockStart: '8px',
})
export const tileImage = style({ width: '48px', height: '48px', borderRadius: `calc(${radius} * 3)` })
export const tileName = style({ inlineSize: '60%', marginBlock: '.1667em', fontSize: text.note })
