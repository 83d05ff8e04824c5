import { keyframes, style } from '@vanilla-extract/css'
import '../layout/Card.css'
import { vars } from '../theme/contract.css'
import { clearFoot, safeSides } from '../theme/sizes'

/** The place that it comes from and leaves to. */
export const away = 'translateY(8px)'

const come = keyframes({ from: { opacity: 0, transform: away } })

/** A card that stands at the foot of the page. */
export const root = style({
  position: 'fixed',
  inset: `auto 0 ${clearFoot}`,
  maxInlineSize: `calc(100% - max(${vars.space[4]}, 2 * ${safeSides}))`,
  margin: '0 auto',
  zIndex: vars.zIndex,
  animation: `${come} ${vars.motion.modal} ${vars.motion.ease}`,
})
