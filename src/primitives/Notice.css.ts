import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme/contract.css'

const { color, corner, space, text } = vars

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: space[3],
  border: '1px solid transparent',
  borderRadius: corner.m,
  color: color.text,
  fontSize: text.body,
  lineHeight: 1.4286,
  overflowWrap: 'anywhere',
})

export const floating = style({
  position: 'absolute',
  insetInline: space[3],
  insetBlockEnd: space[3],
  zIndex: 1,
  // Also where a tint cannot be mixed, it covers what it floats on.
  backgroundColor: color.surface,
  boxShadow: `0 0 0 1px ${color.border}, 0 8px 24px -4px rgb(0 0 0 / 24%)`,
})

const tinted = (tint: string) => ({ backgroundImage: `linear-gradient(${tint}, ${tint})` })

export const tone = styleVariants({
  info: tinted(color.raised),
  loading: tinted(color.raised),
  success: tinted(color.successTint),
  warning: tinted(color.warningTint),
  error: tinted(color.dangerTint),
})

const { success, warning, danger } = color
export const icon = styleVariants(
  { info: color.textMuted, loading: color.textMuted, success, warning, error: danger },
  (ink) => ({ display: 'flex', flex: 'none', color: ink }),
)

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: 1,
  gap: space[1],
  minInlineSize: 0,
})

/** Buttons at the edge keep their size and lend their padding to the notice. */
export const action = style({ display: 'flex', marginBlockStart: space[1] })
export const dismiss = style({ display: 'flex', marginBlock: '-4px', marginInlineEnd: '-4px' })
