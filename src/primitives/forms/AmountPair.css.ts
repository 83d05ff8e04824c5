import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, motion, space } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[1], position: 'relative' })

/** On the seam of both. It takes no height, so that the fields stand close. */
export const seam = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: 0,
  zIndex: 1,
})

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  border: `4px solid ${color.surface}`,
  borderRadius: corner.full,
  background: color.raised,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.pressed },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { width: '44px', height: '44px' } },
})

/** Turns as one reads. */
export const sign = style({ display: 'block', transition: `rotate ${motion.view} ${motion.ease}` })
export const turned = style({ rotate: `calc(180deg * ${vars.flip})` })

// The first field leaves the gap of the seam to the button alone.
globalStyle(`${root} > ${seam}`, { marginBlock: `calc(${space[1]} / -2)` })
