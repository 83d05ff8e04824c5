import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, space } = vars

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: vars.width,
  maxInlineSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: corner.l,
  background: color.surface,
  boxShadow: vars.shadow,
  // Shadows go where colours are forced; the edge must not.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  selectors: {
    // Under a header, room for a focus ring is all that is needed.
    '&:not(:first-child)': { marginBlockStart: `calc(${space[1]} * -1)`, paddingBlockStart: space[1] },
  },
})

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: space[2],
  padding: space[4],
  paddingBlockStart: 0,
  // Its content may draw nothing.
  selectors: { '&:empty': { display: 'none' } },
})
