import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './contract.css'

// Two ids that match nothing lift a rule above a host's `#root button {}`; one class less than a component.
const rank = '[data-portico]:not(#\\9):not(#\\9)'

/** On every HTML element that a primitive draws: the host's styles end here. */
export const reset = style({
  selectors: {
    [`${rank} &`]: { all: 'unset', boxSizing: 'border-box' },
    // Unset, an image would overflow its box, which browsers warn of.
    [`${rank} &:is(img)`]: { all: 'revert' },
    [`${rank} &:focus-visible`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

// The root has no box: what a host does to `div` finds nothing to move. Custom properties are not touched by `all`.
globalStyle(rank, {
  all: 'unset',
  display: 'contents',
  colorScheme: vars.scheme,
  color: vars.color.text,
  fontFamily: vars.fontFamily,
  fontSize: vars.text.body,
  lineHeight: 1.4286,
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  WebkitTextSizeAdjust: '100%',
})
