import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  color: '#fff',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  userSelect: 'none',
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})

export const size = styleVariants({
  s: { width: '24px', height: '24px', fontSize: '11px' },
  m: { width: '40px', height: '40px', fontSize: '11px' },
  l: { width: '80px', height: '80px', fontSize: '20px' },
})

/** Fills the circle, behind the letters. */
export const image = style({ position: 'absolute', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const letters = style({ position: 'relative' })

/** A hairline inside the edge separates a white image from a white card. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 16%)',
})
