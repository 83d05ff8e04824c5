import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { tileSize } from '../theme/sizes'

const { color, corner, motion, text } = vars

/** The colour that the badges are cut out of. */
const ground = createVar()

export const root = style({
  vars: { [ground]: color.surface },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '6px',
  inlineSize: '100%',
  blockSize: tileSize,
  paddingBlockStart: '8px',
  paddingInline: '4px',
  borderRadius: corner.m,
  textAlign: 'center',
  transition: `background-color ${motion.header} ${motion.ease}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:hover': { background: ground, vars: { [ground]: color.raised }, transitionDuration: '0s' },
    '&:active': { background: ground, vars: { [ground]: color.pressed }, transitionDuration: '0s' },
  },
})

export const image = style({ position: 'relative', display: 'flex', flex: 'none' })

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  inlineSize: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  color: color.text,
  fontSize: text.note,
  lineHeight: 1.3334,
})

/** A badge on the edge of the image, cut out of the surface. */
export const mark = style({
  position: 'absolute',
  insetInlineEnd: '-7px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${ground}`,
})

export const tone = styleVariants({
  success: {
    insetBlockEnd: '-5px',
    background: color.success,
    color: color.surface,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  quiet: { insetBlockStart: '-5px', background: ground, color: color.textMuted },
})
