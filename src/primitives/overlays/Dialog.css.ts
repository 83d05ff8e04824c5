import { globalStyle, style } from '@vanilla-extract/css'
import { root as card } from '../layout/Card.css'
import { fadeIn, fadeOut, flash, rise, shake } from '../theme/motion.css'
import { vars } from '../theme/contract.css'
import { clearFoot, clearSides, safeSides } from '../theme/sizes'

const { motion } = vars

const sheet = '(max-width: 429.98px)'

// Not `overflow` on the body: a host may scroll in there. The gutter stays where a scrollbar was, so nothing jumps.
globalStyle('html[data-portico-locked]:not(#_p):not(#_p)', { overflow: 'hidden' })
globalStyle('html[data-portico-gutter]:not(#_p):not(#_p)', { scrollbarGutter: 'stable' })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // From above, not in the middle: when the height changes, what is under the pointer stays there.
  paddingBlock: `clamp(16px, 13vh, 140px) ${clearFoot}`,
  paddingInline: clearSides,
  background: vars.color.backdrop,
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  animation: `${fadeIn} ${motion.modal} ${motion.ease}`,
  selectors: {
    // The backdrop of a `dialog`; this one is as big as the window.
    '&::backdrop': { display: 'none' },
    '&[data-state="closed"]': {
      pointerEvents: 'none',
      animation: `${fadeOut} ${motion.modal} ${motion.ease} forwards`,
    },
  },
  '@media': { [sheet]: { justifyContent: 'flex-end', padding: '48px 0 0' } },
})

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  inlineSize: vars.width,
  maxInlineSize: '100%',
  minBlockSize: 0,
  borderRadius: vars.corner.l,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-shaking]': { animation: `${shake} ${motion.shake} ease-out` },
  },
  '@media': {
    // No movement: the edge lights up instead.
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-shaking]': { outline: '2px solid transparent', color: vars.color.warning, animation: `${flash} 500ms` },
      },
    },
    [sheet]: { inlineSize: '100%', animation: `${rise} ${motion.modal} ${motion.ease}` },
  },
})

globalStyle(`${panel} ${card}`, {
  '@media': {
    [sheet]: {
      inlineSize: '100%',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlock: '12px env(safe-area-inset-bottom)',
      paddingInline: safeSides,
    },
  },
})

/** Pulls the sheet down; only where there is one. */
export const grabber = style({
  display: 'none',
  '@media': {
    [sheet]: {
      position: 'absolute',
      insetBlockStart: 0,
      zIndex: 1,
      display: 'flex',
      justifyContent: 'center',
      inlineSize: '120px',
      blockSize: '24px',
      paddingBlockStart: '8px',
      touchAction: 'none',
    },
  },
})

export const grip = style({
  display: 'block',
  inlineSize: '36px',
  blockSize: '4px',
  borderRadius: vars.corner.full,
  background: vars.color.pressed,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
