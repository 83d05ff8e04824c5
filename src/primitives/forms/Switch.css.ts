import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, motion, space, text } = vars

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '32px',
  borderRadius: corner.s,
  fontSize: text.body,
  lineHeight: 1.4286,
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    // The track is edge enough.
    '(forced-colors: active)': { border: 'none' },
  },
  selectors: { '&:disabled': { cursor: 'default', color: color.textMuted } },
})

export const image = style({ display: 'flex', flex: 'none', color: color.textMuted })
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

/** Off is an outline with a small knob, on is filled with a larger one: told apart without colour, too. */
export const track = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '20px',
  boxSizing: 'border-box',
  border: `1.5px solid ${color.textMuted}`,
  borderRadius: corner.full,
  transition: `background-color ${motion.header} ${motion.ease}, border-color ${motion.header} ${motion.ease}`,
  selectors: {
    [`${root}:hover:not(:disabled) &`]: { background: color.raised },
    [`${root}[aria-checked="true"] &`]: { background: color.accent, borderColor: color.accent },
    [`${root}:disabled &`]: { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${root}[aria-checked="true"] &`]: { background: 'Highlight', borderColor: 'Highlight' } },
    },
  },
})

export const knob = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '2.5px',
  width: '12px',
  height: '12px',
  marginBlockStart: '-6px',
  borderRadius: '50%',
  background: color.textMuted,
  transition: `transform ${motion.view} ${motion.ease}, background-color ${motion.header} ${motion.ease}`,
  selectors: {
    [`${root}[aria-checked="true"] &`]: {
      background: color.onAccent,
      transform: `translateX(calc(16px * ${vars.flip})) scale(1.1667)`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { [`${root}[aria-checked="true"] &`]: { background: 'HighlightText' } },
    },
  },
})
