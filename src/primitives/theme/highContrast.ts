import type { light } from './palette'

/** Differences for visitors who ask for more contrast: words at 7 : 1, edges and the focus ring at 3 : 1 or more. */
export const highContrast: Readonly<Record<'light' | 'dark', Partial<typeof light>>> = {
  light: {
    text: '#000000',
    textMuted: '#383632',
    border: '#6f6b64',
    accent: '#101f8a',
    focus: '#101f8a',
    success: '#083f27',
    warning: '#4e3000',
    danger: '#741009',
  },
  dark: {
    text: '#ffffff',
    textMuted: '#e6e3dc',
    surface: '#0d0d0c',
    raised: '#1c1b1a',
    pressed: '#2b2a28',
    border: '#9a968e',
    accent: '#c9d0ff',
    focus: '#c9d0ff',
    onAccent: '#07081c',
    success: '#aee8ca',
    warning: '#f5d79f',
    danger: '#ffc6be',
    successTint: '#0d2418',
    warningTint: '#291f0c',
    dangerTint: '#321815',
  },
}
