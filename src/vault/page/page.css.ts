import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../primitives/theme/contract.css'

globalStyle('body', { margin: 0, background: 'transparent' })
// It has the focus so that screen readers begin at its start, and is not a control.
globalStyle('main [role=group][tabindex="-1"]', { outline: 'none' })

/** A background of its own: on that of the app, words of the same colour could not be read. */
export const ground = style({ background: vars.color.surface })

export const inWindow = style({ boxSizing: 'border-box', minBlockSize: '100vh', padding: vars.space[4] })
