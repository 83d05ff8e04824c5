import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const root = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: `calc(${vars.radius} * 2.5)`,
  background: vars.color.raised,
  color: vars.color.text,
  // The edge that images have, so that it stands on a raised row as well.
  boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 16%)',
})
