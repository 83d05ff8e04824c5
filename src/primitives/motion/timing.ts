import { root as clip } from '../layout/Transition.css'

/** Time and curve, for animations that are not those of a style sheet. */
export interface Timing {
  readonly duration: number
  readonly easing: string
}

/** Those in which views come, wherever below the theme: 1 ms where less motion is wished for, 0 where a host has none. */
export function timingOf(around: Element): Timing {
  const view = around.closest(`.${clip}`) ?? around.querySelector(`.${clip}`)
  if (!view) return { duration: 0, easing: 'linear' }
  // Not the tokens: what they come to is known where they are used.
  const { transitionDuration, transitionTimingFunction } = getComputedStyle(view)
  return { duration: Number.parseFloat(transitionDuration) * 1000, easing: transitionTimingFunction }
}
