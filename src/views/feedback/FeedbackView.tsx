'use client'
import { Notice } from '../../primitives/feedback/Notice'
import type { AlertKey, Snack } from '../../state/feedback/feedback'
import { useCopy } from '../copy/useCopy'

export interface FeedbackViewProps {
  alert: AlertKey | null
  snack: Snack | null
  onDismissAlert: () => void
  onDismissSnack: () => void
  /** The pointer or the focus entered the snack, which pauses its timer, or left it. */
  onPauseSnack: () => void
  onResumeSnack: () => void
}

/** Messages shown over the view: an alert stays until dismissed, a snack disappears by itself. */
export function FeedbackView({ alert, snack, ...props }: FeedbackViewProps) {
  const copy = useCopy()
  return (
    <>
      {alert && (
        <Notice
          tone="warning"
          title={copy.alerts[alert].title}
          onDismiss={props.onDismissAlert}
          dismissLabel={copy.shell.dismiss}
        >
          {copy.alerts[alert].detail}
        </Notice>
      )}
      {snack && !snack.announceOnly && (
        <Notice
          floating
          tone={snack.tone}
          onDismiss={props.onDismissSnack}
          dismissLabel={copy.shell.dismiss}
          onPause={props.onPauseSnack}
          onResume={props.onResumeSnack}
        >
          {copy.snacks[snack.message]}
        </Notice>
      )}
    </>
  )
}
