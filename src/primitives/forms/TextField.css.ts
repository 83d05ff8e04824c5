import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, space, text } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })

/** Looks like one control and takes the ring for its input. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '44px',
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: corner.m,
  background: color.raised,
  color: color.textMuted,
  cursor: 'text',
  selectors: {
    '&:hover': { background: color.pressed },
    '&:focus-within': { background: color.surface, outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&[data-invalid]': { borderColor: color.danger },
  },
})

export const input = style({
  flex: 1,
  minInlineSize: '5ch',
  paddingBlock: space[2],
  color: color.text,
  fontSize: text.body,
  lineHeight: 1.4286,
  selectors: {
    // The ring is on the box.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:disabled': { cursor: 'default', color: color.textMuted },
  },
  '@media': {
    // Below 16 px iOS zooms the page when the field takes the focus.
    '(pointer: coarse)': { fontSize: `max(16px, ${text.body})` },
  },
})

export const slot = style({ display: 'flex', alignItems: 'center' })
/** A button in the field lines up with its edge. */
export const end = style({ marginInlineEnd: '-6px' })
export const error = style({ display: 'flex', alignItems: 'flex-start', gap: space[1], color: color.danger })
