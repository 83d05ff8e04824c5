'use client'
import { useSendCalls } from '../../../hooks/money/calls'
import { useUnansweredCheck } from '../../parts/UnansweredPart'
import type { CallsStatusViewProps } from './CallsStatusView'

/**
 * Props of `CallsStatusView` for the calls that were asked for last; null where none were.
 * @example
 * const props = useCallsStatusView()
 * return props && <CallsStatusView {...props} />
 */
export function useCallsStatusView(): CallsStatusViewProps | null {
  const { calls: state, resumeCalls } = useSendCalls()
  const { status, mode, calls, reason, owners, canResume } = state
  const unanswered = useUnansweredCheck()
  if (status === 'idle') return null
  return {
    status,
    mode,
    calls,
    reason,
    owners,
    ...unanswered,
    // The calls themselves show the result.
    onResume: canResume ? () => void resumeCalls().catch(() => undefined) : undefined,
  }
}
