import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, corner, space } = vars

export const list = style({
  display: 'flex',
  gap: '2px',
  padding: '2px',
  borderRadius: corner.m,
  background: color.raised,
})

export const tab = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: '7px',
  paddingInline: space[2],
  borderRadius: `calc(${corner.m} - 2px)`,
  color: color.textMuted,
  fontWeight: 500,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected="true"]': { background: color.surface, color: color.text },
  },
  '@media': {
    '(pointer: coarse)': { paddingBlock: '12px' },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { borderWidth: '3px' } } },
  },
})

// By night what is nearer is lighter: the card's own colour would be a hole in the bar.
const night = (mode: string) => `[data-portico][data-mode="${mode}"]:not(#_p):not(#_p) ${tab}[aria-selected="true"]`
globalStyle(night('dark'), { background: color.pressed })
globalStyle(night('auto'), { '@media': { '(prefers-color-scheme: dark)': { background: color.pressed } } })

export const panel = style({ display: 'block', paddingBlockStart: space[3] })
