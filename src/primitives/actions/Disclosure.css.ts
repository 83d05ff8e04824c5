import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, space, text: size, motion } = vars

export const root = style({ display: 'grid', justifyItems: 'center', gap: space[2], minInlineSize: 0 })

export const sign = style({ display: 'block', transition: `rotate ${motion.view} ${motion.ease}` })

/** A plus becomes a cross. */
export const turned = style({ rotate: '45deg' })

export const text = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: '168px',
  overflowY: 'auto',
  padding: space[3],
  borderRadius: corner.m,
  background: color.raised,
  color: color.text,
  fontSize: size.note,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
})
