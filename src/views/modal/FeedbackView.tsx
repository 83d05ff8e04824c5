'use client'
import { Notice } from '../../primitives/Notice'
import type { AlertKey, Snack } from '../../state/feedback'
import { useCopy } from '../copy/useCopy'

export interface FeedbackViewProps {
  alert: AlertKey | null
  snack: Snack | null
  onDismissAlert: () => void
  onDismissSnack: () => void
}

/** What the door has to say besides the view: an alert that stays, a snack that passes. */
export function FeedbackView({ alert, snack, onDismissAlert, onDismissSnack }: FeedbackViewProps) {
  const copy = useCopy()
  return (
    <>
      {alert && (
        <Notice
          tone="warning"
          title={copy.alerts[alert].title}
          onDismiss={onDismissAlert}
          dismissLabel={copy.shell.dismiss}
        >
          {copy.alerts[alert].detail}
        </Notice>
      )}
      {snack && !snack.isSpoken && (
        <Notice floating tone={snack.tone} onDismiss={onDismissSnack} dismissLabel={copy.shell.dismiss}>
          {copy.snacks[snack.message]}
        </Notice>
      )}
    </>
  )
}
