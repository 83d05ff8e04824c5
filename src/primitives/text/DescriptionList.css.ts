import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, space, text } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

/** The value beside its label where it fits, under it where it does not. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[3],
  rowGap: '2px',
})

export const label = style({ color: color.textMuted, fontSize: text.note, lineHeight: 1.5, overflowWrap: 'anywhere' })
export const value = style({ maxInlineSize: '100%', fontSize: text.body, lineHeight: 1.4286, overflowWrap: 'anywhere' })

export const inner = style({
  flexBasis: '100%',
  borderInlineStart: `1px solid ${color.border}`,
  paddingInlineStart: space[2],
  marginBlockStart: '2px',
})
