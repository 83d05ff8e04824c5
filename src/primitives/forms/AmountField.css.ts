import { createVar, globalStyle, style } from '@vanilla-extract/css'
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

/** The room beside the token; the size of the number is measured by it. */
export const room = style({
  display: 'block',
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
})

/** In the place of the number, which does not move when it comes. */
export const awaited = style({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center' })

/** The width of a digit in a family that sets them wide. */
const digit = '.64'
const fit = (size: string) => `clamp(${text.title}, ${size}, ${text.amount})`

export const input = style({
  inlineSize: '100%',
  // A number is written from left to right, and begins where the words beside it do.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.022em',
  lineHeight: 1.25,
  // As large as the number allows, down to the size of a title; by its length where nothing can be measured.
  fontSize: [fit(`calc(${text.amount} * 8 / max(8, ${length}))`), fit(`calc(100cqi / max(1, ${length}) / ${digit})`)],
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[aria-busy]': { color: color.textMuted },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
})

export const token = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '60%',
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: corner.full,
  background: color.surface,
  fontWeight: 500,
})

/** As high with a worth as without. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  flexWrap: 'wrap',
  minBlockSize: '32px',
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  marginInlineStart: 'auto',
})

// A button to choose the token is the whole pill.
globalStyle(`${token} > button`, {
  minBlockSize: 'inherit',
  minInlineSize: 0,
  maxInlineSize: 'none',
  marginInline: `calc(${space[3]} * -1)`,
  borderRadius: 'inherit',
  background: 'inherit',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
})

// By night what is nearer is lighter: the card's own colour would be a hole in the field.
const night = (mode: string) => `[data-portico][data-mode="${mode}"]:not(#_p):not(#_p) ${token}`
globalStyle(night('dark'), { background: color.pressed })
globalStyle(night('auto'), { '@media': { '(prefers-color-scheme: dark)': { background: color.pressed } } })
