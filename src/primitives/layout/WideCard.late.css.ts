import { globalStyle, style } from '@vanilla-extract/css'
import { root as card } from './Card.css'
import { vars } from '../theme/contract.css'

/** Room for a card of two panes, until its code is here. */
export const room = style({ display: 'block' })

// As large as that card, and in the windows that it has room in.
globalStyle(`${room} > ${card}`, {
  '@media': {
    '(min-width: 780px)': { inlineSize: `calc(${vars.width} * 2)`, minBlockSize: 'min(512px, 100vh - 180px)' },
  },
})
