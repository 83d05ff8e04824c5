'use client'
import { enDirectory } from './en/directory'
import { useWords } from './useWords'

/**
 * The words of the views of a directory, which come with them.
 * @example
 * const copy = useDirectoryCopy().allWallets
 */
export function useDirectoryCopy(): typeof enDirectory {
  return useWords(enDirectory)
}
