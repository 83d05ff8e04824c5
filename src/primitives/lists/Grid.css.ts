import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { tilePitch, tileSize } from '../theme/sizes'

const { space } = vars
export const rowCount = createVar()
export const rowIndex = createVar()

const longest = 'min(396px, 52vh)'

/** Reaches the edges of the card, so that four columns stand in 360 px. */
export const scroller = style({
  display: 'block',
  flex: 'none',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: longest,
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[2],
  paddingBlockEnd: space[4],
  scrollPaddingBlockEnd: space[5],
  // The last row never stands in the fade: the padding does.
  maskImage: `linear-gradient(#000 calc(100% - ${space[5]}), transparent)`,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.pressed} transparent`,
})

export const fixedHeight = style({ blockSize: longest })
export const still = style({ overflowY: 'hidden' })

/** Words instead of tiles stand in the middle, in line with what is around the grid. */
export const words = style({ display: 'grid', alignContent: 'center', minBlockSize: '100%', paddingInline: space[2] })

export const rows = style({ display: 'block', position: 'relative', blockSize: `calc(${tilePitch} * ${rowCount})` })

export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${tilePitch} * ${rowIndex})`,
  display: 'grid',
  columnGap: space[1],
  blockSize: tileSize,
})

export const columns = styleVariants({ 3: 3, 4: 4 }, (many) => ({
  gridTemplateColumns: `repeat(${many}, minmax(0, 1fr))`,
}))
export const cell = style({ display: 'block', minInlineSize: 0 })
