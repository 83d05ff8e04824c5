import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { rowSize } from '../theme/sizes'

const { color, corner, space, motion } = vars

/** The surface reaches 8 px past the content, so that images stand in line with titles and buttons. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: `calc(100% + ${space[4]})`,
  blockSize: rowSize,
  marginInline: `calc(${space[2]} * -1)`,
  paddingInline: space[2],
  borderRadius: corner.m,
  transition: `background-color ${motion.header} ${motion.ease}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled]': { cursor: 'default' },
    '&:is(a,button):hover:not([aria-disabled])': { background: color.raised, transitionDuration: '0s' },
    '&:is(a,button):active:not([aria-disabled])': { background: color.pressed, transitionDuration: '0s' },
  },
})

export const image = style({ display: 'flex', flex: 'none' })
export const faded = style({ opacity: 0.5, filter: 'grayscale(1)' })

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })

export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  maxInlineSize: '50%',
  color: color.textMuted,
})

export const check = style({ display: 'flex', color: color.accent })
