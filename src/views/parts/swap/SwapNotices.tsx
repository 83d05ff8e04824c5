'use client'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'

/** Props of `SwapNotices`. */
export interface SwapNoticesProps {
  /** The way to allow the token. */
  allowance?: string | undefined
  /** Warnings. */
  warnings: readonly string[]
  /** Why nothing was swapped. */
  refusal?: string | undefined
  /** The running step. */
  waiting?: string | undefined
}

/** The request, the warnings, the running step, and the reason of a failure; announced as well. */
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
