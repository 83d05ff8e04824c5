import { style } from '@vanilla-extract/css'
import { offset, slideIn } from '../theme/motion.css'
import { vars } from '../theme/contract.css'

const { motion, space } = vars

/** Clips at the edge of the card, 16 px beyond its content, so that rings and rows are not cut. */
export const root = style({
  display: 'block',
  flex: 'none',
  overflow: 'hidden',
  margin: `calc(${space[1]} * -1) calc(${space[4]} * -1) calc(${space[4]} * -1)`,
  transition: `block-size ${motion.modal} ${motion.ease}`,
})

export const content = style({ display: 'flow-root', padding: `${space[1]} ${space[4]} ${space[4]}` })

export const view = style({
  display: 'block',
  selectors: {
    '&[data-from]': { animation: `${slideIn} ${motion.view} ${motion.ease}` },
    '&[data-from="forward"]': { vars: { [offset]: `calc(16px * ${vars.flip})` } },
    '&[data-from="back"]': { vars: { [offset]: `calc(-16px * ${vars.flip})` } },
  },
})
