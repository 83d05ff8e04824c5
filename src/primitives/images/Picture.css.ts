import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner } = vars

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '320px',
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: corner.l,
  background: color.raised,
  color: color.textMuted,
  fontSize: '64px',
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
})

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})
