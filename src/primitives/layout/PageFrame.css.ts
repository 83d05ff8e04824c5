import { style } from '@vanilla-extract/css'

export const root = style({ display: 'block', inlineSize: '100%', border: 0, colorScheme: 'normal' })
/** Laid out, so that its page runs, and takes no room. */
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  opacity: 0,
  pointerEvents: 'none',
})
