'use client'
import { enShell } from './en/shell'
import { useWords } from './useWords'

export type ShellCopy = typeof enShell

/**
 * The words that come with the modal; views that are loaded later bring their own.
 * @example
 * const { title } = useCopy().connect
 */
export function useCopy(): ShellCopy {
  return useWords(enShell)
}
