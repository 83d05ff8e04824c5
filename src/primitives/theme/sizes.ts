import { vars } from './contract.css'

/** The height of a list's row: 56 px at the default size of type, so that rows can be placed without measuring. */
export const rowSize = `calc(${vars.fontSize} * 5.6)`

/** From one row of a list to the next, 60 px; a factor for `calc`. */
export const rowPitch = `${vars.fontSize} * 6`

/** The height of a grid's tile: an image of 48 px, a name of two lines, and room around them. */
export const tileSize = `calc(${vars.fontSize} * 3.2 + 68px)`

/** From one row of tiles to the next; to be put in brackets in `calc`. */
export const tilePitch = `(${vars.fontSize} * 3.2 + 72px)`

/** Room that a phone needs at its sides while it is held sideways: a notch, on one of them. */
export const safeSides = 'max(env(safe-area-inset-left), env(safe-area-inset-right))'

/** The room that what floats keeps from the sides of the window. */
export const clearSides = 'max(16px, env(safe-area-inset-left), env(safe-area-inset-right))'

/** The same from its foot, where a phone has a bar. */
export const clearFoot = 'max(16px, env(safe-area-inset-bottom))'
