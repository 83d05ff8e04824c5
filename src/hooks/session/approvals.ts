'use client'
import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import type { ApprovingClick } from '../../state/session/approvals/decide'
import type { PendingApproval } from '../../state/session/approvals/queue'
import { usePortico, useValue } from '../PorticoProvider'
import { useLate } from '../useLate'

const loadApprovals = () => import('./approvals.late')
const noneAtom = atom(null)

export interface ApprovalControl {
  /** The request that waits for a yes, and which of how many it is; null while none does. */
  readonly approval: PendingApproval | null
  /** Says that the request is drawn in plain sight, or is not any more: a yes counts after half a second of it. */
  readonly setVisibility: (isSeen: boolean) => void
  /** A yes; counts when the request was seen for long enough, is seen, and a person clicked. */
  readonly approve: (click: ApprovingClick) => void
  /** A no: who asked gets `UserRejectedError`. */
  readonly reject: () => void
}

/**
 * Requests of a gated provider or wallet that wait for the person's yes, for a view of your own in place of
 * `ApproveTransaction`.
 * @example
 * const { approval, setVisibility, approve, reject } = useApproval()
 * useEffect(() => setVisibility(true), [approval?.id, approval?.description.status])
 * <button disabled={!approval?.isArmed} onClick={({ isTrusted }) => approve({ isTrusted, isSeen: true })}>Approve</button>
 */
export function useApproval(): ApprovalControl {
  const { store } = usePortico()
  const late = useLate(loadApprovals)
  const approval = useValue<PendingApproval | null>(late?.approvalAtom ?? noneAtom)
  const id = approval?.id
  const decisions = useMemo(() => {
    const isAsked = late && id !== undefined
    return {
      setVisibility: (isSeen: boolean) => (isAsked ? store.set(late.setVisibility, id, isSeen) : undefined),
      approve: (click: ApprovingClick) => (isAsked ? store.set(late.approve, id, click) : undefined),
      reject: () => (isAsked ? store.set(late.reject, id) : undefined),
    }
  }, [store, late, id])
  return { approval, ...decisions }
}
