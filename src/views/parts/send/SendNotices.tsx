'use client'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'

/** Props of `SendNotices`. */
export interface SendNoticesProps {
  /** Warnings. */
  warnings: readonly string[]
  /** Why it was not sent. */
  refusal?: string | undefined
  /** The running step; shown in place of the warnings. */
  waiting?: string | undefined
}

/** Warnings before something is sent, and the reason that it was not; announced as well. */
export function SendNotices({ warnings, refusal, waiting }: SendNoticesProps) {
  return (
    <>
      {warnings.map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <LiveRegion>{waiting ?? warnings.join(' ')}</LiveRegion>
      <LiveRegion assertive>{refusal}</LiveRegion>
    </>
  )
}
