import { vars } from './contract.css'

/** The height of a list's row: 56 px at the default size of type, so that rows can be placed without measuring. */
export const rowSize = `calc(${vars.fontSize} * 5.6)`

/** From one row of a list to the next, 60 px; a factor for `calc`. */
export const rowPitch = `${vars.fontSize} * 6`
