import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './contract.css'

// Two ids that match nothing lift a rule above a host's `#root button {}`; one class less than a component.
const rank = '[data-portico]:not(#_p):not(#_p)'

/** On every HTML element that a primitive draws: the host's styles end here. */
export const reset = style({
  selectors: {
    [`${rank} &`]: { all: 'unset', boxSizing: 'border-box' },
    // Unset, an image would overflow its box, which browsers warn of.
    [`${rank} &:is(img)`]: { all: 'revert' },
    [`${rank} &:is(button, a)`]: { cursor: 'pointer', touchAction: 'manipulation', userSelect: 'none' },
    [`${rank} &:focus-visible`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    // Surfaces go where colours are forced; what can be pressed must keep an edge.
    '(forced-colors: active)': { selectors: { [`${rank} &:is(button, a)`]: { border: '1px solid' } } },
  },
})

// The root has no box: what a host does to `div` finds nothing to move. Custom properties are not touched by `all`.
globalStyle(rank, {
  // Not `unset`: what a page sets on its own elements would be inherited, letter spacing for one.
  all: 'initial',
  display: 'contents',
  visibility: 'inherit',
  pointerEvents: 'inherit',
  colorScheme: vars.scheme,
  color: vars.color.text,
  fontFamily: vars.fontFamily,
  fontSize: vars.text.body,
  lineHeight: 1.4286,
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  WebkitTextSizeAdjust: '100%',
})
