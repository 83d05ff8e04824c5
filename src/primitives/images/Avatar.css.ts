import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  display: 'block',
  flex: 'none',
  position: 'relative',
  borderRadius: '50%',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  // Pale tints would not be seen on a page of another colour than the one they were made for.
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
})

export const size = styleVariants({ s: 20, m: 40, l: 64 }, (side) => ({ width: `${side}px`, height: `${side}px` }))

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
