'use client'
import type { ReactNode } from 'react'
import { AppearanceContext, useAppearance, type AppearanceValue } from '../../primitives/theme/ThemeRoot'
import { CopyProvider } from '../copy/CopyProvider'
import type { Copy } from '../copy/en'

/** How Portico looks and speaks. What is left out comes from the nearest `Appearance` above. */
export interface AppearanceProps extends AppearanceValue {
  /** A catalogue of words such as `ar` from `portico/copy/ar`; English by default. */
  copy?: Copy | undefined
}

/** Sets look and language for everything of Portico below it. Renders no element. */
export function Appearance({ copy, children, ...look }: AppearanceProps & { children?: ReactNode }) {
  const outer = useAppearance()
  const given = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
  return (
    <AppearanceContext.Provider value={{ ...outer, ...given }}>
      <CopyProvider copy={copy}>{children}</CopyProvider>
    </AppearanceContext.Provider>
  )
}
