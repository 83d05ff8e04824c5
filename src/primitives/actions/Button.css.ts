import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { hoverShare, pressShare } from '../theme/palette'

const { color, corner, space, text, motion } = vars

/** Under the pointer and pressed, a button takes on some of the colour of its words. */
const own = (percent: number) => `inset 0 0 0 99em color-mix(in srgb, currentColor ${percent}%, transparent)`
const live = (state: string) => `&${state}:not([aria-disabled], :disabled)`

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  borderRadius: corner.m,
  fontSize: text.body,
  lineHeight: 1.4286,
  fontWeight: 550,
  textAlign: 'center',
  transition: `box-shadow ${motion.header} ${motion.ease}`,
  selectors: {
    [live(':hover')]: { boxShadow: own(hoverShare), transitionDuration: '0s' },
    [live(':active')]: { boxShadow: own(pressShare), transitionDuration: '0s' },
    '&[aria-disabled], &:disabled': { cursor: 'default' },
    '&:disabled': { background: color.raised, color: color.textMuted },
  },
})

export const full = style({ display: 'flex', inlineSize: '100%' })

export const size = styleVariants({
  m: { minBlockSize: '44px', paddingBlock: space[2], paddingInline: space[4] },
  s: {
    minBlockSize: '32px',
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: corner.s,
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  },
})

export const tone = styleVariants({
  accent: { background: color.accent, color: color.onAccent },
  raised: { background: color.raised, color: color.text },
  quiet: { color: color.textMuted, fontWeight: 500, selectors: { '&:disabled': { background: 'none' } } },
  danger: { background: color.dangerTint, color: color.danger },
})

/** Address, image and padding; the letters of an address are a little wider than a nought. */
const address = `14ch + 20px + ${space[1]} + ${space[4]} * 2`
// No more than a small window has beside its margins; a share of the parent would say nothing in one as wide as its words.
const widest = '100vw - 48px'
export const minWidth = styleVariants({
  address: { minInlineSize: `min(${address}, ${widest})` },
  balance: { minInlineSize: `min(${address} + 10ch + ${space[2]}, ${widest})` },
})

export const body = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // As wide as what is reserved, so that it stays where it is when its words change.
  selectors: {
    [`${minWidth.address} > &`]: { flex: 1 },
    [`${minWidth.balance} > &`]: { flex: 1, justifyContent: 'start' },
  },
})

export const leads = style({
  marginInlineStart: `calc(${space[1]} * -1)`,
  // At the start, so that an image stays where it is when a name takes the place of an address.
  selectors: { [`${minWidth.address} > &`]: { justifyContent: 'start' } },
})

// The balance, the fourth in the row, comes without moving the address.
globalStyle(`${minWidth.balance} > * > :nth-child(4)`, { marginInlineStart: 'auto' })

/** Words keep their place, and their name, under the spinner. */
export const hidden = style({ opacity: 0 })

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
