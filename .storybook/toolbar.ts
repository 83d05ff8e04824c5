import { highContrast } from '../src/primitives/theme/highContrast'
import type { AppearanceValue, Direction, Mode } from '../src/primitives/theme/ThemeRoot'
import type { Theme } from '../src/primitives/theme/themeToVars'

/** Options of the toolbar. */
export const looks = ['light', 'dark', 'auto', 'high contrast', 'high contrast dark'] as const
export const motions = ['full', 'reduced'] as const
export const textSizes = ['100 %', '200 %'] as const

const still: Theme = { motion: { modal: '1ms', view: '1ms', header: '1ms', shake: '1ms', loop: 'paused' } }

/** Values of the toolbar, or of a story that pins some of them. */
type Globals = Readonly<Record<string, unknown>>

/** The look that the toolbar asks for. */
export function lookOf({ mode, dir, locale, motion, text }: Globals): AppearanceValue {
  const wish = String(mode)
  const colors = wish.startsWith('high contrast') ? (wish.endsWith('dark') ? 'dark' : 'light') : undefined
  const parts: readonly Theme[] = [
    ...(motion === 'reduced' ? [still] : []),
    ...(text === '200 %' ? [{ fontSize: '20px' }] : []),
    ...(colors ? [{ color: highContrast[colors] }] : []),
  ]
  return {
    mode: colors ?? (wish as Mode),
    dir: dir as Direction,
    lang: locale === 'ar' ? 'ar' : 'en',
    theme: parts.length > 0 ? Object.assign({}, ...parts) : undefined,
  }
}

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'desktop' = 'mobile') => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Three phones and a desk. */
export const viewports = {
  phone320: viewport('320 px', 320, 640),
  phone360: viewport('360 px', 360, 740),
  phone430: viewport('430 px', 430, 932),
  desktop: viewport('Desktop', 1280, 800, 'desktop'),
}
