import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { hoverShare, pressShare } from '../theme/palette'

const { color, corner, space, text, motion } = vars
const own = (percent: number) => `inset 0 0 0 99em color-mix(in srgb, currentColor ${percent}%, transparent)`
const live = (state: string) => `&${state}:not(:disabled)`

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '24px',
  paddingInline: space[2],
  borderRadius: corner.full,
  background: color.pressed,
  color: color.text,
  fontSize: text.note,
  fontWeight: 550,
  lineHeight: 1.3334,
  transition: `box-shadow ${motion.header} ${motion.ease}`,
  selectors: {
    [live(':hover')]: { boxShadow: own(hoverShare), transitionDuration: '0s' },
    [live(':active')]: { boxShadow: own(pressShare), transitionDuration: '0s' },
    '&:disabled': { cursor: 'default', color: color.textMuted },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        // The area that reacts to a press: 44 px each way at least.
        '&::after': {
          content: '""',
          position: 'absolute',
          insetBlock: 'min(0px, (100% - 44px) / 2)',
          insetInline: 'min(0px, (100% - 44px) / 2)',
        },
      },
    },
  },
})
