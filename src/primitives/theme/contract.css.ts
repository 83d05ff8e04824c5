import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenName } from './tokenName'

/** Every token of the theme, as `var(--portico-…)`. The names are public: hosts restyle by them. */
export const vars = createGlobalThemeContract(
  {
    width: null,
    radius: null,
    fontSize: null,
    zIndex: null,
    fontFamily: null,
    scheme: null,
    flip: null,
    shadow: null,
    corner: { s: null, m: null, l: null, full: null },
    text: { note: null, body: null, title: null, amount: null },
    space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
    color: {
      text: null,
      textMuted: null,
      surface: null,
      raised: null,
      pressed: null,
      border: null,
      accent: null,
      onAccent: null,
      focus: null,
      success: null,
      warning: null,
      danger: null,
      backdrop: null,
      accentTint: null,
      successTint: null,
      warningTint: null,
      dangerTint: null,
    },
    motion: { modal: null, view: null, header: null, shake: null, ease: null, loop: null },
  },
  (_value, path) => tokenName(path).slice(2),
)
