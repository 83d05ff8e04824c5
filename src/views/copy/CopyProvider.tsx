'use client'
import { createContext, useContext, type ReactNode } from 'react'
import type { Copy } from './en'

export const CopyContext = createContext<Copy | null>(null)

export interface CopyProviderProps {
  /** A whole catalogue; English while absent. */
  copy?: Copy | undefined
  children?: ReactNode
}

/** Sets the words of all views below it. */
export function CopyProvider({ copy, children }: CopyProviderProps) {
  const outer = useContext(CopyContext)
  return <CopyContext.Provider value={copy ?? outer}>{children}</CopyContext.Provider>
}
