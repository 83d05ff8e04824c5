'use client'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { PartialCopy } from './mergeCopy'

/** The words of every provider around a view, the nearest last. */
export const CopyContext = createContext<readonly PartialCopy[]>([])

/** Props of `CopyProvider`. */
export interface CopyProviderProps {
  /** Words to use in place of those of the nearest provider above, or of English: a whole catalogue, or some keys of it. */
  copy?: PartialCopy | undefined
  /** The part of the app that uses these words. */
  children?: ReactNode
}

/** Sets the words of all views below it. */
export function CopyProvider({ copy, children }: CopyProviderProps) {
  const outer = useContext(CopyContext)
  const all = useMemo(() => (copy ? [...outer, copy] : outer), [outer, copy])
  return <CopyContext.Provider value={all}>{children}</CopyContext.Provider>
}
