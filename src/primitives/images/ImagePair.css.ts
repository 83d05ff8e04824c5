import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color, space, motion } = vars

const go = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: 'calc(100% - 6px)' } })

export const root = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space[2] })

export const track = style({ position: 'relative', inlineSize: '32px', blockSize: '6px' })

export const dot = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 3px)',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: color.border,
  selectors: {
    '&[data-moving]': {
      background: color.accent,
      animation: `${go} 800ms ease-in-out infinite alternate`,
      animationPlayState: motion.loop,
    },
  },
})
