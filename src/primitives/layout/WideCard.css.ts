import { globalStyle, style } from '@vanilla-extract/css'
import { root as header, title } from './Header.css'
import { panel } from '../overlays/Dialog.css'
import { vars } from '../theme/contract.css'
import { clearSides } from '../theme/sizes'

const { color, space } = vars
const twice = `calc(${vars.width} * 2)`

export const root = style({
  inlineSize: '100%',
  maxInlineSize: twice,
  // One height for most views, so that nothing jumps between them; a low window has less.
  minBlockSize: 'min(512px, 100vh - 180px)',
})

// The panel of a dialog is as wide as a card of one pane; this one stands out at both of its sides.
globalStyle(`${panel} ${root}`, { inlineSize: `min(${twice}, 100vw - 2 * ${clearSides})`, maxInlineSize: 'none' })

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  flex: 1,
  minBlockSize: 0,
})

export const pane = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 })
export const aside = style({ borderInlineEnd: `1px solid ${color.border}` })

/** The title stands in line with the images of the rows below it. */
globalStyle(`${aside} ${header}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  paddingInline: space[4],
})
globalStyle(`${aside} ${title}`, { gridColumn: 1, textAlign: 'start' })

globalStyle(`${aside} [aria-current]`, {
  background: color.raised,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})

/** As wide as in a card of one pane; what is lower than its pane stands in the middle of it, else begins at its top. */
export const body = style({ flex: 1 })
globalStyle(`${root} ${body} > *`, {
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.width} - 32px)`,
  marginInline: 'auto',
})
globalStyle(`${body} > :last-child`, { marginBlock: 'auto' })
