import { style } from '@vanilla-extract/css'
import { fadeIn, fadeOut } from '../theme/motion.css'
import { vars } from '../theme/contract.css'

const { motion, space } = vars

export const root = style({
  display: 'grid',
  // Equal sides keep the title in the middle whichever buttons there are.
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  justifyItems: 'center',
  flex: 'none',
  blockSize: '56px',
  paddingInline: space[2],
})

export const title = style({
  display: 'grid',
  gridColumn: 2,
  maxInlineSize: '100%',
  fontSize: vars.text.title,
  lineHeight: 1.5,
  fontWeight: 600,
  letterSpacing: '-.006em',
  textAlign: 'center',
  // It takes the focus to be read, not to be used: nothing can be done with it.
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const words = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const arriving = style({ animation: `${fadeIn} ${motion.header} ${motion.ease}` })
export const leaving = style({ animation: `${fadeOut} ${motion.header} ${motion.ease} forwards` })
export const close = style({ display: 'flex', gridColumn: 3 })
