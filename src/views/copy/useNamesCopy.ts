'use client'
import { useContext } from 'react'
import { CopyContext } from './CopyProvider'
import type { Copy } from './en'
import { enNames } from './en/names'

/** Words around an account's name; they come with their views. */
export function useNamesCopy(): Pick<Copy, keyof typeof enNames> {
  return useContext(CopyContext) ?? enNames
}
