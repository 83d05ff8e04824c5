import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner } = vars

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  color: color.textMuted,
  selectors: {
    '&:hover': { background: color.raised, color: color.text },
    '&:active': { background: color.pressed },
    '&:disabled': { background: 'none', cursor: 'default', opacity: 0.5 },
  },
})

export const size = styleVariants({
  m: {
    width: '40px',
    height: '40px',
    borderRadius: corner.m,
    '@media': { '(pointer: coarse)': { width: '44px', height: '44px' } },
  },
  s: {
    width: '28px',
    height: '28px',
    borderRadius: corner.s,
    '@media': { '(pointer: coarse)': { width: '44px', height: '44px' } },
  },
})
