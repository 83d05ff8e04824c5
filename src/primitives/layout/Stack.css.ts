import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const row = style({ flexDirection: 'row' })
export const wrap = style({ flexWrap: 'wrap' })
export const grow = style({ flexGrow: 1 })

export const gap = styleVariants(vars.space, (space) => ({ gap: space }))
const { 1: p1, 2: p2, 3: p3, 4: p4 } = vars.space
export const padding = styleVariants({ 1: p1, 2: p2, 3: p3, 4: p4 }, (space) => ({ padding: space }))

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
})

// An element that is not stretched is as wide as its longest line, also where that is to be cut.
globalStyle(`${align.center} > *`, { maxInlineSize: '100%' })

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
