import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, space, text } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

/** One column of labels and one of values, the same in every list of a card. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
  columnGap: space[3],
})

export const label = style({
  color: color.textMuted,
  fontSize: text.note,
  lineHeight: 1.6667,
  overflowWrap: 'anywhere',
})
export const value = style({ fontSize: text.body, lineHeight: 1.4286, overflowWrap: 'anywhere' })

export const inner = style({
  gridColumn: '1 / -1',
  borderInlineStart: `1px solid ${color.border}`,
  paddingInlineStart: space[2],
  marginBlockStart: '2px',
})
