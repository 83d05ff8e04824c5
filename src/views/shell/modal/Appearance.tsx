'use client'
import type { ReactNode } from 'react'
import { AppearanceContext, useAppearance, type AppearanceValue } from '../../../primitives/theme/ThemeRoot'
import { CopyProvider } from '../../copy/CopyProvider'
import type { PartialCopy } from '../../copy/mergeCopy'

/** Theme and language of Portico. An option that is left out comes from the nearest `Appearance` above. */
export interface AppearanceProps extends AppearanceValue {
  /** Words: a catalogue such as `ar` from `portico/copy/ar`, or some keys; the rest is English. */
  copy?: PartialCopy | undefined
}

/** Sets look and language for everything of Portico below it. Renders no element. */
export function Appearance({
  copy,
  children,
  ...look
}: AppearanceProps & {
  /** The part of the app that takes this look. */
  children?: ReactNode
}) {
  const outer = useAppearance()
  const given = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
  return (
    <AppearanceContext.Provider value={{ ...outer, ...given }}>
      <CopyProvider copy={copy}>{children}</CopyProvider>
    </AppearanceContext.Provider>
  )
}
