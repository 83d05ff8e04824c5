import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme/contract.css'

const { color, corner, space, text, motion } = vars

const mix = (base: string, share: number) => `color-mix(in srgb, ${base}, ${color.text} ${share}%)`
const press = (share: number) => `color-mix(in srgb, ${color.dangerTint}, ${color.danger} ${share}%)`

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  // Invisible until a system with forced colours draws it.
  border: '1px solid transparent',
  borderRadius: corner.m,
  fontSize: text.body,
  lineHeight: 1.4286,
  fontWeight: 550,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.header} ${motion.ease}`,
  selectors: {
    '&[aria-disabled], &:disabled': { cursor: 'default' },
    '&:disabled': { background: color.raised, color: color.textMuted, boxShadow: 'none' },
    '&:active': { transitionDuration: '0s' },
  },
})

export const full = style({ display: 'flex', inlineSize: '100%' })

export const size = styleVariants({
  m: { minBlockSize: '44px', paddingBlock: space[2], paddingInline: space[4] },
  s: {
    minBlockSize: '32px',
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: `calc(${vars.radius} * 2)`,
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  },
})

const live = (state: string) => `&${state}:not([aria-disabled], :disabled)`

export const tone = styleVariants({
  accent: {
    background: color.accent,
    color: color.onAccent,
    selectors: {
      [live(':hover')]: { background: mix(color.accent, 12) },
      [live(':active')]: { background: mix(color.accent, 24) },
    },
  },
  raised: {
    background: color.raised,
    color: color.text,
    selectors: { [live(':hover')]: { background: color.pressed }, [live(':active')]: { background: mix(color.pressed, 6) } },
  },
  quiet: {
    color: color.textMuted,
    selectors: {
      [live(':hover')]: { background: color.raised, color: color.text },
      [live(':active')]: { background: color.pressed },
      '&:disabled': { background: 'none' },
    },
  },
  danger: {
    background: color.dangerTint,
    color: color.danger,
    selectors: {
      [live(':hover')]: { background: press(6) },
      [live(':active')]: { background: press(12) },
    },
  },
})

export const body = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const leads = style({ marginInlineStart: `calc(${space[1]} * -1)` })

/** Words keep their place, and their name, under the spinner. */
export const hidden = style({ opacity: 0 })

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
