import { themeToVars } from '../../../src/primitives/theme/themeToVars'

/** As in Guides / Theming. */
export const still = { motion: { modal: '0ms', view: '0ms', header: '0ms', shake: '0ms', loop: 'paused' } }

/** The same for a style sheet. */
export const stillRule = Object.entries(themeToVars(still))
  .map(([name, value]) => `${name}: ${value};`)
  .join(' ')
