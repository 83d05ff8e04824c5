'use client'
import { useContext } from 'react'
import { CopyContext } from './CopyProvider'
import { enShell } from './en/shell'

export type ShellCopy = typeof enShell

/** The words of the nearest provider; English without one. */
export function useCopy(): ShellCopy {
  return useContext(CopyContext) ?? enShell
}
