import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, space, text } = vars

export const root = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: text.note,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  // Text from outside sets its own direction, and no other.
  unicodeBidi: 'isolate',
  color: color.text,
})

export const block = style({
  display: 'block',
  padding: space[3],
  borderRadius: corner.s,
  background: color.raised,
  textWrap: 'balance',
})

export const group = style({ marginInlineEnd: '4px', whiteSpace: 'nowrap', fontWeight: 500 })
export const middle = style({ color: color.textMuted, fontWeight: 400 })

export const mark = style({
  borderRadius: '3px',
  paddingInline: '3px',
  background: color.dangerTint,
  color: color.danger,
  fontWeight: 600,
  unicodeBidi: 'isolate',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
})
