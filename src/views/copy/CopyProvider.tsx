'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Copy } from './en'
import { enButtons } from './enButtons'

export const CopyContext = createContext<Copy | null>(null)

export interface CopyProviderProps {
  /** A whole catalogue; English while absent. */
  copy?: Copy | undefined
  children?: ReactNode
}

/** Sets the language of the views below. */
export function CopyProvider({ copy, children }: CopyProviderProps) {
  const outer = useContext(CopyContext)
  return <CopyContext.Provider value={copy ?? outer}>{children}</CopyContext.Provider>
}

/** Words of the buttons; English without a provider. Kept apart from `useCopy` so that a page with a button loads only these. */
export function useButtonCopy(): Copy['buttons'] {
  return useContext(CopyContext)?.buttons ?? enButtons
}
