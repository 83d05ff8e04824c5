'use client'
import { Notice } from '../../primitives/feedback/Notice'
import type { AlertKey, Snack } from '../../state/feedback/feedback'
import { useCopy } from '../copy/useCopy'

export interface FeedbackViewProps {
  alert: AlertKey | null
  snack: Snack | null
  onDismissAlert: () => void
  onDismissSnack: () => void
  /** Somebody reads the snack, or stopped. */
  onHoldSnack: () => void
  onReleaseSnack: () => void
}

/** What the door has to say besides the view: an alert that stays, a snack that passes. */
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
      {snack && !snack.isSpoken && (
        <Notice
          floating
          tone={snack.tone}
          onDismiss={props.onDismissSnack}
          dismissLabel={copy.shell.dismiss}
          onHold={props.onHoldSnack}
          onRelease={props.onReleaseSnack}
        >
          {copy.snacks[snack.message]}
        </Notice>
      )}
    </>
  )
}
