import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/** There is more below for nearly all of the way. */
const more = keyframes({ '0%, 90%': { opacity: 1 } })

export const root = style({
  display: 'block',
  // As much as a small phone has between the title and the buttons.
  maxBlockSize: 'min(52vh, 420px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.corner.s,
  // In a window as low as at 400 % zoom what is around it scrolls too, and goes on where it ends.
  '@media': { '(max-height: 360px)': { overscrollBehavior: 'auto' } },
  '@supports': {
    // In a frame that is as high as its content, the page in it sets the room: 52 % of the window around it.
    '(height: 1dvh)': { maxBlockSize: 'min(var(--portico-room, 52dvh), 420px)' },
    // Content that goes on below fades out until the end is reached; a timeline that scrolls nothing fades nothing.
    '(animation-timeline: scroll())': {
      '::after': {
        content: '',
        display: 'block',
        position: 'sticky',
        insetBlockEnd: 0,
        blockSize: '40px',
        marginBlockStart: '-40px',
        opacity: 0,
        pointerEvents: 'none',
        background: `linear-gradient(transparent, ${vars.color.surface})`,
        animation: `${more} linear both`,
        animationTimeline: 'scroll()',
      },
    },
  },
})
