'use client'
import { useContext } from 'react'
import { CopyContext } from './CopyProvider'
import type { Copy } from './en'
import { enApprove } from './en/approvals'

/** Words about requests; they come with their view. */
export function useApproveCopy(): Copy['approve'] {
  return useContext(CopyContext)?.approve ?? enApprove
}
