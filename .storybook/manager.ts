import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { light } from '../src/primitives/theme/palette'

const fontFamily = 'system-ui, sans-serif'

/** A portico: a pediment on three columns, and the name. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="32" viewBox="0 0 132 32">
<g fill="${light.accent}"><path d="M16 3 30 11H2z"/><path d="M4 13h24v2H4z"/><path d="M6 17h4v9H6zm8 0h4v9h-4zm8 0h4v9h-4z"/><path d="M3 28h26v2H3z"/></g>
<text x="40" y="23" font-family="${fontFamily}" font-size="21" font-weight="650" fill="${light.text}">Portico</text>
</svg>`

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portico',
    brandUrl: 'https://github.com/portico-js/portico',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    fontBase: fontFamily,
    colorPrimary: light.accent,
    colorSecondary: light.accent,
    appBg: light.raised,
    appContentBg: light.surface,
    appBorderColor: light.border,
    textColor: light.text,
    textMutedColor: light.textMuted,
    barSelectedColor: light.accent,
    barHoverColor: light.accent,
  }),
})
