import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { rowPitch } from '../theme/sizes'

const { space } = vars

export const count = createVar()
export const index = createVar()

export const list = style({ display: 'flex', flexDirection: 'column', gap: `calc(${vars.fontSize} * .4)` })
export const item = style({ display: 'block' })

export const scroller = style({
  display: 'block',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: 'min(420px, 60vh)',
  marginInline: `calc(${space[2]} * -1)`,
  paddingInline: space[2],
  paddingBlockEnd: space[4],
  // The last row never stands in the fade: the padding does.
  maskImage: `linear-gradient(#000 calc(100% - ${space[5]}), transparent)`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.pressed} transparent`,
})

export const long = style({ display: 'block', position: 'relative', blockSize: `calc(${rowPitch} * ${count})` })

export const placed = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${rowPitch} * ${index})`,
})
