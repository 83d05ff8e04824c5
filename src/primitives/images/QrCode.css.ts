import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { breathe, fadeIn, travel } from '../theme/motion.css'
import { vars } from '../theme/contract.css'

const { color, motion, radius } = vars

export const duration = createVar()
export const delay = createVar()

/** Dark on white in every mode, also where colours are forced: cameras read it, not people. */
export const root = style({
  position: 'relative',
  display: 'block',
  padding: vars.space[4],
  borderRadius: `calc(${radius} * 5)`,
  background: '#fff',
  color: '#1b1a18',
  forcedColorAdjust: 'none',
})

export const edged = style({ boxShadow: `inset 0 0 0 1px ${color.border}` })

/** Parts that cameras do not read have the colour of the card. */
export const ghost = style({
  background: color.raised,
  color: color.pressed,
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'GrayText' } },
})

export const code = style({ display: 'block', inlineSize: '100%', aspectRatio: '1' })

globalStyle(`${code} > path`, { fill: 'none', stroke: 'currentColor', strokeWidth: '.84', strokeLinecap: 'round' })
globalStyle(`${code} > rect`, { fill: 'none', stroke: 'currentColor', strokeWidth: '1' })
globalStyle(`${code} > rect[data-eye]`, { fill: 'currentColor', stroke: 'none' })
globalStyle(`${code}[data-breathing]`, {
  animation: `${breathe} 1800ms ease-in-out infinite`,
  animationPlayState: motion.loop,
})

// A code that was made takes the place of its shape: first what a camera looks for, then what it reads.
const grow = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } })
const appears = `${root}:not(${ghost}) > ${code}`
globalStyle(`${appears} > *`, { transformBox: 'fill-box', transformOrigin: 'center' })
globalStyle(`${appears} > rect`, { animation: `${grow} ${motion.view} ${motion.ease}` })
globalStyle(`${appears} > path`, {
  animation: `${fadeIn} ${motion.view} ${motion.ease} calc(${motion.view} / 2) backwards`,
})

export const logo = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })

export const first = style({ order: -1 })

/** Room for the ring, 8 px outside of the code as around every image. */
export const ringed = style({ position: 'relative', display: 'block', padding: '8px' })

export const line = style({
  position: 'absolute',
  inset: '1px',
  overflow: 'visible',
  inlineSize: 'calc(100% - 2px)',
  blockSize: 'calc(100% - 2px)',
  pointerEvents: 'none',
  color: color.border,
})

globalStyle(`${line} > *`, {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2px',
  rx: `calc(${radius} * 5 + 7px)`,
})

export const ring = styleVariants({
  turning: {
    color: color.accent,
    strokeLinecap: 'round',
    strokeDasharray: '16 84',
    animation: `${travel} 2400ms linear infinite`,
    animationPlayState: motion.loop,
  },
  settled: {},
  refused: { color: color.danger },
  emptying: {
    color: color.accent,
    strokeDasharray: '100 100',
    // Slow enough to run where less motion is wished for: a ring that stood still would lie about the time.
    // It never comes round, since a code that is too old is taken away; without an end, nothing waits for it.
    animation: `${travel} ${duration} linear ${delay} infinite`,
  },
})
