import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, space, text } = vars

/** The count of characters in the field. */
export const length = createVar()

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  border: '1px solid transparent',
  borderRadius: corner.m,
  background: color.raised,
  cursor: 'text',
  selectors: {
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: color.danger },
  },
})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  blockSize: `calc(${text.amount} * 1.25)`,
})

export const input = style({
  flex: 1,
  minInlineSize: 0,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.022em',
  lineHeight: 1.25,
  // As large as the number allows: eleven digits at full size, then less, down to the size of a title.
  fontSize: `clamp(${text.title}, calc(${text.amount} * 11 / max(11, ${length})), ${text.amount})`,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
})

export const token = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: corner.full,
  background: color.surface,
  fontWeight: 500,
})
