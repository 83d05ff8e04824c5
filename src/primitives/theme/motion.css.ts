import { createVar, keyframes } from '@vanilla-extract/css'

/** Distance that a view comes from, with its sign; set by `Transition`. */
export const offset = createVar()

export const fadeIn = keyframes({ from: { opacity: 0 } })
export const fadeOut = keyframes({ to: { opacity: 0 } })
export const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const breathe = keyframes({ '50%': { opacity: 0.45 } })
export const travel = keyframes({ to: { strokeDashoffset: '-100px' } })
export const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(${offset})` } })
export const rise = keyframes({ from: { transform: 'translateY(32px)' } })
export const shake = keyframes({
  '15%, 75%': { transform: 'translateX(-6px)' },
  '35%, 90%': { transform: 'translateX(5px)' },
  '55%': { transform: 'translateX(-3px)' },
})
export const flash = keyframes({ '0%, 80%': { outlineColor: 'currentColor' } })
