'use client'
import { enAccount } from './en/account'
import { enTokens } from './en/tokens'
import { useWords } from './useWords'

const words = { ...enAccount, ...enTokens }

/**
 * The words of the views of tokens, which come with them.
 * @example
 * const copy = useTokensCopy().tokens
 */
export function useTokensCopy(): typeof words {
  return useWords(words)
}
