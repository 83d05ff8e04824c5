import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { dark, light, tintShare } from './palette'

// The elements carry their own `data-portico`, so every theme rule is `:where`: any rule of a host wins.
const root = ':where([data-portico])'

const times = (master: string, factor: number) => `calc(${master} * ${factor})`
const accentTint = `color-mix(in srgb, ${vars.color.accent} ${tintShare}%, ${vars.color.surface})`

const day = {
  ...assignVars(
    { scheme: vars.scheme, shadow: vars.shadow, backdrop: vars.color.backdrop },
    {
      scheme: 'light',
      shadow: '0 0 0 1px rgb(27 26 24 / 6%), 0 24px 48px -12px rgb(27 26 24 / 24%)',
      backdrop: 'rgb(27 26 24 / 36%)',
    },
  ),
  ...paint(light),
}

const night = {
  ...assignVars(
    { scheme: vars.scheme, shadow: vars.shadow, backdrop: vars.color.backdrop },
    {
      scheme: 'dark',
      shadow: 'inset 0 0 0 1px rgb(255 252 245 / 9%)',
      backdrop: 'rgb(0 0 0 / 56%)',
    },
  ),
  ...paint(dark),
}

function paint(colors: typeof light) {
  const { accentTint: _mixed, backdrop: _set, ...painted } = vars.color
  return assignVars(painted, colors)
}

globalStyle(root, {
  vars: {
    ...assignVars(
      { width: vars.width, radius: vars.radius, fontSize: vars.fontSize, zIndex: vars.zIndex },
      {
        width: '360px',
        radius: '4px',
        fontSize: '10px',
        zIndex: '999',
      },
    ),
    ...assignVars(vars.corner, {
      s: times(vars.radius, 1.5),
      m: times(vars.radius, 3),
      l: times(vars.radius, 6),
      full: '999px',
    }),
    ...assignVars(vars.text, {
      note: times(vars.fontSize, 1.2),
      body: times(vars.fontSize, 1.4),
      title: times(vars.fontSize, 1.6),
      amount: times(vars.fontSize, 3.2),
    }),
    ...assignVars(vars.space, { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px' }),
    ...assignVars(vars.motion, {
      modal: '150ms',
      view: '150ms',
      header: '120ms',
      shake: '500ms',
      ease: 'cubic-bezier(.2, 0, 0, 1)',
      loop: 'running',
    }),
    [vars.fontFamily]: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    [vars.flip]: '1',
    [vars.color.accentTint]: accentTint,
    ...day,
  },
})

/** Each of these overrules the ones before. */
const directed = (selector: string, flip: '1' | '-1') =>
  globalStyle(`:where(${selector})`, { vars: { [vars.flip]: flip } })

// A root without `dir` follows its page, by attributes: bundlers that build for browsers without `:dir()`, as Vite does, put
// a list of languages in its place.
directed('[dir="rtl"] [data-portico]', '-1')
directed('[dir="rtl"] [dir="ltr"] [data-portico], [data-portico][dir="ltr"]', '1')
directed('[data-portico][dir="rtl"]', '-1')
globalStyle(':where([data-portico][data-mode="dark"])', { vars: night })
globalStyle(':where([data-portico][data-mode="auto"])', {
  '@media': { '(prefers-color-scheme: dark)': { vars: night } },
})

// The only `!important`: a visitor's wish to see less motion is above a host's theme.
globalStyle(root, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [vars.motion.modal]: '1ms !important',
        [vars.motion.view]: '1ms !important',
        [vars.motion.header]: '1ms !important',
        [vars.motion.shake]: '1ms !important',
        [vars.motion.loop]: 'paused !important',
      },
    },
  },
})
