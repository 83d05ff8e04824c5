'use client'
import { useContext } from 'react'
import { CopyContext } from './CopyProvider'
import type { Copy } from './en'
import { enButtons } from './en/buttons'

/** Words of the buttons; English without a provider. Kept apart from `useCopy` so that a page with a button loads only these. */
export function useButtonCopy(): Copy['buttons'] {
  return useContext(CopyContext)?.buttons ?? enButtons
}
