import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color } = vars

export const root = style({
  display: 'inline-block',
  flex: 'none',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: '1px solid transparent',
  borderRadius: vars.corner.s,
  paddingBlock: '1px',
  paddingInline: '6px',
  fontSize: vars.text.note,
  lineHeight: 1.3334,
  fontWeight: 500,
})

export const tone = styleVariants({
  neutral: { background: color.raised, color: color.textMuted },
  accent: { background: color.accentTint, color: color.accent },
  success: { background: color.successTint, color: color.success },
  warning: { background: color.warningTint, color: color.warning },
  danger: { background: color.dangerTint, color: color.danger },
})
