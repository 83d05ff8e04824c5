import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, motion, space } = vars

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  // As wide as its longest word at least: a row that wraps goes on below.
  flex: '1 0 44px',
  maxInlineSize: `calc(${vars.text.note} * 8)`,
  borderRadius: corner.m,
  paddingBlock: space[1],
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: corner.full,
  background: color.raised,
  color: color.text,
  transition: `background-color ${motion.header} ${motion.ease}`,
})

globalStyle(`${root}:hover ${disc}`, { background: color.pressed, transitionDuration: '0s' })
globalStyle(`${root}:active ${disc}`, { background: color.border, transitionDuration: '0s' })

export const label = style({ maxInlineSize: '100%', fontSize: vars.text.note, lineHeight: 1.3334, textAlign: 'center' })
