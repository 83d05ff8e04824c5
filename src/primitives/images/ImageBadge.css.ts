import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const root = style({ position: 'relative', display: 'flex', flex: 'none' })

/** A ring in the colour of the card parts the small image from the large one. */
export const badge = style({
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInlineEnd: '-6px',
  display: 'flex',
  borderRadius: '50%',
  background: vars.color.surface,
  boxShadow: `0 0 0 3px ${vars.color.surface}`,
})

globalStyle(`${badge} > *`, { '@media': { '(forced-colors: active)': { outline: '1px solid' } } })
