'use client'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'

/** Props of `SwapNotices`. */
export interface SwapNoticesProps {
  /** How the token is let go of. */
  allowance?: string | undefined
  /** What is to be looked at before. */
  warnings: readonly string[]
  /** Why nothing was swapped. */
  refusal?: string | undefined
  /** What is waited for. */
  waiting?: string | undefined
}

/** What is asked for, what is to be looked at before, what is waited for, and why it was not done; announced as well. */
export function SwapNotices({ allowance, warnings, refusal, waiting }: SwapNoticesProps) {
  const isFirst = !waiting && !refusal
  return (
    <>
      {warnings.map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
      {isFirst && allowance && <Notice tone="info">{allowance}</Notice>}
      {waiting && <Notice tone="loading">{waiting}</Notice>}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <LiveRegion>{waiting ?? [...warnings, allowance].filter((words) => words !== undefined).join(' ')}</LiveRegion>
      <LiveRegion assertive>{refusal}</LiveRegion>
    </>
  )
}
