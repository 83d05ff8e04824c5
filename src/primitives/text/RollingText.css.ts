import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { motion } = vars
const come = keyframes({ from: { opacity: 0, transform: 'translateY(50%)' } })
const go = keyframes({ from: { opacity: 1 }, to: { transform: 'translateY(-50%)' } })

/** Holds a digit that changed, and above it the one that goes. */
export const place = style({
  display: 'inline-block',
  position: 'relative',
  '::before': {
    content: 'attr(data-last)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    opacity: 0,
    animation: `${go} ${motion.view} ${motion.ease}`,
  },
})

export const digit = style({ display: 'inline-block', animation: `${come} ${motion.view} ${motion.ease}` })
