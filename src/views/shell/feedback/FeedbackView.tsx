'use client'
import { Notice } from '../../../primitives/feedback/Notice'
import type { Snack } from '../../../state/shell/feedback/feedback'
import { useCopy } from '../../copy/useCopy'

/** Words of an alert. */
export interface AlertWords {
  readonly title: string
  readonly detail: string
}

/** Props of `FeedbackView`; `useFeedbackView` returns them for this instance. */
export interface FeedbackViewProps {
  /** Words of the alert that is shown. */
  alert: AlertWords | null
  /** The snack that is shown. */
  snack: Snack | null
  /** Takes the alert away. */
  onDismissAlert: () => void
  /** Takes the snack away. */
  onDismissSnack: () => void
  /** The pointer or the focus entered the snack, which pauses its timer. */
  onPauseSnack: () => void
  /** Both left it again. */
  onResumeSnack: () => void
}

/** Messages shown over the view: an alert stays until dismissed, a snack disappears by itself. */
export function FeedbackView({ alert, snack, ...props }: FeedbackViewProps) {
  const copy = useCopy()
  return (
    <>
      {alert && (
        <Notice tone="warning" title={alert.title} onDismiss={props.onDismissAlert} dismissLabel={copy.shell.dismiss}>
          {alert.detail}
        </Notice>
      )}
      {snack && !snack.announceOnly && (
        <Notice
          floating={!snack.isInPlace}
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
