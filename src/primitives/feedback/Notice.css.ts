import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

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
  // In the place of the title, between the buttons of the header: it covers none, and no row of the view.
  insetInline: '52px',
  insetBlockStart: space[1],
  minBlockSize: '48px',
  zIndex: 1,
  boxShadow: `0 0 0 1px ${color.border}, 0 8px 24px -4px rgb(0 0 0 / 24%)`,
})

const { raised, successTint, warningTint, dangerTint, success, warning, danger } = color

export const tone = styleVariants(
  { info: raised, loading: raised, success: successTint, warning: warningTint, error: dangerTint },
  (background) => ({ background }),
)

export const icon = style({ display: 'flex', flex: 'none', color: color.textMuted })
export const ink = styleVariants({ success, warning, error: danger }, (tint) => ({ color: tint }))

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
