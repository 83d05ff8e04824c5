'use client'
import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from 'react'
import './reset.css'
import './themes.css'
import { themeToVars, type Theme } from './themeToVars'

/** Colours: fixed, or as the visitor's system says. */
export type Mode = 'light' | 'dark' | 'auto'

/** Writing direction. */
export type Direction = 'ltr' | 'rtl'

/** The look that reaches everything below a `ThemeRoot`, dialogs included. */
export interface AppearanceValue {
  /** Colours; by default as the visitor's system says. */
  mode?: Mode | undefined
  /** Tokens that differ from the theme. */
  theme?: Theme | undefined
  /** Writing direction; by default that of the page. */
  dir?: Direction | undefined
  /** Language of the words, a BCP 47 tag. */
  lang?: string | undefined
}

/** Props of `ThemeRoot`. */
export interface ThemeRootProps extends AppearanceValue {
  /** The content that gets the theme. */
  children?: ReactNode
}

/** Hands a look to every `ThemeRoot` below it. */
export const AppearanceContext = createContext<AppearanceValue>({})

/** The look that is in force here. */
export function useAppearance(): AppearanceValue {
  return useContext(AppearanceContext)
}

/** The element that carries the theme; what is left out comes from the root above. It has no box of its own. */
export function ThemeRoot({ children, ...own }: ThemeRootProps) {
  const outer = useAppearance()
  const { mode = outer.mode, theme = outer.theme, dir = outer.dir, lang = outer.lang } = own
  const appearance = useMemo(() => ({ mode, theme, dir, lang }), [mode, theme, dir, lang])
  return (
    <AppearanceContext.Provider value={appearance}>
      <div data-portico="" data-mode={mode ?? 'auto'} dir={dir} lang={lang} ref={useOverrides(theme)}>
        {children}
      </div>
    </AppearanceContext.Provider>
  )
}

/** Sets the overrides through the CSSOM: a `style` attribute in the markup would break a strict CSP. */
function useOverrides(theme: Theme | undefined) {
  const applied = useRef<readonly string[]>([])
  return useCallback(
    (root: HTMLElement | null) => {
      if (!root) return
      const properties = themeToVars(theme ?? {})
      for (const name of applied.current) root.style.removeProperty(name)
      for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value)
      applied.current = Object.keys(properties)
    },
    [theme],
  )
}
