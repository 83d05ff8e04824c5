import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const root = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const block = style({ display: 'block' })
export const tabular = style({ fontVariantNumeric: 'tabular-nums' })

export const truncate = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Room for descenders and accents, which `overflow` would cut.
  paddingBlock: '2px',
  marginBlock: '-2px',
  // A name of the other direction is cut at its own end, and stands where the others stand.
  selectors: { '&[dir=auto]': { textAlign: ['-webkit-match-parent', 'match-parent'] } },
})

// 550 is the next heavier face where a family has none between 400 and 600, as those of Windows and Android: names would be
// set like the words around them.
export const weight = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 550 },
  bold: { fontWeight: 600 },
})

// After the weights: a title and an amount have their own.
export const size = styleVariants({
  note: { fontSize: vars.text.note, lineHeight: 1.3334 },
  body: { fontSize: vars.text.body, lineHeight: 1.4286 },
  title: { fontSize: vars.text.title, lineHeight: 1.5, fontWeight: 550, letterSpacing: '-.006em' },
  amount: { fontSize: vars.text.amount, lineHeight: 1.25, fontWeight: 500, letterSpacing: '-.022em' },
})

const { accent, success, warning, danger } = vars.color
export const tone = styleVariants(
  { default: vars.color.text, muted: vars.color.textMuted, accent, success, warning, danger },
  (color) => ({ color }),
)

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', textWrap: 'balance' },
  end: { textAlign: 'end' },
})
